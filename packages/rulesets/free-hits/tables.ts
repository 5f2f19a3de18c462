import { defineTables, flag, int, positionsOf, type Row, rowOf, word } from '@fray/kernel/rules'
import { columnsOf } from '../kinds/columns.ts'
import { combatantFields } from './kinds/combatant.ts'
import { AIMS, CARRIED, FACINGS } from './words.ts'

/** Where a fight stands between its commands. */
const PHASES = ['outside', 'battle', 'over'] as const
/** Outside battle: nobody has turns (`outside-battle`). */
export const OUTSIDE = 0
export const BATTLE = 1
export const OVER = 2

/** How a battle ended. */
export const ENDINGS = ['none', 'one-team-left', 'nobody-left', 'referee'] as const
export const { 'one-team-left': ONE_TEAM_LEFT, 'nobody-left': NOBODY_LEFT, referee: BY_REFEREE } = positionsOf(ENDINGS)

/** A value that is not set. */
export const NONE = -1

/** The columns on which it hangs who stands where, as far as somebody knows, and where one can get. */
const PLACED_BY = [
  'combatant.square',
  'combatant.footprint',
  'combatant.status',
  'combatant.side',
  'combatant.felt',
  'fight.undetected',
  'undetected.who',
  'undetected.by',
] as const

