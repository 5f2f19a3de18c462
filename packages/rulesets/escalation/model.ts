import type { Pool, Refusal, Setup, Sheet, Side } from '@fray/kernel'

/** What somebody is, by position. Rules that speak of PCs look at this. */
export const KINDS = ['pc', 'npc', 'enemy'] as const
export const PC = 0
export const NPC = 1
export const ENEMY = 2

/** Initiative bands, first to last. */
export const BANDS = ['very-fast', 'fast', 'medium', 'slow', 'very-slow'] as const

/** The slots of a turn, by position; each can be traded for one before it. */
export const SLOTS = ['quick', 'move', 'standard'] as const
export const QUICK = 0
export const MOVE = 1
export const STANDARD = 2

/** What an ability costs, by position; the first three as in SLOTS. */
export const ACTIONS = ['quick', 'move', 'standard', 'free', 'interrupt'] as const
export const FREE = 3
export const INTERRUPT = 4

/** Defenses, by position. */
export const DEFENSES = ['ac', 'pd', 'md'] as const
export const AC = 0

/** The ten damage types, by position; `weapon` where none is said. */
export const TYPES = [
  'acid',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'psychic',
  'radiant',
  'thunder',
  'weapon',
] as const
export const WEAPON_TYPE = 9

/** The conditions of the rules, by position; a table's own come after them. */
export const CONDITIONS = [
  'confused',
  'dazed',
  'enervated',
  'flying',
  'grabbed',
  'hampered',
  'helpless',
  'invisible',
  'ongoing',
  'shaken',
  'softened',
  'stuck',
  'stunned',
  'vulnerable',
  'weakened',
] as const
export const CONFUSED = 0
export const DAZED = 1
export const ENERVATED = 2
export const FLYING = 3
export const GRABBED = 4
export const HAMPERED = 5
export const HELPLESS = 6
export const INVISIBLE = 7
export const ONGOING = 8
export const SHAKEN = 9
export const SOFTENED = 10
export const STUCK = 11
export const STUNNED = 12
export const VULNERABLE = 13
export const WEAKENED = 14

/** How long something lasts, by position. */
export const LASTS = [
  'removed',
  'save',
  'start',
  'end',
  'one-round',
  'encounter',
  'this-roll',
  'next',
  'always',
] as const
/** Until somebody or something removes it. */
export const UNTIL_REMOVED = 0
/** Until a save at the end of the bearer's turn succeeds. */
export const SAVE_ENDS = 1
/** Until the start, or the end, of the named combatant's next turn. */
export const UNTIL_START = 2
export const UNTIL_END = 3
/** Until the start of its maker's next turn (`effect-duration`). */
export const ONE_ROUND = 4
export const ENCOUNTER = 5
/** For the roll that is being made. */
export const THIS_ROLL = 6
/** For the next roll of its kind. */
export const NEXT = 7
/** Until somebody or something removes it, and past the end of the encounter (`encounter-end`). */
export const ALWAYS = 8

/** What an Advantage counts for, by position. `against`: attacks on its bearer. */
export const ADVANTAGE_TO = ['attack', 'save', 'disengage', 'against', 'sneak'] as const

/** How near two combatants are, by position. */
export const DISTANCES = ['close', 'nearby', 'far'] as const
export const CLOSE = 0
export const NEARBY = 1
export const FAR = 2

/** What has become of somebody, by position; only `none` takes part. */
export const OUT = ['none', 'spirit', 'dead', 'fled', 'unconscious', 'waiting'] as const
export const IN = 0
/** Permanently out of the fight, but able to fight in spirit. */
export const SPIRIT = 1
export const DEAD = 2
export const FLED = 3
export const UNCONSCIOUS = 4
/** Has not come on yet: an enemy of a later encounter of the day. */
export const WAITING = 5

export const STANCE_KINDS = ['melee', 'ranged'] as const
export const MELEE = 0
export const RANGED = 1

