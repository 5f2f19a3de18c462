import type { Grid, Pool, Refusal, Setup, Sheet, Side } from '@fray/kernel'

/** The kinds of action that a turn gives, by position. */
export const BUDGET = ['attack', 'move', 'bonus'] as const
export const ATTACK_ACTION = 0
export const MOVE_ACTION = 1
export const BONUS_ACTION = 2
/** What a whole turn gives, by position in BUDGET (`turn-budget`). */
export const WHOLE_TURN: readonly number[] = [1, 1, 2]

/** What an attack can be aimed at, by position. */
export const AIMS = ['none', 'fatal', 'slowing', 'weakening', 'disrupting', 'center-mass'] as const
export const NO_AIM = 0
export const FATAL = 1
export const SLOWING = 2
export const WEAKENING = 3
export const DISRUPTING = 4
export const CENTER_MASS = 5

/** The kinds of weapon, by position. */
export const WEAPON_KINDS = ['melee', 'ranged', 'natural'] as const
export const MELEE = 0
export const RANGED = 1
export const NATURAL = 2

/** Where an item is, by position. */
export const CARRIED = ['hand', 'sheathed', 'pack', 'ground'] as const
export const IN_HAND = 0
export const SHEATHED = 1
export const IN_PACK = 2
export const ON_GROUND = 3

/** How a unit gets about, by position; all but the first are slow. */
export const MODES = ['normal', 'sneaking', 'swimming', 'climbing', 'tumbling'] as const
export const NORMAL = 0
export const SNEAKING = 1

/** What has become of a unit, by position; only `in` takes part. */
export const STATUSES = ['in', 'defeated', 'dead', 'fled', 'yielded', 'gone'] as const
export const IN = 0
export const DEFEATED = 1
export const DEAD = 2
export const FLED = 3
export const YIELDED = 4
/** A summoned unit that has vanished or was released. */
export const GONE = 5

/** The eight directions, by position: clockwise from the north; y grows to the north. */
export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export const FACING_X: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1]
export const FACING_Y: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1]

/** What an upkeep is paid from, by position; the first three as in BUDGET. */
export const UPKEEP_POOLS = ['attack', 'move', 'bonus', 'mp', 'hp'] as const
export type UpkeepPool = (typeof UPKEEP_POOLS)[number]

/** What a thrall is paid with. */
export const THRALL_POOLS = ['maxHp', 'mp', 'hp'] as const
export type ThrallPool = (typeof THRALL_POOLS)[number]

/** The attacks that a feat speaks of. */
export type AttackKind = 'any' | 'melee' | 'ranged' | 'spell'

/** Lasting changes of a unit's numbers. */
export interface Modify {
  readonly accuracy: number
  readonly agility: number
  readonly strength: number
  readonly movement: number
  readonly slots: number
  readonly reduction: number
}

/** What a weapon's hit, a spell or a feat does besides its damage. */
export type Effect =
  | { readonly effect: 'damage'; readonly amount: Pool; readonly type: string }
  | { readonly effect: 'heal'; readonly amount: Pool; readonly revives: boolean }
  /** `rounds`: null until removed, else to the end of that many rounds, this one counted. */
  | { readonly effect: 'condition'; readonly condition: Condition; readonly rounds: number | null }
  | { readonly effect: 'end-condition'; readonly condition: string }
  | { readonly effect: 'prone' }
  | { readonly effect: 'push'; readonly spaces: number }
  /** Position in AIMS, or -1 for any wound. */
  | { readonly effect: 'remove-wound'; readonly aim: number }
  | { readonly effect: 'disengage' }
  | { readonly effect: 'disarm' }
  /** `rounds`: null while the spell that has it runs. */
  | { readonly effect: 'modify'; readonly modify: Modify; readonly rounds: number | null }
  | { readonly effect: 'hide' }
  | { readonly effect: 'reveal' }
  | { readonly effect: 'place'; readonly spaces: number }
  | { readonly effect: 'restore-mp'; readonly amount: Pool }

export type EffectName = Effect['effect']

/** A condition: what it forbids and changes (`flat-footed-causes`, `cannot-act`). */
export interface Condition {
  /** Its content id. */
  readonly id: string
  readonly name: string
  readonly flatFooted: boolean
  readonly cannotAct: boolean
  /** It cannot move. */
  readonly held: boolean
  readonly movement: number
  readonly accuracy: number
  readonly agility: number
  readonly strength: number
}

