import { defineTables, flag, int, positionsOf, type Row, rowOf, stored, word } from '@fray/kernel/rules'
import { columnsOf } from '../kinds/columns.ts'
import { combatantFields } from './kinds/combatant.ts'
import { ATTRIBUTES, KINDS, PLACES, SKILLS } from './words.ts'

/** Where a fight stands between its commands. */
const PHASES = ['setup', 'declare', 'counts', 'over'] as const
export const SETUP = 0
/** A round has begun and nobody has declared. */
export const DECLARE = 1
export const COUNTS = 2
export const OVER = 3

/** How a fight ended. */
export const ENDINGS = ['none', 'one-side-left', 'nobody-left', 'referee'] as const
export const { 'one-side-left': ONE_SIDE_LEFT, 'nobody-left': NOBODY_LEFT, referee: BY_REFEREE } = positionsOf(ENDINGS)

/** Whether rounds go on when nobody is left to fight. */
export const KEEP_ROUNDS = ['no', 'yes', 'ask'] as const
export const { yes: KEEP, ask: ASK_TO_KEEP } = positionsOf(KEEP_ROUNDS)

/** How declarations are made (`declaration-method`). */
export const METHODS = ['secret', 'clockwise', 'counterclockwise', 'agility', 'initiative-modifier'] as const
export const SECRET = 0
export const CLOCKWISE = 1
export const COUNTERCLOCKWISE = 2
export const BY_AGILITY = 3

/** The turns that one combatant may have: its own of the round, the made-up one, and the one it will make up next round. */
export const OWN = 0
export const LATE = 1
export const MISSED = 2
/** How many turns a combatant may have. */
const TURNS = 3
/** Where one of a combatant's turns stands in the columns of turns. */
export const turnCell = (row: number, turn: number): number => row * TURNS + turn
/** Where what has become of one of a combatant's arms stands: MAIN_HAND or OFF_HAND. */
export const armCell = (row: number, arm: number): number => row * 2 + arm
/** How far a turn is. */
const TURN_STATES = ['none', 'to-come', 'open', 'done'] as const
export const { none: NO_TURN, 'to-come': TO_COME } = positionsOf(TURN_STATES)
/** Its count is being resolved. */
export const OPEN = 2
export const DONE = 3

/** What a held result does (`tie-held-results`). */
export const RESULTS = [
  'stress-first',
  'wound-points',
  'injury',
  'condition',
  'end-condition',
  'restore',
  'remove-wounds',
  'heal-injuries',
  'stabilize',
  'attribute-damage',
  'restore-attributes',
  'push',
] as const
export const HIT_STRESS = 0
export const HIT_WP = 1
export const INJURY = 2
export const CONDITION = 3
export const END_CONDITION = 4
export const RESTORE = 5
export const REMOVE_WOUNDS = 6
export const HEAL_INJURIES = 7
export const STABILIZE = 8
export const ATTRIBUTE_DAMAGE = 9
export const RESTORE_ATTRIBUTES = 10
export const PUSH = 11

/** A value that is not set. */
export const NONE = -1

const hidden = { shown: false } as const

/** The columns on which it hangs who stands where. */
const PLACED_BY = ['combatant.square', 'combatant.state', 'combatant.present', 'combatant.side'] as const

