import { citing, DIFFICULT, IMPASSABLE, Occupancy, Reaches, Scene, xOf, yOf, } from '@fray/kernel/rules';
import { ITEM_TABLE, tables } from './tables.js';
/** The scene of a free-hits battle. */
export class FreeHitsScene extends Scene {
    /** The conditions of the content, by position; what a row of the effect table names. */
    conditions;
    /** The attack about which questions are asked, for policies. */
    pending = null;
    /** Whether any ground is slow. */
    hasSlowGround;
    /** The grid with slow ground made open: for those whose steps are slow anyway. */
    evenGrid;
    /** The x and y of each square: worked out once, for whoever looks over many squares. */
    xs;
    ys;
    /** Each unit's place on the grid, kept up with its square by `bodyOf`. */
    bodies = [];
    /** Who stands where; see `marksFor` and `isFree`. */
    occupancy;
    /** Where each unit can get; see `reachOf`. */
    reaches = new Reaches();
    constructor(setup, bodies) {
        const items = setup.roster.reduce((sum, entrant) => sum + entrant.items.length, 0);
        const size = setup.roster.length;
        const more = size + 4;
        const rows = { combatant: more, order: more, item: items + 4, wound: size * 8, effect: size * 2, running: more };
        super(tables, { ...rows, undetected: size }, setup);
        this.conditions = [...setup.conditions.values()];
        const { grid } = setup;
        this.hasSlowGround = grid.ground.includes(DIFFICULT);
        this.evenGrid = this.hasSlowGround
            ? { ...grid, ground: grid.ground.map((one) => (one === IMPASSABLE ? IMPASSABLE : 0)) }
            : grid;
        this.occupancy = new Occupancy(this, grid, bodies);
        this.xs = Int32Array.from(grid.ground, (_, square) => xOf(grid, square));
        this.ys = Int32Array.from(grid.ground, (_, square) => yOf(grid, square));
    }
    /** The unchanging part of a unit. */
    unit(row) {
        return this.sheets[row];
    }
    /** What kind of item a row of the item table is. */
    kind(item) {
        const { origin, slot } = this.now.item;
        return this.sheets[origin[item]].kinds[slot[item]];
    }
    /** Number of items in the fight. */
    get items() {
        return this.memory[ITEM_TABLE];
    }
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export const cite = citing();
//# sourceMappingURL=scene.js.map