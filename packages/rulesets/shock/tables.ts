import { defineTables, flag, int, type Row, rowOf, word } from '@fray/kernel/rules'
import { columnsOf } from '../kinds/columns.ts'
import { combatantFields } from './kinds/combatant.ts'
import { CARRIED } from './words.ts'

/** Where a fight stands between its commands. */
const PHASES = ['setup', 'surprise', 'side', 'over'] as const
export const SETUP = 0
/** The surprise round: the sides that are not surprised act. */
export const SURPRISE = 1
export const SIDE = 2
export const OVER = 3

/** How a fight ended. */
export const ENDINGS = ['none', 'one-side-left', 'nobody-left', 'referee', 'chase'] as const
export const ONE_SIDE_LEFT = 1
export const NOBODY_LEFT = 2
export const BY_REFEREE = 3
export const CHASE = 4

/** What a row of the bond table says of two combatants. */
const BONDS = ['disengaged', 'screened'] as const
/** `a` has disengaged from `b` this round. */
export const DISENGAGED = 0
/** The screener `a` has checked against the attacker `b` this round. */
export const SCREENED = 1

/** A value that is not set. */
export const NONE = -1

/** The columns on which it hangs who stands where and where one can get. */
const PLACED_BY = [
  'combatant.square',
  'combatant.footprint',
  'combatant.state',
  'combatant.prone',
  'combatant.present',
  'combatant.side',
  'combatant.unseen',
  'fight.openDoors',
] as const

/** What a shock fight is made of. */
export const tables = defineTables(
  {
    fight: {
      phase: word(PHASES),
      ending: word(ENDINGS, { shown: false }),
      /** Position in the order of the side whose turn it is, or -1. */
      place: int({ init: NONE, min: NONE, shown: false }),
      /** Somebody has taken up what another brought along. */
      swapped: flag({ shown: false }),
      /** How many combatants hold somebody. */
      holds: int({ min: 0, shown: false }),
      /** How many combatants screen somebody. */
      screens: int({ min: 0, shown: false }),
      /** Doors that stand open, as bits. */
      openDoors: int({ min: 0, shown: false }),
    },
    combatant: {
      ...columnsOf(combatantFields),
      /** The square of its least x and y. */
      square: int({ min: NONE, init: NONE, shown: false }),
      /** The Main Action was given up for a Move that has not been used yet. */
      secondMove: flag({ label: 'a second Move at hand' }),
      /** It has run with a Move Action of this round. */
      ran: flag({ shown: false }),
      /** Attacks left of those that its Main Action gives. */
      attacksLeft: int({ min: 0, max: 20, shown: false }),
      passed: flag({ shown: false }),
      surprised: flag(),
      /** What was held has been triggered: it goes on until somebody else does something. */
      triggered: flag({ shown: false }),
      /** It was asked to judge whether to retreat: a hint at its hit points. */
      judged: flag({ shown: false, visibility: 'referee' }),
      screening: rowOf('combatant', { shown: false }),
      /** Whom it holds. */
      grappling: rowOf('combatant', { shown: false }),
      swarm: rowOf('combatant', { shown: false }),
      /** The item with which it joined its swarm. */
      swarmWith: int({ init: NONE, min: NONE, shown: false }),
      aimAt: rowOf('combatant', { shown: false }),
      aimWith: int({ init: NONE, min: NONE, shown: false }),
      /** Rounds of aim complete. */
      aimRounds: int({ min: 0, max: 6, shown: false }),
      /** It has spent this round aiming. */
      aimed: flag({ shown: false }),
      /** The round in which first aid on it was last tried. */
      aided: int({ init: NONE, min: NONE, shown: false }),
      frees: int({ min: 0, shown: false }),
      instants: int({ min: 0, shown: false }),
      swaps: int({ min: 0, shown: false }),
      /** AC, immunity and safety from opportunity attacks that powers and spells give for a while. */
      acBonus: int({ visibility: 'defenses', shown: false }),
      immuneNow: flag({ shown: false }),
      slippery: flag({ shown: false }),
    },
    /** Sides in the order in which they act. */
    order: { side: int({ min: 0 }) },
    side: {
      surprised: flag(),
      /** Members at the start. */
      strength: int({ min: 0, shown: false }),
      /** Its initiative total; meaningful once rolled. */
      initiative: int({ shown: false }),
      judged: flag({ shown: false }),
    },
    item: {
      holder: rowOf('combatant'),
      /** The combatant it came with, and its place in that combatant's list: what kind of item it is. */
      origin: rowOf('combatant'),
      slot: int({ min: 0 }),
      carried: word(CARRIED),
      loaded: flag({ init: 1 }),
      /** The square in which it lies on the ground, or -1. */
      square: int({ init: NONE, min: NONE }),
    },
    /** Powers and spells with limited uses: how often each has been used. */
    use: {
      holder: rowOf('combatant'),
      /** Position among its owner's powers, then spells. */
      slot: int({ min: 0 }),
      used: int({ min: 0 }),
    },
    // Of whom nobody knows where it is, none of them may be told; what may be is in the view.
    bond: {
      kind: word(BONDS, { visibility: 'seat' }),
      a: rowOf('combatant', { visibility: 'seat' }),
      b: rowOf('combatant', { visibility: 'seat' }),
    },
  },
  PLACED_BY,
)

/** The handles of the columns: what change methods name. */
export const C = tables.columns.combatant
export const F = tables.columns.fight
export const ORDER = tables.columns.order
export const SIDES = tables.columns.side
export const ITEM = tables.columns.item
export const USE = tables.columns.use
export const BOND = tables.columns.bond

export const ORDER_TABLE = tables.index.order
export const SIDE_TABLE = tables.index.side
export const ITEM_TABLE = tables.index.item
export const USE_TABLE = tables.index.use
export const BOND_TABLE = tables.index.bond

/** The row of an item. */
export type ItemRow = Row<'item'>