/** Something carried; a weapon when it has `weapon`. */
export interface ItemKind {
  readonly id: string
  readonly name: string
  readonly weapon: Weapon | null
}

/** So many dice of damage at most come from feats about chosen weapons, together. */
export const MOST_FOCUS = 5

/** A weapon. */
export interface Weapon {
  /** Position in WEAPON_KINDS; natural ones are always held and count as melee. */
  readonly kind: number
  /** The pool's dice in the order named: the first is the one that weapon focus adds. */
  readonly damage: Pool
  /** The same with one, two ... more dice of the first kind (`weapon-focus-die`). */
  readonly focused: readonly Pool[]
  readonly addStrength: boolean
  /** Squares, for ranged ones. */
  readonly range: number
  readonly physical: boolean
  /** The type of its damage, a free word. */
  readonly type: string
  readonly onHit: readonly Effect[]
}

/** Something that lowers damage: armor, a resistance, a guarding feat (`damage-order`). */
export interface Reduction {
  readonly name: string
  readonly amount: Pool
  /** Types of damage, `physical`, or `any`. */
  readonly against: readonly string[]
}

/** A change of a spell that Bonus Actions buy (`spell-improvement`). */
export interface Improvement {
  readonly id: string
  readonly name: string
  /** Bonus Actions, 1 or 2. */
  readonly price: number
  readonly damage: Pool | null
  readonly heal: Pool | null
  /** Squares that replace the spell's own; -1 to leave it. */
  readonly range: number
  readonly radius: number
  readonly effects: readonly Effect[]
}

/** What a summoning spell calls. */
export interface Summon {
  /** Content id of the creature. */
  readonly creature: string
  /** The creature's level. */
  readonly level: number
  readonly sick: boolean
  /** What the spell states as its thrall cost; null where it states none (`thrall-cost`). */
  readonly thrall: { readonly amount: number; readonly pool: ThrallPool | null } | null
  /** The creature as it enters, ready to be copied. */
  readonly entrant: Entrant
}

/** One part of a cast time: which action pays it. */
export type CastPart = 'attack' | 'move' | 'either'

/** A spell. */
export interface Spell {
  readonly id: string
  readonly name: string
  readonly cast: readonly CastPart[]
  /** One turn's Attack and Move Action cannot pay it: casting it is channeling (`channel-progress`). */
  readonly isLong: boolean
  readonly mp: number
  /** Squares. */
  readonly range: number
  readonly target: 'one' | 'self' | 'ally' | 'area'
  /** Squares; 0 unless `target` is `area`. */
  readonly radius: number
  readonly attack: boolean
  readonly physical: boolean
  readonly damage: Pool | null
  readonly type: string
  readonly effects: readonly Effect[]
  readonly upkeep: { readonly amount: number; readonly pool: UpkeepPool } | null
  readonly toggle: boolean
  readonly improvements: readonly Improvement[]
  readonly summon: Summon | null
}

/** When a feat grants an attack (`free-hit-from-feat`). */
export const FEAT_MOMENTS = ['after-hit', 'after-defeat', 'enemy-enters', 'own-turn'] as const
export type FeatMoment = (typeof FEAT_MOMENTS)[number]

/** What a feat changes (`feats-change-rules`). */
export type FeatEffect =
  | { readonly feat: 'sneak-dice'; readonly amount: number }
  | { readonly feat: 'summoning-slots'; readonly amount: number }
  | { readonly feat: 'dodge-while-channeling' }
  /** Positions in MODES. */
  | { readonly feat: 'full-speed'; readonly modes: readonly number[] }
  | { readonly feat: 'zone'; readonly spaces: number }
  | { readonly feat: 'weapon-dice'; readonly amount: number }
  | { readonly feat: 'movement'; readonly amount: number }
  | { readonly feat: 'free-attack'; readonly when: FeatMoment; readonly once: 'turn' | 'round' | null }
  | { readonly feat: 'reduce'; readonly amount: Pool; readonly against: readonly string[] }
  | { readonly feat: 'slots'; readonly amount: number }
  | { readonly feat: 'accuracy'; readonly amount: number; readonly when: AttackKind }
  | { readonly feat: 'damage'; readonly amount: Pool; readonly when: AttackKind }
  /** Disengages for one Bonus Action. */
  | { readonly feat: 'disengage' }

export interface Feat {
  readonly id: string
  readonly name: string
  readonly effects: readonly FeatEffect[]
  /** Content ids of the weapons chosen, for feats that speak of chosen weapons. */
  readonly weapons: readonly string[]
}

