import type { Plane, Pool, Refusal, Setup, Sheet, Side } from '@fray/kernel'

/** The attributes, by position. */
export const ATTRIBUTES = ['strength', 'agility', 'dexterity', 'perception', 'memory', 'insight'] as const
export const STRENGTH = 0
export const AGILITY = 1
export const DEXTERITY = 2
export const PERCEPTION = 3
export const MEMORY = 4
export const INSIGHT = 5
/** No attribute: a total that stands in the data as it is. */
export const NO_ATTRIBUTE = -1

/** The skills that the rules use, by position; their totals stand in the stat block. */
export const SKILLS = ['heal', 'intimidation', 'balance'] as const
export const HEAL = 0
export const INTIMIDATION = 1
export const BALANCE = 2

/** The damage types, by position; a set of them is a number whose bit n says that type n is in it. */
export const DAMAGE_TYPES = [
  'blunt',
  'piercing',
  'slashing',
  'chopping',
  'fire',
  'cold',
  'electric',
  'sonic',
  'acid',
  'holy',
  'unholy',
] as const
/** What a wound can be marked with: the damage types, then losses that have none of them (`wound-mark-types`). */
export const WOUND_MARKS = [...DAMAGE_TYPES, 'strain', 'bleeding'] as const
export const STRAIN_BIT = 1 << DAMAGE_TYPES.length
export const BLEEDING_BIT = 2 << DAMAGE_TYPES.length

/** How an attack reaches its target. */
export const MODES = ['melee', 'ranged', 'thrown'] as const
export const MELEE = 0
export const RANGED = 1
export const THROWN = 2

/** Where an item is, by position. `body`: grown (claws) or worn (armor), in nobody's hands. */
export const PLACES = ['main', 'off', 'both', 'body', 'carried', 'ground', 'used-up'] as const
export const MAIN_HAND = 0
export const OFF_HAND = 1
export const BOTH_HANDS = 2
export const ON_BODY = 3
export const CARRIED = 4
export const ON_GROUND = 5
export const USED_UP = 6

/** What may be declared, by position (`declaration-contents`). */
export const KINDS = [
  'move',
  'attack',
  'cast',
  'consume',
  'throw',
  'full-defense',
  'defensive',
  'heal',
  'intimidate',
  'activate',
  'pick-up',
  'stand-up',
  'improvise',
] as const
/** Moving only. */
export const JUST_MOVE = 0
export const ATTACK = 1
export const CAST = 2
export const CONSUME = 3
export const THROW = 4
export const FULL_DEFENSE = 5
/** A Defensive Attack; without a thing it is the one that does not attack. */
export const DEFENSIVE = 6
export const HEAL_CHECK = 7
export const INTIMIDATE = 8
export const ACTIVATE = 9
export const PICK_UP = 10
export const STAND_UP = 11
export const IMPROVISE = 12

/** An attack as the data has it: a weapon's, an attack spell's or a thrown item's. */
export interface Strike {
  /** What people call it; unique among the attacks of one combatant. */
  readonly name: string
  /** Position in MODES. */
  readonly mode: number
  /** The total in the stat block (`attack-bonus`). */
  readonly bonus: number
  /** Position in ATTRIBUTES whose current modifier is added, or NO_ATTRIBUTE. */
  readonly attribute: number
  /** Null for an attack that deals no damage. */
  readonly damage: Pool | null
  readonly damageAttribute: number
  /** Damage types as bits, at least one where there is damage. */
  readonly types: number
  /** Critical multiplier: 2, 3 or 4; 0 for an attack that never crits (`crit-natural`). */
  readonly crit: number
  /** Natural total from which a hit is critical; 0 for the usual one of the check dice. */
  readonly critOn: number
  /** What it adds to the Round Initiative; 0 for spells and thrown items, which have a speed of their own. */
  readonly speed: number
  /** Melee: yards, 1 or more. Ranged and thrown: yards. */
  readonly reach: number
  /** Strikes in one attack, 1 or more (`attack-strikes`). */
  readonly strikes: number
}