/** What a free-hits battle is made of. */
export const tables = defineTables(
  {
    fight: {
      phase: word(PHASES),
      ending: word(ENDINGS, { shown: false }),
      /** Position in this round's line of the unit whose turn it is, or -1. */
      place: int({ init: NONE, min: NONE, shown: false }),
      /** An item has changed hands or lies on the ground. */
      swapped: flag({ shown: false }),
      /** Somebody lies on the ground who has not been asked since whether it gets up. */
      fallen: flag({ shown: false }),
      /** How many rows of the table of the undetected there are, kept apart so that a glance tells when there is none. */
      undetected: int({ min: 0, shown: false }),
    },
    combatant: {
      /** The modifiers of the stat block are in it; wounds, conditions and spells are in those that end in `Now`. What thralls take is not off `hpMax`. */
      ...columnsOf(combatantFields),
      accuracyNow: int({ shown: false }),
      agilityNow: int({ visibility: 'defenses', shown: false }),
      strengthNow: int({ shown: false }),
      movementNow: int({ min: 0, shown: false }),
      /** Conditions that make flat-footed, forbid acting, hold in place: how many of each. */
      flat: int({ min: 0, shown: false }),
      barred: int({ min: 0, shown: false }),
      held: int({ min: 0, shown: false }),
      /** Wounds that it has, and those that take a Bonus Action. */
      wounds: int({ min: 0, shown: false }),
      weakened: int({ min: 0, shown: false }),
      /** What spells add to its slots and take off damage, while they last. */
      slotsMore: int({ shown: false }),
      guard: int({ shown: false }),
      /** The square of its least x and y. */
      square: int({ min: NONE, init: NONE, shown: false }),
      facing: word(FACINGS),
      /** Spent of this turn. */
      attackSpent: int({ min: 0, max: 1, shown: false }),
      moveSpent: int({ min: 0, max: 1, shown: false }),
      bonusSpent: int({ min: 0, max: 2, shown: false }),
      /** Owed by the next turn for standing up out of turn. */
      attackOwed: int({ min: 0, max: 1, shown: false }),
      moveOwed: int({ min: 0, max: 1, shown: false }),
      bonusOwed: int({ min: 0, max: 2, shown: false }),
      /** The square on which it ran into something that it does not detect, and the round in which it did; -1 for none. */
      felt: int({ init: NONE, min: NONE, shown: false }),
      feltIn: int({ min: 0, shown: false }),
      /** It has done something this turn: it can no longer delay. */
      begun: flag({ shown: false }),
      /** Whom it has put its turn off for, until that one has acted. */
      waitsFor: rowOf('combatant', { shown: false }),
      /** It has had its turn this round. */
      acted: flag(),
      slotsMost: int({ min: 0, shown: false }),
      slotsUsed: int({ min: 0, shown: false }),
      /** Steps that the unit whose turn it is has made inside this one's zone. */
      inside: int({ min: 0, shown: false }),
      boostMelee: int({ min: 0, shown: false }),
      boostHit: int({ min: 0, shown: false }),
      boostDodge: int({ min: 0, shown: false }),
      /** What the start of its turn took away, given back if it delays. */
      hadDodge: int({ min: 0, shown: false }),
      paidMp: int({ min: 0, shown: false }),
      paidHp: int({ min: 0, shown: false }),
      /** Feats' attacks taken this turn and this round, as bits by position of the feat. */
      featsTurn: int({ min: 0, shown: false }),
      featsRound: int({ min: 0, shown: false }),
      /** The spell that it casts in parts: position among its spells, the parts paid as bits, one paid this turn. */
      casting: int({ init: NONE, min: NONE, shown: false }),
      castPaid: int({ min: 0, shown: false }),
      castNow: flag({ shown: false }),
      /** It attacked before the battle: it may do so, has done so. */
      opener: flag({ shown: false }),
      initiator: flag(),
      /** Its Agility when the line was made; initiators stand behind all. */
      lineAgility: int({ shown: false }),
      summoner: rowOf('combatant', { shown: false }),
      /** Position of the calling spell among the summoner's spells, or -1. */
      summonedBy: int({ init: NONE, min: NONE, shown: false }),
      /** Behind whose turn in the next round its summoning sickness ends, or -1: when its summoner's place comes up. */
      sickBehind: rowOf('combatant', { shown: false }),
      /** What its thralls take of its maximum hit points, summed up. */
      reserved: int({ min: 0, shown: false }),
    },
    /** The line: this round's, and the one of a round in which nobody delays. */
    order: { who: int({ min: 0 }), usual: int({ min: 0 }) },
    item: {
      holder: rowOf('combatant'),
      /** The combatant it came with, and its place in that combatant's list: what kind of item it is. */
      origin: rowOf('combatant'),
      slot: int({ min: 0 }),
      carried: word(CARRIED),
      /** The square in which it lies on the ground, or -1. */
      square: int({ init: NONE, min: NONE }),
    },
    wound: {
      who: rowOf('combatant'),
      aim: word(AIMS),
      /** The round in which it was dealt. */
      round: int({ min: 0 }),
    },
    /** Conditions, and changes by spells: one row for each. */
    effect: {
      who: rowOf('combatant'),
      /** Position among the fight's conditions, or -1. */
      condition: int({ init: NONE, min: NONE }),
      /** The round at whose end it is over; 0 where it lasts until it is ended. */
      until: int({ min: 0 }),
      /** The running spell that keeps it up: whose, and the spell's position; -1 for none. */
      caster: rowOf('combatant'),
      spell: int({ init: NONE, min: NONE }),
      accuracy: int(),
      agility: int(),
      strength: int(),
      movement: int(),
      slots: int(),
      guard: int(),
    },
    /** Spells that go on after they were cast. */
    running: {
      caster: rowOf('combatant'),
      spell: int({ min: 0 }),
      on: flag({ init: 1 }),
      /** Its upkeep was not paid at the start of this turn: it ends unless the turn is delayed. */
      lapsed: flag(),
    },
    /** `who` is not detected by the enemy `by`. */
    undetected: { who: rowOf('combatant'), by: rowOf('combatant') },
  },
  PLACED_BY,
)

/** The handles of the columns: what change methods name. */
export const C = tables.columns.combatant
export const F = tables.columns.fight
export const ORDER = tables.columns.order
export const ITEM = tables.columns.item
export const WOUND = tables.columns.wound
export const EFFECT = tables.columns.effect
export const RUNNING = tables.columns.running
export const UNDETECTED = tables.columns.undetected

export const ORDER_TABLE = tables.index.order
export const ITEM_TABLE = tables.index.item
export const WOUND_TABLE = tables.index.wound
export const EFFECT_TABLE = tables.index.effect
export const RUNNING_TABLE = tables.index.running
export const UNDETECTED_TABLE = tables.index.undetected

/** What is spent of a turn and what is owed by the next, by position in BUDGET. */
export const SPENT = [C.attackSpent, C.moveSpent, C.bonusSpent] as const
export const OWED = [C.attackOwed, C.moveOwed, C.bonusOwed] as const
/** Boosts that were bought, by position in BOOSTS. */
export const BOOSTED = [C.boostMelee, C.boostHit, C.boostDodge] as const

/** The row of an item. */
export type ItemRow = Row<'item'>