/** How often an ability can be used, by position. */
export const FREQUENCIES = ['at-will', 'encounter', 'daily', 'recharge'] as const
export const AT_WILL = 0
export const PER_ENCOUNTER = 1
export const DAILY = 2
export const RECHARGE = 3

/** How far an ability reaches, by position. */
export const RANGES = ['engaged', 'nearby', 'far', 'self'] as const
export const RANGE_ENGAGED = 0
export const RANGE_NEARBY = 1
export const RANGE_FAR = 2
export const RANGE_SELF = 3

/** When an ability with a trigger may be used, by position. */
export const TRIGGERS = [
  'attacked',
  'hit',
  'missed',
  'damaged',
  'enemy-moves',
  'enemy-engages',
  'ally-drops',
  'enemy-drops',
] as const

/** When a readied action is triggered, by position. */
export const READY_WHEN = ['acts', 'attacks', 'casts', 'uses', 'moves', 'engages', 'judged'] as const

/** What can be readied, by position. */
export const READY_ACTS = [
  'basic-melee',
  'basic-ranged',
  'use',
  'move',
  'disengage',
  'stance',
  'stabilize',
  'rally',
  'deed',
  'coup-de-grace',
] as const

/** The parameters of a readied action that name others besides its target. */
export const AIMS = ['targets', 'to', 'away', 'also'] as const
export type Aim = (typeof AIMS)[number]

/** One stance. */
export interface Stance {
  readonly id: string
  readonly name: string
  /** Position in STANCE_KINDS. */
  readonly kind: number
  /** Sides of its damage die. */
  readonly die: number
  /** Position in RANGES, for ranged stances. */
  readonly range: number
}

/** Dice of one size, with what they count for: so many, or so many for each Level. */
export interface Amount {
  readonly pool: Pool
  /** The dice (and the flat part) are taken once for each Level of the user. */
  readonly perLevel: boolean
}

/** A condition that a table adds: what it adds to rolls (Advantage counts, negative for Disadvantage) and defenses. */
export interface OwnCondition {
  readonly id: string
  readonly name: string
  readonly attack: number
  readonly against: number
  readonly save: number
  readonly defenses: readonly [number, number, number]
}

/** How long an effect lasts. */
export interface Duration {
  /** Position in LASTS. */
  readonly lasts: number
  /** The number of its save, for SAVE_ENDS. */
  readonly save: number
  /** Whose next turn, for UNTIL_START and UNTIL_END. */
  readonly of: 'user' | 'target'
}

/** What an ability does. `on`: to its user or to its target; `triggerer`: whoever set it off. */
export interface EffectBase {
  readonly on: 'user' | 'target' | 'triggerer'
}

export type Effect = EffectBase &
  (
    | {
        readonly effect: 'damage'
        readonly amount: Amount
        readonly types: readonly number[]
        readonly half: boolean
        /** Of a Crit: it comes in place of what the hit deals, and nothing is doubled. */
        readonly instead: boolean
      }
    | { readonly effect: 'heal'; readonly amount: Amount }
    | { readonly effect: 'recovery'; readonly free: boolean; readonly plus: Pool | null }
    /** Position among CONDITIONS and then the table's own. */
    | { readonly effect: 'condition'; readonly condition: number; readonly duration: Duration }
    | { readonly effect: 'ongoing'; readonly amount: number; readonly type: number; readonly duration: Duration }
    | { readonly effect: 'pop-off'; readonly all: boolean }
    | { readonly effect: 'free-move' }
    /** `to`: position in ADVANTAGE_TO. */
    | { readonly effect: 'advantage'; readonly amount: number; readonly to: number; readonly duration: Duration }
    | { readonly effect: 'last-gasp'; readonly outcome: string }
    | { readonly effect: 'grab' }
    /** -1 for any. */
    | { readonly effect: 'end-condition'; readonly condition: number }
    | { readonly effect: 'defense'; readonly amount: number }
    | { readonly effect: 'cancel' }
    | { readonly effect: 'note'; readonly text: string }
  )

export type EffectName = Effect['effect']