/** What lasts while a condition or an injury does. */
export interface Bearing {
  readonly defense: number
  readonly armor: number
  readonly attack: number
  /** Yards. */
  readonly speed: number
  readonly halfSpeed: boolean
  /** Cannot move at all. */
  readonly noMove: boolean
  readonly prone: boolean
  /** Cannot get up while it lasts. */
  readonly noStanding: boolean
  /** No movement, no action but speech, no Reaction. */
  readonly paralyzed: boolean
  readonly noReaction: boolean
  readonly noSpeech: boolean
  /** The referee is asked at the end of each round what comes of it. */
  readonly noBreath: boolean
  /** At most one action in any two rounds in a row. */
  readonly oneActionInTwo: boolean
  /** By position in SKILLS. */
  readonly skills: readonly number[]
  /** What the rules give no numbers for, in words for the referee. */
  readonly markers: readonly string[]
}

/** What an injury does to the arm or hand on its side. */
export const LIMBS = ['none', 'no-attack', 'no-hold'] as const
export const NO_LIMB = 0
/** No attacks with that arm. */
export const NO_ATTACK = 1
/** It can hold nothing: what it holds drops, and so it cannot be used. */
export const NO_HOLD = 2

/** One row of an injury table. */
export interface Injury {
  readonly name: string
  /** The rule that the row is, for the rows that the catalogue has; else `combat-injury-table`. */
  readonly rule: string
  /** A d4 says on which side, before the damage dice (`injury-side`). */
  readonly side: boolean
  /** Position in LIMBS. */
  readonly limb: number
  /** Attributes that are damaged, by position, all by one roll of `damage`. */
  readonly attributes: readonly number[]
  readonly damage: Pool | null
  readonly bearing: Bearing
}

/** The table of a damage type. */
export interface InjuryTable {
  /** Position in DAMAGE_TYPES. */
  readonly type: number
  readonly die: number
  /** By face less one. */
  readonly rows: readonly Injury[]
}

/** A condition as data; one that data does not know is a bearing of nothing but its name as a marker. */
export interface Condition {
  readonly id: string
  readonly name: string
  readonly bearing: Bearing
}

/** What a spell, an item or an ability does: the effects that the engine knows. */
export type Effect =
  | {
      readonly effect: 'damage'
      readonly amount: Pool
      readonly types: number
      /** `stress`: Stress first, as usual; `wound-points`: straight to Wound Points. */
      readonly to: 'stress' | 'wound-points'
      /** Whether Armor reduces it (`other-damage`: no, unless the data says so). */
      readonly armor: boolean
    }
  | { readonly effect: 'restore'; readonly pool: 'stress' | 'wound-points' | 'mana'; readonly amount: Pool }
  | { readonly effect: 'remove-wounds'; readonly count: number }
  | { readonly effect: 'heal-injuries' }
  | { readonly effect: 'stabilize' }
  | { readonly effect: 'attribute-damage'; readonly attributes: readonly number[]; readonly amount: Pool }
  | { readonly effect: 'restore-attributes' }
  | {
      readonly effect: 'condition'
      /** Position in `WeaponSpeedSetup.conditions`. */
      readonly condition: number
      /** Rounds, this one included; 0 until something ends it. */
      readonly rounds: number
    }
  | { readonly effect: 'end-condition'; readonly condition: number }
  | { readonly effect: 'base-initiative'; readonly amount: number }
  | { readonly effect: 'push'; readonly yards: number }

export type EffectName = Effect['effect']

/** Whom a spell, an item or an ability can be aimed at. */
export const AIMS = ['self', 'ally', 'enemy', 'anyone'] as const
export type Aim = (typeof AIMS)[number]

/** What using something up does. */
export interface Consumable {
  readonly speed: number
  readonly effects: readonly Effect[]
}

/** What throwing an item does: an attack, effects, or both (effects after a hit). */
export interface Throwable {
  readonly speed: number
  /** Yards. */
  readonly range: number
  readonly attack: Strike | null
  readonly effects: readonly Effect[]
}

