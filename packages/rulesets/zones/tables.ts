import { defineTables, flag, int, positionsOf, type Row, rowOf, stored, word } from '@fray/kernel/rules'
import { columnsOf } from '../kinds/columns.ts'
import { HINDRANCES } from './effects.ts'
import { combatantFields } from './kinds/combatant.ts'

/** Where a fight stands between its commands. */
const PHASES = ['setup', 'between', 'turn', 'over'] as const
export const { setup: SETUP, between: BETWEEN, turn: TURN, over: OVER } = positionsOf(PHASES)

/** How a fight ended. */
export const ENDINGS = ['none', 'enemies-out', 'characters-out', 'both-out', 'referee'] as const

/** A value that is not set. */
export const NONE = -1

/** What a zones fight is made of. */
export const tables = defineTables({
  fight: {
    phase: word(PHASES),
    ending: word(ENDINGS, { shown: false }),
    /** The side that begins every Round, or -1. */
    began: int({ init: NONE, min: NONE, shown: false }),
    /** The surprised side, or -1. */
    surprised: int({ init: NONE, min: NONE, shown: false }),
    /** How badly the fight went for the enemies when Morale was last called for: a position in BADLY. */
    shaken: int({ shown: false }),
    /** Counts the hindrances laid on, so that each knows its place in the order. */
    gained: int({ shown: false }),
  },
  combatant: {
    ...columnsOf(combatantFields),
    character: flag({ shown: false }),
    zone: int({ min: 0, shown: false }),
    /** Its place in this Round has come. */
    had: flag({ shown: false }),
    initiative: int({ shown: false }),
    /** Attacked while parleying: it fights again from its next Turn. */
    provoked: flag({ shown: false }),
    /** What was granted for its next Test, by the referee's word or by an effect. */
    favored: flag({ shown: false }),
    hampered: flag({ shown: false }),
    burning: flag({ shown: false }),
    burningAttribute: int({ shown: false }),
    burningDr: int({ shown: false }),
    burningMoments: int({ shown: false }),
    burningNew: flag({ shown: false }),
    /** Whether the Test that ends it has Advantage (1) or Disadvantage (2). */
    burningEdge: int({ max: 2, shown: false, quiet: true }),
    /** By position in HINDRANCES: when it was gained (counted from 1), or 0. */
    hindrance: int({ width: HINDRANCES.length, shown: false }),
    hindranceAttribute: int({ width: HINDRANCES.length, shown: false }),
    hindranceDr: int({ width: HINDRANCES.length, shown: false }),
    hindranceAction: flag({ width: HINDRANCES.length, shown: false }),
    hindranceMoments: int({ width: HINDRANCES.length, shown: false }),
    hindranceNew: flag({ width: HINDRANCES.length, shown: false }),
    hindranceEdge: int({ width: HINDRANCES.length, max: 2, shown: false, quiet: true }),
    attitude: stored(),
    /** Its data gives the attitude: no Reaction roll. */
    attitudeSet: flag({ shown: false }),
    /** What became of it after the fight. */
    fate: stored(),
  },
  /** This Round's order of Turns. */
  order: { who: rowOf('combatant') },
  item: {
    holder: rowOf('combatant'),
    /** The combatant it came with, and its place in that combatant's list: what kind of item it is. */
    origin: rowOf('combatant'),
    slot: int({ min: 0 }),
    place: int({ min: 0, max: 3 }),
    marked: int({ min: 0 }),
    /** The Zone in which it lies on the ground, or -1. */
    zone: int({ init: NONE, min: NONE }),
  },
  zone: {
    capacity: int({ init: NONE, min: NONE }),
    hazard: stored(),
    note: stored(),
  },
})

/** The handles of the columns: what change methods name. */
export const C = tables.columns.combatant
export const F = tables.columns.fight
export const ORDER = tables.columns.order
export const ITEM = tables.columns.item
export const ZONE = tables.columns.zone

/** Handles of the Attributes by position in ATTRIBUTES. */
export const ATTRIBUTE_COLUMNS = [C.str, C.dex, C.con, C.int, C.wis, C.cha] as const

export const ORDER_TABLE = tables.index.order
export const ITEM_TABLE = tables.index.item
export const ZONE_TABLE = tables.index.zone

/** The row of an item. */
export type ItemRow = Row<'item'>