/** The unchanging part of a unit. */
export interface UnitSheet extends Sheet {
  readonly pc: boolean
  /** The content id that it was made from, or ''. */
  readonly from: string
  readonly about: string
  readonly tags: readonly string[]
  readonly feats: readonly Feat[]
  readonly spells: readonly Spell[]
  readonly reductions: readonly Reduction[]
  /** Positions in AIMS of the parts that its body lacks. */
  readonly lacks: readonly number[]
}

/** An item somebody has at the start. */
export interface CarriedItem {
  readonly kind: ItemKind
  /** Position in CARRIED; ON_GROUND: it lies in its owner's square. */
  readonly carried: number
}

/** A wound at the start. */
export interface StartingWound {
  /** Position in AIMS. */
  readonly aim: number
  /** The round in which it was dealt; 0 for long ago. */
  readonly round: number
}

/** A spell that runs at the start. Position in the sheet's spells. */
export interface Running {
  readonly spell: number
  readonly on: boolean
}

/** A unit as it enters the fight: its sheet and the numbers its row begins with. */
export interface Entrant {
  readonly sheet: UnitSheet
  /** Position in `Setup.sides`. */
  readonly side: number
  readonly seat: number
  readonly level: number
  readonly accuracy: number
  readonly agility: number
  readonly strength: number
  readonly hp: number
  /** Before what thralls take of it. */
  readonly hpMax: number
  readonly mp: number
  readonly mpMax: number
  readonly movement: number
  /** Squares per side. */
  readonly footprint: number
  readonly fullLoad: boolean
  readonly items: readonly CarriedItem[]
  /** The square of its least x and y. */
  readonly square: number
  /** Position in FACINGS, or -1: it looks to its nearest enemy. */
  readonly facing: number
  readonly mode: number
  readonly prone: boolean
  readonly conditions: readonly { readonly condition: Condition; readonly rounds: number | null }[]
  /** Positions in the roster of those that do not detect it, or `all` its enemies. */
  readonly undetectedBy: 'all' | readonly number[]
  readonly wounds: readonly StartingWound[]
  /** Spent of this turn, by position in BUDGET. */
  readonly spent: readonly number[]
  readonly spaces: number
  /** Free hit slots left; -1 for all of them. */
  readonly slots: number
  readonly disengaged: boolean
  readonly boosts: { readonly melee: number; readonly hit: number; readonly dodge: number }
  /** Owed of the next turn, by position in BUDGET. */
  readonly debts: readonly number[]
  /** `paid`: which parts of its cast time have been paid, by position. */
  readonly channeling: { readonly spell: number; readonly paid: readonly number[] } | null
  readonly running: readonly Running[]
  readonly status: number
  /** Position in the roster, -1 for nobody. */
  readonly summoner: number
  /** Position among the summoner's spells of the one that called it, -1 for none known. */
  readonly summonedBy: number
  readonly thralled: boolean
  /** What it takes of its summoner's maximum hit points. */
  readonly reserve: number
  /** The round in which, at the summoner's place, its sickness ends; 0 for none. */
  readonly sickUntil: number
}

export interface UnitSide extends Side {
  readonly party: boolean
}

/** A battle that begins in the middle. */
export interface Midway {
  readonly round: number
  /** Position in the roster of the one whose turn it is. */
  readonly actor: number
  /** Positions in the roster in the order in which they act; null: by Agility, ties as in the roster. */
  readonly order: readonly number[] | null
}

/** Where units may leave the battlefield. */
export type Exits = 'edge' | 'none' | readonly number[]

export interface FreeHitsSetup extends Setup {
  readonly sides: readonly UnitSide[]
  readonly grid: Grid
  readonly exits: Exits
  readonly roster: readonly Entrant[]
  /** Positions in the roster of those who may open the battle together (`opening-attack`). */
  readonly openers: readonly number[]
  readonly now: Midway | null
  /** All conditions that commands may name, by content id. */
  readonly conditions: ReadonlyMap<string, Condition>
  /** Reads a unit that joins in mid-fight (its map as in an encounter file): the entrant, or why it is refused. */
  readonly readEntrant: (name: string, raw: unknown, side: number) => Entrant | Refusal
  /** A creature of the content for the referee's `summon`: the entrant, or why it is refused. */
  readonly readCreature: (creature: string) => Entrant | Refusal
  /** Reads dice or a number given in a command: a pool, or why it is refused. */
  readonly readAmount: (raw: unknown) => Pool | Refusal
}