/** An item: weapon, shield, armor, potion, flask, or a creature's own claws. */
export interface ItemKind {
  readonly name: string
  /** Hands that hold it in use: 0, 1 or 2. */
  readonly hands: number
  /** Grown, not held: always there. */
  readonly natural: boolean
  readonly attacks: readonly Strike[]
  /** What it gives while held or worn. */
  readonly defense: number
  readonly armor: number
  readonly consumable: Consumable | null
  readonly throwable: Throwable | null
}

/** A spell as one combatant casts it. */
export interface Spell {
  readonly name: string
  readonly castingTn: number
  /** The caster's bonus to the check. */
  readonly castingBonus: number
  readonly mana: number
  /** Already castingTn - 10 unless the data states another (`spell-speed`). */
  readonly speed: number
  /** Yards; 0 for the caster alone. */
  readonly range: number
  readonly aim: Aim
  readonly attack: Strike | null
  readonly effects: readonly Effect[]
}

/** A Trait, Class Feature or Talent. */
export interface Ability {
  readonly name: string
  /** `passive` ones only give what `gives` says. */
  readonly action: 'standard' | 'free' | 'passive'
  readonly speed: number
  readonly stress: number
  readonly range: number
  readonly aim: Aim
  readonly effects: readonly Effect[]
  /** What it always gives: added at the start. */
  readonly gives: {
    readonly defense: number
    readonly armor: number
    readonly woundPoints: number
    readonly initiative: number
    readonly speed: number
  }
}

/** Hit Dice of one size. */
export interface HitDice {
  readonly count: number
  readonly sides: number
}

/** The unchanging part of a combatant. */
export interface WeaponSpeedSheet extends Sheet {
  readonly monster: boolean
  /** The content id that it was made from, or ''. */
  readonly from: string
  readonly about: string
  readonly hitDice: readonly HitDice[]
  /** Stated in the data, so that nothing derives it; null where Hit Dice give it. */
  readonly stressMax: number | null
  readonly spells: readonly Spell[]
  readonly abilities: readonly Ability[]
  readonly tags: readonly string[]
}

/** Something that a combatant has at the start. */
export interface CarriedItem {
  readonly kind: ItemKind
  /** Position in PLACES. */
  readonly place: number
  /** How many of it are left to use up; 1 for most. */
  readonly count: number
}

/** A wound from before. */
export interface MarkedWound {
  readonly amount: number
  /** Bits by position in WOUND_MARKS; 0 for none. */
  readonly marks: number
}

/** An injury from before; its attribute damage is in `Entrant.damaged` already. */
export interface OldInjury {
  readonly injury: Injury
  /** Position in DAMAGE_TYPES and in the rows of its table, or -1 for one that stands in no table. */
  readonly type: number
  readonly row: number
  /** MAIN_HAND, OFF_HAND, or -1. */
  readonly side: number
}

/** A condition from before. */
export interface OldCondition {
  readonly condition: number
  /** Rounds that it still lasts, this one included; 0 until something ends it. */
  readonly rounds: number
}

/** What somebody has declared: the kind, and the item, spell or ability that it names. */
export interface Declared {
  /** Position in KINDS. */
  readonly kind: number
  /** Position among the entrant's items, spells or abilities, as the kind has it; -1 for none. */
  readonly thing: number
  /** Position among the item's attacks; 0 where it has no choice. */
  readonly attack: number
}

/** A turn of a fight that begins in the middle. */
export interface PlannedTurn {
  /** Position in the roster. */
  readonly who: number
  readonly declared: Declared
  /** Where it is not base + speed (for `missed`: before the -12); null for the usual. */
  readonly initiative: number | null
}