/** What a weapon-speed fight is made of. */
export const tables = defineTables(
  {
    fight: {
      phase: word(PHASES),
      ending: word(ENDINGS, hidden),
      /** The count being resolved, or last resolved in this round. */
      count: int(hidden),
      /** A count of this round has been opened. */
      counted: flag(hidden),
      /** A count is being resolved. */
      open: flag(hidden),
      /** Several turns share the open count: results are held. */
      tied: flag(hidden),
      /** Which turn of the one whose turn it is: OWN or LATE. */
      cell: int({ min: 0, max: 1, ...hidden }),
      /** How many have joined and have yet to declare. */
      joiners: int({ min: 0, ...hidden }),
      keepRounds: word(KEEP_ROUNDS, hidden),
      method: word(METHODS, hidden),
    },
    combatant: {
      ...columnsOf(combatantFields),
      monster: flag(hidden),
      stress: int({ min: 0, visibility: 'vital', label: 'Stress' }),
      stressMax: int({ min: 0, visibility: 'vital', label: 'most Stress' }),
      wp: int({ visibility: 'vital', label: 'Wound Points' }),
      wpMax: int({ min: 0, visibility: 'vital', label: 'most Wound Points' }),
      /** Twice what the Hit Dice come to; NONE where the data states the maximum. */
      dice2: int({ init: NONE, min: NONE, visibility: 'referee', ...hidden }),
      hitDice: int({ min: 0, ...hidden }),
      wpModifiers: int(hidden),
      /** Defense and Armor in addition to items and conditions. */
      defenseBonus: int({ visibility: 'defenses', ...hidden }),
      armorBonus: int({ visibility: 'defenses', ...hidden }),
      speedBase: int({ min: 0, ...hidden }),
      initiativeModifier: int(hidden),
      square: int({ init: NONE, min: NONE, ...hidden }),
      /** Base Initiative, once it is rolled. */
      base: int(hidden),
      rolled: flag(hidden),
      /** It has joined after the round's declarations and has yet to declare. */
      undeclared: flag(hidden),
      /** The first of those with whom it shares its d12. */
      sharesWith: rowOf('combatant', hidden),
      turnState: word(TURN_STATES, { width: TURNS, ...hidden }),
      turnAt: int({ width: TURNS, ...hidden }),
      turnKind: word(KINDS, { width: TURNS, ...hidden }),
      /** A row of the item table, or a position among spells or abilities. */
      turnThing: int({ width: TURNS, init: NONE, min: NONE, ...hidden }),
      turnAttack: int({ width: TURNS, min: 0, ...hidden }),
      /** The most Wound Points that a single hit of this round has taken, where that was more than half of the most. */
      bigHit: int({ min: 0, visibility: 'vital', ...hidden }),
      /** While Dying it has used its Reaction, or acted on its turn. */
      dyingReacted: flag(hidden),
      dyingActed: flag(hidden),
      /** Of the present turn, or the latest. */
      turnMoved: int({ min: 0, ...hidden }),
      turnActions: int({ min: 0, ...hidden }),
      standardUsed: flag(),
      freeUsed: flag(),
      /** Full-Defense was taken when the count opened: the turn that then begins has used its Standard Action. */
      guardTaken: flag(hidden),
      /** Strain of the open count, where several act at it: wounds of the same instant. */
      strainNow: int({ min: 0, ...hidden }),
      /** What follows from items, injuries and conditions; `rework` keeps it up. */
      defenseNow: int({ visibility: 'defenses', ...hidden }),
      armorNow: int({ min: 0, visibility: 'defenses', ...hidden }),
      attackNow: int({ visibility: 'abilities', ...hidden }),
      speedNow: int({ min: 0, ...hidden }),
      /** Yards; 0 without a usable melee attack. */
      threat: int({ min: 0, visibility: 'abilities' }),
      bearing: int({ min: 0, ...hidden }),
      /** Position in LIMBS, for the main and the off arm. */
      limbs: int({ width: 2, min: 0, ...hidden }),
      /** How much of the attribute damage is no injury's, by attribute: poison, say. */
      poisoned: int({ width: ATTRIBUTES.length, min: 0, ...hidden }),
      skillsNow: int({ width: SKILLS.length, visibility: 'seat', ...hidden }),
    },
    item: {
      owner: rowOf('combatant'),
      /** Whose sheet says what it is, and where there. */
      origin: int({ min: 0 }),
      slot: int({ min: 0 }),
      place: word(PLACES),
      count: int({ min: 0 }),
      /** Where it lies, on the ground. */
      square: int({ init: NONE, min: NONE }),
      /** The hand that could not hold it any longer, where that is why it lies there: MAIN_HAND, OFF_HAND or NONE. */
      fellFrom: int({ init: NONE, min: NONE, ...hidden }),
    },
    wound: {
      of: rowOf('combatant', { visibility: 'referee' }),
      amount: int({ min: 0, visibility: 'referee' }),
      /** Bits by position in WOUND_MARKS. */
      marks: int({ min: 0, visibility: 'referee' }),
    },
    injury: {
      of: rowOf('combatant'),
      /** Position in DAMAGE_TYPES and in the rows of its table; NONE for one of no table. */
      type: int({ init: NONE, min: NONE }),
      face: int({ init: NONE, min: NONE }),
      /** MAIN_HAND, OFF_HAND or NONE. */
      side: int({ init: NONE, min: NONE }),
      /** Position among the injuries that its bearer came with, where it is one of no table. */
      old: int({ init: NONE, min: NONE }),
      /** What the referee made up. */
      own: stored(),
    },
    condition: {
      of: rowOf('combatant'),
      /** Position among the fight's conditions; NONE for a marker that was given in its middle. */
      condition: int({ init: NONE, min: NONE }),
      /** Rounds that it still lasts, this one included; 0 until something ends it. */
      rounds: int({ min: 0 }),
      /** The id of such a marker. */
      own: stored(),
    },
    held: {
      by: rowOf('combatant'),
      target: rowOf('combatant'),
      what: word(RESULTS),
      amount: int(),
      a: int(),
      b: int(),
      c: int(),
      own: stored(),
    },
  },
  PLACED_BY,
)

export const { fight: F, combatant: C, item: I, wound: W, injury: J, condition: K, held: H } = tables.columns

export const ITEM_TABLE = tables.index.item
export const WOUND_TABLE = tables.index.wound
export const INJURY_TABLE = tables.index.injury
export const CONDITION_TABLE = tables.index.condition
export const HELD_TABLE = tables.index.held

/** The row of an item. */
export type ItemRow = Row<'item'>
