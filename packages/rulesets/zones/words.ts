import { positionsOf } from '@fray/kernel/rules'

/** The six Attributes, by position. */
export const ATTRIBUTES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
export const { str: STR, dex: DEX, con: CON, wis: WIS, cha: CHA } = positionsOf(ATTRIBUTES)
/** In place of an Attribute: the referee is asked when the effect lands. */
export const ASK_REFEREE = -1

/** What data may say of a Test: how it is rolled. */
export const EDGES = ['advantage', 'disadvantage'] as const
export type Edge = (typeof EDGES)[number]

/** What a Test is for, as conformance cases and items call it. */
export const TESTS = [
  'attack',
  'avoid',
  'stunt',
  'struggle',
  'shake-off',
  'ongoing',
  'hazard',
  'spell',
  'resist',
  'morale',
  'negotiate',
  'improvise',
] as const
export type TestKind = (typeof TESTS)[number]

/** The four ranges, by position; the position is also the farthest distance in steps (distant: any). */
export const RANGES = ['close', 'nearby', 'far-away', 'distant'] as const
export const { close: CLOSE, nearby: NEARBY, 'far-away': FAR_AWAY, distant: DISTANT } = positionsOf(RANGES)

/** Sides, by position. */
export const CHARACTERS = 0
export const ENEMIES = 1

/** How many hands everybody has. */
export const HANDS = 2

/** Where an item is, by position. */
export const PLACES = ['hand', 'body', 'backpack', 'ground'] as const
export const { hand: IN_HAND, body: ON_BODY, backpack: IN_BACKPACK, ground: ON_GROUND } = positionsOf(PLACES)

export const STATUSES = ['fighting', 'fleeing', 'parleying', 'out-of-action', 'left'] as const
export const FIGHTING = 0
export const FLEEING = 1
export const PARLEYING = 2
export const OUT_OF_ACTION = 3
export const LEFT = 4

/** When the computer's referee calls for Morale. */
export const MORALE_CALLS = ['never', 'half', 'first-and-half'] as const

/** When a hazard is tested, by position. */
export const TIMINGS = ['turn-start', 'on-enter', 'turn-end'] as const

/** The ids of the two sides, by position. */
export const SIDE_IDS = ['characters', 'enemies'] as const

/** A Character's natural 20, or the natural 1 of one who avoids, is critical; a Character's natural 1 marks its weapon. */
export const blowWord = (degree: number): string => (degree > 0 ? 'critical' : 'natural 1')