/** Effects that fire on some Natural results. */
export interface NaturalTrigger {
  readonly on: 'odd' | 'even' | number
  readonly of: 'hit' | 'miss' | 'any'
  readonly effects: readonly Effect[]
}

/** When an ability with a trigger may be used. */
export interface AbilityTrigger {
  /** Position in TRIGGERS. */
  readonly when: number
  readonly by: 'melee' | 'ranged' | 'spell' | 'any'
  readonly who: 'self' | 'ally'
}

/** One ability (`ability-entry`). */
export interface Ability {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly isMelee: boolean
  readonly isRanged: boolean
  readonly isSpell: boolean
  /** Every type word, a class's own included. */
  readonly types: readonly string[]
  /** Position in FREQUENCIES. */
  readonly frequency: number
  /** 9, 11 or 13 for RECHARGE, else 0. */
  readonly recharge: number
  /** Position in ACTIONS. */
  readonly action: number
  readonly trigger: AbilityTrigger | null
  readonly provokes: boolean
  /** The number of its Sustain check, or 0. */
  readonly sustain: number
  /** Power that it costs; `secondary`: the secondary resource serves as well. */
  readonly spend: { readonly power: number; readonly secondary: boolean } | null
  /** The escalation that it needs, or 0; `special`: usable at any value. */
  readonly escalation: number
  readonly special: boolean
  /** Usable only on an odd, or an even, escalation die (`escalation-odd-even`). */
  readonly parity: 'odd' | 'even' | null
  readonly tags: readonly string[]
  /** Positions in RANGES; `count` 0 for all. */
  readonly target: {
    readonly range: number
    readonly who: 'enemy' | 'ally' | 'any' | 'self'
    readonly self: boolean
    readonly count: number
  }
  /** Position in DEFENSES, or -1 for no attack. */
  readonly vs: number
  readonly bonus: number
  /** Position in STANCE_KINDS for "as a Basic Attack", or -1. */
  readonly asBasic: number
  readonly hit: readonly Effect[]
  readonly miss: readonly Effect[]
  readonly crit: readonly Effect[]
  readonly fumble: readonly Effect[]
  readonly effects: readonly Effect[]
  readonly natural: readonly NaturalTrigger[]
  readonly odd: readonly Effect[]
  readonly even: readonly Effect[]
  readonly below: readonly Effect[]
  readonly above: readonly Effect[]
  readonly allRollsFirst: boolean
  readonly includesMove: 'engage' | 'free' | 'away' | null
  readonly popOff: 'one' | 'all' | null
  /** Deals damage by its data, an attack or not (`confused-details`). */
  readonly dealsDamage: boolean
}

/** The unchanging part of a combatant. */
export interface EscalationSheet extends Sheet {
  /** Position in KINDS. */
  readonly kind: number
  readonly from: string
  readonly about: string
  readonly tags: readonly string[]
  readonly stances: readonly Stance[]
  /** Attacks first, then the other abilities. */
  readonly abilities: readonly Ability[]
  /** How many of the abilities are the attacks of its list. */
  readonly attacks: number
  readonly skills: Readonly<Record<string, number>>
  /** By position in TYPES: the X of "Resist X+", 0 for none. */
  readonly resist: readonly number[]
  /** By position in TYPES. */
  readonly weak: readonly boolean[]
  readonly missMelee: boolean
  readonly missRanged: boolean
  /** Null for those who have none. */
  readonly recovery: Pool | null
  readonly secondary: string
  readonly deathSave: number
}

/** A condition at the start. Positions in the roster; -1 for nobody. */
export interface StartingCondition {
  readonly condition: number
  readonly duration: number
  readonly save: number
  readonly of: number
  readonly by: number
  /** For ongoing damage. */
  readonly amount: number
  readonly type: number
}

