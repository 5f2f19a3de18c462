import type { Grid, Pool, Refusal, Setup, Sheet, Side } from '@fray/kernel'

/** The attributes, by position. In every formula their modifiers are meant (`attribute-modifiers`). */
export const ATTRIBUTES = ['str', 'dex', 'con', 'int', 'wis'] as const
export const STR = 0
export const DEX = 1
export const CON = 2
export const INT = 3
export const WIS = 4

/** The skills that the rules name, by position. */
export const SKILLS = ['brawl', 'stab', 'shoot', 'exert', 'sneak', 'notice', 'heal'] as const
export const BRAWL = 0
export const STAB = 1
export const SHOOT = 2
export const EXERT = 3
export const SNEAK = 4
export const NOTICE = 5
export const HEAL = 6
/** A skill that the stat block does not give: for an NPC its `skillBonus` stands in (`npc-skill-levels`). */
export const NO_SKILL = -99

/** How a weapon is used in one of its modes. */
export const MODES = ['melee', 'ranged', 'thrown'] as const
export const MELEE = 0
export const RANGED = 1
export const THROWN = 2

/** Where an item is, by position. */
export const CARRIED = ['hand', 'readied', 'stowed', 'ground'] as const
export const IN_HAND = 0
export const READIED = 1
export const STOWED = 2
export const ON_GROUND = 3

/** What a combatant is able to do, by position; only `up` acts. */
export const STATES = ['up', 'mortally-injured', 'stable', 'unconscious', 'dead', 'fled'] as const
export const UP = 0
export const MORTALLY_INJURED = 1
export const STABLE = 2
export const UNCONSCIOUS = 3
export const DEAD = 4
export const FLED = 5

/** How well the enemies know where somebody is. */
export const UNSEEN = ['seen', 'located', 'unlocated'] as const
export const SEEN = 0
export const LOCATED = 1
export const UNLOCATED = 2

/** At which moments a combatant is asked for Instants, each with those before it. */
export const HEED = ['nothing', 'rolls', 'actions', 'steps'] as const
export const HEED_NOTHING = 0
export const HEED_ROLLS = 1
export const HEED_ACTIONS = 2
export const HEED_STEPS = 3

/** Maneuvers in place of damage. */
export const MANEUVERS = ['shove', 'grapple'] as const
export const NO_MANEUVER = -1
export const SHOVE = 0
export const GRAPPLE = 1

/** What an action costs. */
export const COSTS = ['free', 'instant', 'move', 'main', 'passive'] as const
export type Cost = (typeof COSTS)[number]

/** When a power can be used. */
export const MOMENTS = ['any', 'own-miss', 'own-hit', 'hit-on-me', 'miss-on-me', 'ally-hit'] as const
export type Moment = (typeof MOMENTS)[number]

/** A Shock rating: points, and the highest AC that it reaches (null: any). */
export interface ShockRating {
  readonly points: number
  readonly maxAc: number | null
}

/** One way of using a weapon. */
export interface Mode {
  /** Position in MODES. */
  readonly kind: number
  /** Positions in ATTRIBUTES, of which the attacker chooses one. */
  readonly attributes: readonly number[]
  /** Position in SKILLS: Brawl, Stab, Shoot or Exert. */
  readonly skill: number
  /** Null where the content gives no die: the referee is asked (`unarmed-die`). */
  readonly damage: Pool | null
  readonly shock: ShockRating | null
  /** Melee: feet, 5 or more. */
  readonly reach: number
  /** Ranged and thrown: feet; beyond `range` -2, beyond `maxRange` refused. */
  readonly range: number
  readonly maxRange: number
}

/** How often something may be used; null for any number of times. */
export interface Uses {
  readonly times: number
  readonly per: 'round' | 'fight' | 'day'
}

/** Which attacks an effect speaks of. */
export type AttackKind = 'any' | 'melee' | 'ranged' | 'unarmed'

/** What a power, a spell or an item does: the effects that the engine knows. */
export type Effect =
  | { readonly effect: 'damage'; readonly amount: number; readonly addsToShock: boolean; readonly when: AttackKind }
  | { readonly effect: 'to-hit'; readonly amount: number; readonly when: AttackKind }
  | { readonly effect: 'shock'; readonly points: number; readonly anyAc: boolean }
  | { readonly effect: 'shock-immune' }
  | { readonly effect: 'treat-as-hit' }
  | { readonly effect: 'treat-as-miss' }
  | {
      readonly effect: 'cheaper'
      readonly action: 'disengage' | 'stand-up' | 'reload'
      readonly cost: 'free' | 'move'
    }
  | { readonly effect: 'screen-extra'; readonly amount: number }
  | { readonly effect: 'heal'; readonly amount: Pool }
  | { readonly effect: 'ac'; readonly amount: number }
  | { readonly effect: 'extra-attack' }
  | { readonly effect: 'sees-unseen' }
  | { readonly effect: 'no-opportunity' }
  | { readonly effect: 'hurt'; readonly amount: Pool; readonly save: 'half' | 'none' | null }
  | { readonly effect: 'knock-prone'; readonly save: 'none' | null }
  | { readonly effect: 'push'; readonly feet: number }
  | { readonly effect: 'unseen' }

export type EffectName = Effect['effect']

