import { defineTables, flag, int, positionsOf, rowOf, stored, word } from '@fray/kernel/rules'
import { columnsOf } from '../kinds/columns.ts'
import { combatantFields, secondaryPoints } from './kinds/combatant-fields.ts'
import { ADVANTAGE_TO, AIMS, DISTANCES, LASTS, READY_ACTS, READY_WHEN } from './words.ts'

/** Where a day stands between its commands. */
const PHASES = ['setup', 'surprise', 'fight', 'rest', 'over'] as const
export const SETUP = 0
/** The Surprise Round. */
export const SURPRISE = 1
export const FIGHT = 2
/** Between two encounters of a day, or after the last one. */
export const REST = 3
export const OVER = 4

/** How an encounter ended. */
export const ENDINGS = ['none', 'foes-down', 'party-down', 'fled', 'referee'] as const
export const FOES_DOWN = 1
export const PARTY_DOWN = 2
export const PARTY_FLED = 3
export const BY_REFEREE = 4

/** What has become of a slot of the turn; `kept`: spent on a Disengage that succeeded, and left for moving. */
const SPENDING = ['left', 'spent', 'kept'] as const
export const { left: LEFT, spent: GONE, kept: KEPT } = positionsOf(SPENDING)

/** A value that is not set. */
export const NONE = -1

/** What a fight of escalation is made of. */
export const tables = defineTables({
  fight: {
    phase: word(PHASES),
    ending: word(ENDINGS, { shown: false }),
    /** The band that is being played, or -1. */
    band: int({ init: NONE, min: NONE, shown: false }),
    escalation: int({ min: 0, max: 6 }),
    /** Position of the encounter of the day. */
    encounter: int({ min: 0, shown: false }),
    encountersToday: int({ min: 0 }),
    losses: int({ min: 0, label: 'Campaign Losses' }),
    /** A Quick Rest is being taken: Recoveries may be used. */
    resting: flag({ shown: false }),
    /** The side that surprises, or -1. */
    surprisedBy: int({ init: NONE, min: NONE, shown: false }),
    /** How many have a readied action: a glance tells when nobody has. */
    readied: int({ min: 0, shown: false }),
  },
  combatant: {
    ...columnsOf(combatantFields),
    ...columnsOf({ secondary: secondaryPoints }),
    /** Printed attack bonus, where there is one. */
    attackBonus: int({ shown: false }),
    hasBonus: flag({ shown: false }),
    /** Position among its stances, or -1. */
    stance: int({ init: NONE, min: NONE, shown: false }),
    /** It has rolled no Death Save since it dropped. */
    freshFall: flag({ shown: false }),
    /** What a Last Gasp leads to, or -1 for none. */
    lastGasp: stored({ shown: false }),
    /** Hit points when the Last Gasp began. */
    gaspHp: int({ shown: false }),
    quickSpent: word(SPENDING, { shown: false }),
    moveSpent: word(SPENDING, { shown: false }),
    standardSpent: word(SPENDING, { shown: false }),
    /** The slot that it has lost this turn, and the one it loses next turn (positions in SLOTS), -1 for none. */
    lost: int({ init: NONE, min: NONE, max: 2, shown: false }),
    lostNext: int({ init: NONE, min: NONE, max: 2, shown: false }),
    /** The band that it comes to after its turn, -1 for none. */
    bandNext: int({ init: NONE, min: NONE, max: 4, shown: false }),
    /** It has had its turn this round. */
    acted: flag(),
    /** It has helped in spirit this turn. */
    helped: flag({ shown: false }),
    /** It has got up by a Death Save and acts on its next turn. */
    risen: flag({ shown: false }),
    /** It may act in the Surprise Round. */
    chosen: flag({ shown: false }),
    /** The readied action: slot, act, target, ability or stance, when, whose, the round it was readied in. */
    readySlot: int({ init: NONE, min: NONE, max: 2, shown: false }),
    readyAct: word(READY_ACTS, { shown: false }),
    readyTarget: rowOf('combatant', { shown: false }),
    readyAbility: int({ init: NONE, min: NONE, shown: false }),
    readyKnockOut: flag({ shown: false }),
    readyWhen: word(READY_WHEN, { shown: false }),
    readyWho: rowOf('combatant', { shown: false }),
    readyRound: int({ shown: false }),
    readyBecause: stored({ shown: false, visibility: 'seat' }),
  },
  /** One row for each ability of each combatant. */
  ability: {
    who: rowOf('combatant'),
    slot: int({ min: 0 }),
    used: flag(),
    /** It is being kept up; the check of this turn is due, was tried, was made. */
    kept: flag(),
    due: flag(),
    tried: flag(),
    made: flag(),
  },
  /** One row for each pair: of the rows a > b it is a * (a - 1) / 2 + b. */
  pair: {
    distance: word(DISTANCES, { init: 1 }),
    /** The last round in which the one with the smaller (greater) row hit the other; -1 for never. */
    hitUp: int({ init: NONE, min: NONE }),
    hitDown: int({ init: NONE, min: NONE }),
  },
  /** Whom else a readied action names, by parameter, in their order. */
  aim: {
    who: rowOf('combatant'),
    as: word(AIMS),
    whom: rowOf('combatant'),
  },
  /** Conditions and ongoing damage, in the order gained. */
  condition: {
    who: rowOf('combatant'),
    /** Position among the fight's conditions. */
    what: int({ min: 0 }),
    lasts: word(LASTS),
    save: int({ min: 0 }),
    /** Whose next turn ends it, who made it. */
    of: rowOf('combatant'),
    by: rowOf('combatant'),
    /** For ongoing damage. */
    amount: int({ min: 0 }),
    type: int({ min: 0 }),
    /** Made in the turn at whose end it would be over: it lasts until the next one. */
    fresh: flag(),
    /** Row of the sustained ability that keeps it up, or -1. */
    keeper: int({ init: NONE, min: NONE }),
  },
  /** Advantage and Disadvantage that is no condition's, and what is added to rolls. */
  advantage: {
    who: rowOf('combatant'),
    to: word(ADVANTAGE_TO),
    amount: int(),
    /** The amount is added to the roll. */
    isBonus: flag({ quiet: true }),
    lasts: word(LASTS),
    /** The number of the save that ends it, 0 for none. */
    save: int({ min: 0, quiet: true }),
    of: rowOf('combatant'),
    by: rowOf('combatant'),
    name: stored(),
    fresh: flag(),
    keeper: int({ init: NONE, min: NONE }),
  },
})

/** The handles of the columns: what change methods name. */
export const C = tables.columns.combatant
export const F = tables.columns.fight
export const ABILITY = tables.columns.ability
export const PAIR = tables.columns.pair
export const AIM = tables.columns.aim
export const CONDITION = tables.columns.condition
export const ADVANTAGE = tables.columns.advantage

export const ABILITY_TABLE = tables.index.ability
export const PAIR_TABLE = tables.index.pair
export const AIM_TABLE = tables.index.aim
export const CONDITION_TABLE = tables.index.condition
export const ADVANTAGE_TABLE = tables.index.advantage

/** What is spent of a turn, by position in SLOTS. */
export const SPENT = [C.quickSpent, C.moveSpent, C.standardSpent] as const
/** The columns of the defenses, by position in DEFENSES. */
export const DEFENSE = [C.ac, C.pd, C.md] as const