/** A readied action at the start. */
export interface StartingReady {
  readonly slot: number
  /** Position in READY_ACTS. */
  readonly act: number
  /** Position in the roster, -1 for nobody. */
  readonly target: number
  /** Whom else it names, by parameter: positions in the roster. */
  readonly aims: readonly { readonly as: Aim; readonly whom: number }[]
  /** Position among the abilities or stances, -1 for none. */
  readonly ability: number
  /** An enemy that drops by it is to be left unconscious. */
  readonly knockOut: boolean
  /** Position in READY_WHEN. */
  readonly when: number
  /** Position in the roster, -1 for any enemy. */
  readonly who: number
  readonly because: string
}

/** An Advantage at the start. */
export interface StartingAdvantage {
  readonly to: number
  readonly amount: number
  readonly from: string
}

/** A combatant as it enters: its sheet and the numbers its row begins with. */
export interface Entrant {
  readonly sheet: EscalationSheet
  readonly side: number
  readonly seat: number
  readonly level: number
  readonly tier: number
  readonly volition: number
  readonly vitality: number
  /** Null: Level and Volition count. */
  readonly attackBonus: number | null
  readonly usesEscalation: boolean
  /** By position in DEFENSES. */
  readonly defenses: readonly number[]
  readonly hp: number
  readonly hpMax: number
  /** 0 for half. */
  readonly staggeredAt: number
  readonly band: number
  /** Position among the stances, -1 for none. */
  readonly stance: number
  readonly recoveries: number
  readonly recoveriesMax: number
  readonly noRecoveryPenalty: number
  readonly power: number
  readonly powerMax: number
  readonly secondary: number
  readonly secondaryMax: number
  /** By position among the abilities. */
  readonly used: readonly boolean[]
  readonly conditions: readonly StartingCondition[]
  readonly advantages: readonly StartingAdvantage[]
  readonly deathSavesFailed: number
  readonly stabilized: boolean
  readonly hardFall: boolean
  /** Null for none. */
  readonly lastGasp: string | null
  /** By position in SLOTS. */
  readonly spent: readonly boolean[]
  readonly interruptUsed: boolean
  readonly freeUsed: number
  /** Null: by its band. */
  readonly acted: boolean | null
  readonly readied: StartingReady | null
  /** Position in SLOTS, -1 for none. */
  readonly lostSlot: number
  /** Positions among the abilities, with whether it is due this turn. */
  readonly sustaining: readonly { readonly ability: number; readonly due: boolean }[]
  readonly out: number
}

export interface EscalationSide extends Side {
  readonly party: boolean
}

/** A pair that is not nearby: positions in the roster, position in DISTANCES. */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly distance: number
}

/** A Surprise Round: the side that acts (position), and which of its members; empty to ask. */
export interface Surprise {
  readonly by: number
  readonly acting: readonly number[]
}

/** A rest between encounters or at the end. */
export type Rest = 'none' | 'quick' | 'full'

/** One encounter of the day: who is new in it, how they stand. */
export interface Encounter {
  readonly title: string
  /** Taken before it. */
  readonly rest: Rest
  /** Positions in the roster of those who come on. */
  readonly entrants: readonly number[]
  readonly positions: readonly Pair[]
  readonly surprise: Surprise | null
}

/** A fight that begins in the middle. */
export interface Midway {
  readonly round: number
  readonly band: number
  /** Position in the roster, -1 for nobody yet. */
  readonly actor: number
  readonly escalation: number
}

export interface EscalationSetup extends Setup {
  readonly sides: readonly EscalationSide[]
  /** Everybody of the whole day: those of later encounters wait. */
  readonly roster: readonly Entrant[]
  /** The day's encounters, the first included. */
  readonly encounters: readonly Encounter[]
  /** Taken at the end of the day. */
  readonly lastRest: Rest
  /** The file has later fights or a last rest: the fight is not over with its first encounter. */
  readonly isDay: boolean
  readonly encountersToday: number
  readonly now: Midway | null
  /** Conditions that the table adds. */
  readonly conditions: readonly OwnCondition[]
  readonly readEntrant: (name: string, raw: unknown, side: number) => Entrant | Refusal
  readonly readAmount: (raw: unknown) => Pool | Refusal
}