/** An item; a weapon when it has modes. */
export interface ItemKind {
  readonly name: string
  /** Hands needed to use it: 0, 1 or 2. */
  readonly hands: number
  readonly modes: readonly Mode[]
  /** A magic weapon's bonus to hit, damage and Shock. */
  readonly magic: number
  /** What reloading it costs an unskilled shooter; null for weapons that are not reloaded. */
  readonly reload: 'move' | 'main' | null
  /** Grown, not held: claws, teeth. Always there, in nobody's hands, armed (`armed-melee-combatant`). */
  readonly natural: boolean
  /** Bare hands: adds the Brawl level to damage, does not count as armed, can grapple. */
  readonly unarmed: boolean
  readonly nonLethal: boolean
  readonly shield: boolean
  readonly quiver: boolean
  /** A healer's kit. */
  readonly kit: boolean
  /** What using it does, for potions and the like; using it takes a Main Action and uses it up. */
  readonly effects: readonly Effect[]
}

/** A power, feat or class ability. */
export interface Power {
  readonly name: string
  readonly cost: Cost
  readonly moment: Moment
  readonly uses: Uses | null
  readonly effects: readonly Effect[]
}

/** A spell. */
export interface Spell {
  readonly name: string
  /** Not `passive`. */
  readonly cost: Cost
  /** Feet; 0 for the caster's own square or body. */
  readonly range: number
  readonly target: 'one' | 'self' | 'ally' | 'area'
  /** Feet, a multiple of five; 0 unless `target` is `area`. */
  readonly radius: number
  readonly needsSight: boolean
  readonly provokes: boolean
  readonly uses: Uses | null
  readonly effects: readonly Effect[]
}

/** The unchanging part of a combatant. */
export interface ShockSheet extends Sheet {
  readonly pc: boolean
  /** The content id that it was made from, or ''. */
  readonly from: string
  readonly about: string
  readonly tags: readonly string[]
  readonly powers: readonly Power[]
  readonly spells: readonly Spell[]
}

/** An item somebody has at the start. */
export interface CarriedItem {
  readonly kind: ItemKind
  /** Position in CARRIED; ON_GROUND: it lies in its owner's square. */
  readonly carried: number
  readonly loaded: boolean
}

/** An execution being prepared. */
export interface Aiming {
  /** Position in the roster. */
  readonly at: number
  /** Position in the entrant's items. */
  readonly weapon: number
  /** Rounds complete, 0 to 6. */
  readonly rounds: number
}

/** A combatant as it enters the fight: its sheet and the numbers its row begins with. */
export interface Entrant {
  readonly sheet: ShockSheet
  /** Position in `Setup.sides`. */
  readonly side: number
  readonly seat: number
  readonly named: boolean
  readonly hp: number
  readonly hpMax: number
  readonly ac: number
  /** Already the Hit Dice where an NPC's stat block gives no bonus (`npc-attack-bonus`). */
  readonly attackBonus: number
  /** By position in ATTRIBUTES. */
  readonly mods: readonly number[]
  /** By position in SKILLS; NO_SKILL where the skill bonus stands in. */
  readonly skills: readonly number[]
  readonly skillBonus: number
  readonly physicalSave: number
  /** Feet. */
  readonly move: number
  /** Feet. */
  readonly reach: number
  /** Squares per side. */
  readonly footprint: number
  readonly wrestleSize: number
  readonly disciplined: boolean
  readonly shockImmune: boolean
  /** Attacks with one Main Action. */
  readonly attacks: number
  readonly items: readonly CarriedItem[]
  readonly alert: boolean
  /** The square of its least x and y. */
  readonly square: number
  /** Feet above the floor. */
  readonly altitude: number
  readonly state: number
  /** The round in which it fell, 0 for one who is up. */
  readonly fell: number
  readonly mainSpent: boolean
  readonly moveSpent: boolean
  readonly prone: boolean
  readonly totalDefense: boolean
  readonly charged: boolean
  readonly shieldUsed: boolean
  readonly holding: boolean
  readonly dual: boolean
  readonly retreating: boolean
  readonly unsuspecting: boolean
  readonly unseen: number
  readonly heed: number
  /** Positions in the roster; -1 for nobody. */
  readonly screening: number
  readonly grappling: number
  readonly swarm: number
  readonly disengagedFrom: readonly number[]
  readonly aiming: Aiming | null
}

/** One side of a fight. */
export interface ShockSide extends Side {
  readonly party: boolean
  readonly alert: boolean
  /** Specifically hidden: even an alert side can be surprised by it (`alert-not-surprised`). */
  readonly hidden: boolean
}

/** A check for surprise that the encounter asks for. Positions of sides and, where named, in the roster (else -1). */
export interface SurpriseCheck {
  readonly by: number
  readonly against: number
  readonly roll: 'stealth' | 'door'
  readonly who: number
  readonly notices: number
}

/** Who is surprised: sides (positions), or a check that decides. */
export interface Surprise {
  readonly sides: readonly number[]
  readonly check: SurpriseCheck | null
}

/** A fight that begins in the middle. */
export interface Midway {
  readonly round: number
  /** Position of the side whose turn it is. */
  readonly side: number
  /** Positions of the sides in the order in which they act. */
  readonly order: readonly number[]
  readonly surpriseRound: boolean
}

/** Where combatants may leave the battlefield. */
export type Exits = 'edge' | 'none' | readonly number[]

export interface ShockSetup extends Setup {
  readonly sides: readonly ShockSide[]
  readonly grid: Grid
  readonly exits: Exits
  readonly roster: readonly Entrant[]
  readonly surprise: Surprise
  readonly now: Midway | null
  /** The unarmed weapon of the content, for everybody who has none of its own. */
  readonly fist: ItemKind
  /** Reads a combatant that joins in mid-fight (its map as in an encounter file): the entrant, or why it is refused. */
  readonly readEntrant: (name: string, raw: unknown, side: number) => Entrant | Refusal
  /** Reads dice or a number given in a command: a pool, or why it is refused. */
  readonly readAmount: (raw: unknown) => Pool | Refusal
}
