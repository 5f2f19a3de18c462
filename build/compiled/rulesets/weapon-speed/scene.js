import { citing, Occupancy, PlaneReach, Scene } from '@fray/kernel/rules';
import { ITEM_TABLE, tables } from './tables.js';
/** The scene of a weapon-speed fight. */
export class WeaponSpeedScene extends Scene {
    /** Who stands where; see `marksFor` and `occupant`. */
    occupancy;
    /** Memory for working out ways. */
    reach = new PlaneReach();
    /** Injuries that the referee made up, read, by what was kept of them. */
    ownInjuries = new WeakMap();
    /** What somebody could declare who had only items of its own, when it was last worked out: it seldom changes. */
    declarable = new WeakMap();
    /**
     * In which order tied combatants are worked through, as rows; null for the roster's. Only to show that it makes no
     * difference.
     */
    tieOrder = null;
    constructor(setup, bodies) {
        const items = setup.roster.reduce((sum, { items: all }) => sum + all.length, 0);
        const size = setup.roster.length;
        super(tables, { combatant: size, item: items, wound: size * 6, injury: size, condition: size, held: size }, setup);
        this.occupancy = new Occupancy(this, setup.plane, bodies);
    }
    /** The unchanging part of a combatant. */
    fighter(row) {
        return this.sheets[row];
    }
    /** What kind of item a row of the item table is. */
    kind(item) {
        const { origin, slot } = this.now.item;
        return this.sheets[origin[item]].entrant.items[slot[item]];
    }
    /** Number of items in the fight. */
    get items() {
        return this.memory[ITEM_TABLE];
    }
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export const cite = citing();
//# sourceMappingURL=scene.js.map