import type { Pool, Refusal, Setup, Sheet, ZoneGraph } from '@fray/kernel'

/** The six Attributes, by position. */
export const ATTRIBUTES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
export const STR = 0
export const DEX = 1
export const CON = 2
export const INT = 3
export const WIS = 4
export const CHA = 5
/** In place of an Attribute, or of the DR of an effect: the referee is asked when the effect lands. */
export const ASK_REFEREE = -1

/** In place of an attack spell's Attribute: its data names none. STR or DEX to hit, as for a weapon; DEX to avoid. */
export const USUAL_ATTRIBUTE = -2

/** The four hindrances, by position. */
export const HINDRANCES = ['weakened', 'distracted', 'stuck', 'paralyzed'] as const
export const WEAKENED = 0
export const DISTRACTED = 1
export const STUCK = 2
export const PARALYZED = 3

/** The four ranges, by position; the position is also the farthest distance in steps (distant: any). */
export const RANGES = ['close', 'nearby', 'far-away', 'distant'] as const
export const CLOSE = 0
export const NEARBY = 1
export const FAR_AWAY = 2
export const DISTANT = 3

/** Sides, by position. */
export const CHARACTERS = 0
export const ENEMIES = 1

/** Where an item is, by position. */
export const PLACES = ['hand', 'body', 'backpack', 'ground'] as const
export const IN_HAND = 0
export const ON_BODY = 1
export const IN_BACKPACK = 2
export const ON_GROUND = 3

export const STATUSES = ['fighting', 'fleeing', 'parleying', 'out-of-action', 'left'] as const
export const FIGHTING = 0
export const FLEEING = 1
export const PARLEYING = 2
export const OUT_OF_ACTION = 3
export const LEFT = 4

/** When a hazard is tested, by position. */
export const TIMINGS = ['turn-start', 'on-enter', 'turn-end'] as const

/** Ongoing Damage as an effect lays it on. `attribute` and `dr` may be {@link ASK_REFEREE}; `moments` is 0 where only a Test ends it. */
export interface OngoingEffect {
  readonly attribute: number
  readonly dr: number
  readonly moments: number
}

/** A hindrance as an effect lays it on. `attribute` and `dr` may be {@link ASK_REFEREE}. */
export interface HindranceEffect {
  readonly kind: number
  readonly attribute: number
  readonly dr: number
  readonly needsAction: boolean
  readonly moments: number
}

/** What an attack, a hazard or a spell may do besides damage. */
export interface Rider {
  readonly ongoing: OngoingEffect | null
  readonly hindrance: HindranceEffect | null
}

/** An attack in a creature's data. */
export interface CreatureAttack extends Rider {
  readonly name: string
  readonly ranged: boolean
  readonly damage: Pool
  /** The second set of dice of a creature that dual-wields. */
  readonly second: Pool | null
  /** Farthest range (position in RANGES); {@link CLOSE} for melee. */
  readonly reach: number
}

/** An item; a weapon when it has damage. */
export interface ItemKind extends Rider {
  readonly name: string
  readonly melee: boolean
  readonly ranged: boolean
  /** Hands needed to use it: 0, 1 or 2. */
  readonly hands: number
  readonly damage: Pool | null
  readonly reach: number
  /** How often it can be marked before it is used up; 0 for things that are never marked. */
  readonly usages: number
}

export interface Spell extends Rider {
  readonly name: string
  readonly range: number
  /** How many Creatures at most; 0 for everyone in a Zone. */
  readonly targets: number
  /** With a whole Zone: the caster's friends are left out. */
  readonly sparesAllies: boolean
  readonly attack: 'melee' | 'ranged' | null
  /** The Attribute of an attack spell: of the caster's Test, or of the one to avoid it. May be USUAL_ATTRIBUTE or ASK_REFEREE. */
  readonly attribute: number
  readonly test: { readonly by: 'caster' | 'target' | 'nobody'; readonly attribute: number; readonly dr: number }
  readonly damage: Pool | null
  readonly healing: Pool | null
  /** Zones that the target is moved, as the caster names them; 0 for none. At most 1. */
  readonly move: number
  readonly hostile: boolean
}

export interface Hazard extends Rider {
  readonly attribute: number
  readonly dr: number
  readonly damage: Pool | null
  /** Names of combatants (or of kinds: a combatant's `from` id) that it does not touch. */
  readonly immune: readonly string[]
  /** Position in TIMINGS. */
  readonly when: number
}

export interface ZoneSetup {
  readonly id: string
  readonly name: string
  /** How many Creatures fit; -1 for any number. */
  readonly capacity: number
  readonly hazard: Hazard | null
  /** Sides (positions) that may leave the battlefield here. */
  readonly exits: readonly number[]
  readonly note: string
}

/** The unchanging part of a combatant. */
export interface ZonesSheet extends Sheet {
  readonly character: boolean
  /** The content id that it was made from, or ''. */
  readonly from: string
  readonly about: string
  readonly attacks: readonly CreatureAttack[]
  readonly spells: readonly Spell[]
}

/** An item somebody carries at the start. */
export interface CarriedItem {
  readonly kind: ItemKind
  readonly place: number
  readonly marked: number
}

/** A combatant as it enters the fight: its sheet and the numbers its row begins with. */
export interface Entrant {
  readonly sheet: ZonesSheet
  readonly side: number
  readonly seat: number
  readonly level: number
  /** By position in ATTRIBUTES; all 0 for creatures. */
  readonly attributes: readonly number[]
  /** 0 for Characters. */
  readonly skill: number
  readonly hp: number
  readonly hpMax: number
  readonly armor: number
  /** The Zone's position. */
  readonly zone: number
  readonly items: readonly CarriedItem[]
  readonly status: number
  readonly moved: boolean
  readonly acted: boolean
  readonly disengaged: boolean
  readonly ongoing: OngoingEffect | null
  /** In the order in which they were gained. */
  readonly hindrances: readonly HindranceEffect[]
  /** The Character's initiative total, or null when it is rolled. */
  readonly initiative: number | null
  /** A set attitude: no Reaction roll. '' for none. */
  readonly attitude: string
}

/** A fight that begins in the middle. */
export interface Midway {
  readonly round: number
  /** Position in the roster of whose Turn it is, or -1. */
  readonly turn: number
  /** Position in the roster of whose Turn is about to begin, or -1. */
  readonly next: number
  /** Positions in the roster in the order of Turns. */
  readonly order: readonly number[]
}

/** A table for what becomes of the fallen: results by face of one die. */
export interface AftermathTable {
  readonly sides: number
  /** By face, from 1. */
  readonly results: readonly string[]
}

export interface ZonesSetup extends Setup {
  readonly graph: ZoneGraph
  readonly zones: readonly ZoneSetup[]
  /** Starting Zone of each side, by position. */
  readonly starts: readonly number[]
  readonly roster: readonly Entrant[]
  readonly surprised: 'ask' | 'nobody' | 'characters' | 'enemies'
  readonly now: Midway | null
  readonly aftermath: AftermathTable | null
  /**
   * Reads a combatant that joins in mid-fight (its map as in an encounter file): the entrant, or why it is
   * refused.
   */
  readonly readEntrant: (name: string, raw: unknown) => Entrant | Refusal
  /** Reads a hazard or an effect given in a command: the value, or why it is refused. */
  readonly readHazard: (raw: unknown) => Hazard | Refusal
  readonly readOngoing: (raw: unknown) => OngoingEffect | Refusal
  readonly readHindrance: (raw: unknown) => HindranceEffect | Refusal
}