/** A combatant as it enters the fight: its sheet and the numbers its row begins with. */
export interface Entrant {
  readonly sheet: WeaponSpeedSheet
  /** Position in `Setup.sides`. */
  readonly side: number
  readonly seat: number
  /** Current scores, by position in ATTRIBUTES, damage already taken off. */
  readonly scores: readonly number[]
  /** Points of damage to each attribute. */
  readonly damaged: readonly number[]
  /** Null: at its maximum. */
  readonly stress: number | null
  readonly woundPoints: number | null
  /** What traits and Talents add to maximum Wound Points, those of `abilities` not included. */
  readonly wpModifiers: number
  readonly mana: number
  readonly manaMax: number
  /** Without items and abilities. */
  readonly defenseBonus: number
  readonly armor: number
  /** Yards per round, without abilities. */
  readonly speed: number
  /** Added to the d12, without abilities. */
  readonly initiativeModifier: number
  /** By position in SKILLS. */
  readonly skills: readonly number[]
  readonly items: readonly CarriedItem[]
  /** A position on the plane. */
  readonly square: number
  readonly wounds: readonly MarkedWound[]
  readonly injuries: readonly OldInjury[]
  readonly conditions: readonly OldCondition[]
  /** For a fight that begins in the middle; null: 6 less the Agility modifier, plus modifiers. */
  readonly baseInitiative: number | null
  readonly surprised: boolean
  readonly stabilized: boolean
  readonly prone: boolean
  readonly state: number
  readonly fullDefense: boolean
  readonly reactionUsed: boolean
  /** Yards moved this round. */
  readonly moved: number
  /** Actions taken this round, and in the round before. */
  readonly actions: number
  readonly actedBefore: number
  /** Wound Points lost in the biggest single hit of this round. */
  readonly bigHit: number
  /** The best Intimidation against it this round, or null. */
  readonly intimidated: number | null
}

/** What has become of a combatant besides what its Wound Points say. */
export const STATES = ['in', 'fleeing', 'surrendered', 'fled', 'dead'] as const
export const IN = 0
export const FLEEING = 1
export const SURRENDERED = 2
export const FLED = 3
export const DEAD = 4

/** One side of a fight. */
export interface WeaponSpeedSide extends Side {
  /** Positions of the sides that it is not hostile to, its own included, as bits. */
  readonly friends: number
}

/** Who is surprised at the start: asked of the referee, or said by the encounter (positions in the roster). */
export type Surprised = 'ask' | readonly number[]

/** A fight that begins in the middle. */
export interface Midway {
  readonly round: number
  /** The count last resolved, or being resolved; null before the round's first. */
  readonly count: number | null
  /** Whose turn is on (position in the roster), or -1 between counts. */
  readonly turn: number
  /** Whether `turn` is its made-up turn. */
  readonly turnIsLate: boolean
  /** Nobody has declared yet. */
  readonly declaring: boolean
  /** Turns still to come this round; who is not here has had its turn. */
  readonly turns: readonly PlannedTurn[]
  /** Made-up turns still to come this round, at their number. */
  readonly late: readonly PlannedTurn[]
  /** Turns missed this round, to be made up in the next at -12. */
  readonly missed: readonly PlannedTurn[]
}

/** Where combatants can leave the battlefield: its outermost squares, nowhere, or these squares. */
export type Exits = 'edge' | 'none' | readonly number[]

export interface WeaponSpeedSetup extends Setup {
  readonly sides: readonly WeaponSpeedSide[]
  readonly plane: Plane
  readonly exits: Exits
  readonly roster: readonly Entrant[]
  readonly surprised: Surprised
  /** Monsters that share a d12: positions in the roster. */
  readonly groups: readonly (readonly number[])[]
  /** By position in DAMAGE_TYPES; null where nobody has supplied one (`combat-injury-empty-table`). */
  readonly injuries: readonly (InjuryTable | null)[]
  readonly conditions: readonly Condition[]
  /** Modifiers by score, from the data; null for the usual formula (`attribute-modifier`). */
  readonly modifiers: readonly number[] | null
  readonly now: Midway | null
  /** Reads a combatant that joins in mid-fight (its map as in an encounter file): the entrant, or why it is refused. */
  readonly readEntrant: (name: string, raw: unknown, side: number) => Entrant | Refusal
  /** Reads dice or a number given in a command: a pool, or why it is refused. */
  readonly readAmount: (raw: unknown) => Pool | Refusal
  /** Reads an injury given in a command, its map as in content: the injury, or why it is refused. */
  readonly readInjury: (raw: unknown) => Injury | Refusal
}
