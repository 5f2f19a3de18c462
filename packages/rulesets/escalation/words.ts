import { positionsOf } from '@fray/kernel/rules'

/** What somebody is, by position. Rules that speak of PCs look at this. */
export const KINDS = ['pc', 'npc', 'enemy'] as const
export const { pc: PC, npc: NPC, enemy: ENEMY } = positionsOf(KINDS)

/** Initiative bands, first to last. */
export const BANDS = ['very-fast', 'fast', 'medium', 'slow', 'very-slow'] as const

/** The slots of a turn, by position; each can be traded for one before it. */
export const SLOTS = ['quick', 'move', 'standard'] as const
export const { quick: QUICK, move: MOVE, standard: STANDARD } = positionsOf(SLOTS)

/** What an ability costs, by position; the first three as in SLOTS. */
export const ACTIONS = ['quick', 'move', 'standard', 'free', 'interrupt'] as const
export const { free: FREE, interrupt: INTERRUPT } = positionsOf(ACTIONS)

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
/** For the roll that is being made. */
export const THIS_ROLL = 6
/** For the next roll of its kind. */
export const NEXT = 7
/** Until somebody or something removes it, and past the end of the encounter (`encounter-end`). */
export const ALWAYS = 8

/** What an Advantage counts for, by position. `against`: attacks on its bearer. */
export const ADVANTAGE_TO = ['attack', 'save', 'disengage', 'against', 'sneak'] as const
export const TO_ATTACK = 0
export const TO_SAVE = 1
export const TO_DISENGAGE = 2
export const AGAINST = 3
export const TO_SNEAK = 4

/** How near two combatants are, by position. */
export const DISTANCES = ['close', 'nearby', 'far'] as const
export const { close: CLOSE, nearby: NEARBY, far: FAR } = positionsOf(DISTANCES)

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
export const { melee: MELEE, ranged: RANGED } = positionsOf(STANCE_KINDS)

/** How often an ability can be used, by position. */
export const FREQUENCIES = ['at-will', 'encounter', 'daily', 'recharge'] as const
export const AT_WILL = 0
export const PER_ENCOUNTER = 1
export const DAILY = 2
export const RECHARGE = 3

/** How far an ability reaches, by position. */
export const RANGES = ['engaged', 'nearby', 'far', 'self'] as const
export const { engaged: RANGE_ENGAGED, nearby: RANGE_NEARBY, far: RANGE_FAR, self: RANGE_SELF } = positionsOf(RANGES)

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

/** The parameters of a readied action that name others in addition to its target. */
export const AIMS = ['targets', 'to', 'away', 'also'] as const
export type Aim = (typeof AIMS)[number]

/** Words that mean a damage type of another name (`damage-types`). */
export const TYPE_ALIASES = { poison: 5, rot: 5 } as const

/** The number of a save that ends something and prints none (`save-roll`). */
export const USUAL_SAVE = 11

/** So many failed Death Saves are the end (`death-save-failure`). */
export const FATAL_SAVES = 4

/** Special results in the rules' words. */
export const blowWord = (degree: number): string => (degree > 0 ? 'Crit' : 'Fumble')
