import { defineTables, flag, int, kept, positionsOf, rowOf, word } from '@fray/kernel/rules';
import { columnsOf } from '../kinds/columns.js';
import { combatantFields } from './kinds/combatant.js';
/** Where a fight stands between its commands. */
const PHASES = ['setup', 'between', 'turn', 'over'];
export const { setup: SETUP, between: BETWEEN, turn: TURN, over: OVER } = positionsOf(PHASES);
/** How a fight ended. */
export const ENDINGS = ['none', 'enemies-out', 'characters-out', 'both-out', 'referee'];
/** A value that is not set. */
export const NONE = -1;
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
        /** The referee's word for its next Test. */
        favored: flag({ shown: false }),
        hampered: flag({ shown: false }),
        burning: flag({ shown: false }),
        burningAttribute: int({ shown: false }),
        burningDr: int({ shown: false }),
        burningMoments: int({ shown: false }),
        burningNew: flag({ shown: false }),
        /** By position in HINDRANCES: when it was gained (counted from 1), or 0. */
        hindrance: int({ width: 4, shown: false }),
        hindranceAttribute: int({ width: 4, shown: false }),
        hindranceDr: int({ width: 4, shown: false }),
        hindranceAction: flag({ width: 4, shown: false }),
        hindranceMoments: int({ width: 4, shown: false }),
        hindranceNew: flag({ width: 4, shown: false }),
        attitude: kept(),
        /** Its data gives the attitude: no Reaction roll. */
        attitudeSet: flag({ shown: false }),
        /** What became of it after the fight. */
        fate: kept(),
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
        hazard: kept(),
        note: kept(),
    },
});
/** The handles of the columns: what change methods name. */
export const C = tables.columns.combatant;
export const F = tables.columns.fight;
export const ORDER = tables.columns.order;
export const ITEM = tables.columns.item;
export const ZONE = tables.columns.zone;
/** Handles of the Attributes by position in ATTRIBUTES. */
export const ATTRIBUTE_COLUMNS = [C.str, C.dex, C.con, C.int, C.wis, C.cha];
export const ORDER_TABLE = tables.index.order;
export const ITEM_TABLE = tables.index.item;
export const ZONE_TABLE = tables.index.zone;
//# sourceMappingURL=tables.js.map