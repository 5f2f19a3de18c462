import { type Grid } from './grid.ts';
/** Lower than anything on a map: where the rock under the floors ends, in feet. */
export declare const ROCK_BOTTOM: number;
/** Numbers per solid in {@link Solids.boxes}: x1, y1, z1, x2, y2, z2. */
export declare const BOX = 6;
/**
 * Everything solid on a grid as closed boxes along the axes, in whole feet: its boxes, the rock under its floors, and what
 * is left of its panes when the openings are cut out (flat boxes). Joined to as few as may be; their union is what counts.
 */
export interface Solids {
    readonly count: number;
    readonly boxes: Int32Array;
    /** The door that each solid is, or -1. */
    readonly doors: Int8Array;
    /** The solids that reach into or touch square s are `list[first[s]]` up to `list[first[s + 1]]`, that one not included. */
    readonly first: Int32Array;
    readonly list: Int32Array;
    /** The least floor height. The rock below it is not among the boxes: it fills the whole map. */
    readonly lowestFloor: number;
}
/** Works out the solids of a grid (solid-object). */
export declare function makeSolids(grid: Grid): Solids;
//# sourceMappingURL=solids.d.ts.map