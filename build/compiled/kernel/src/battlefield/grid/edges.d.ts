import { type Grid } from './grid.ts';
/** What may stand on the side of a square; of several above one another the later one here counts. */
declare const EDGE_KINDS: readonly ['none', 'low-wall', 'window', 'wall', 'open-door', 'door'];
export type EdgeKind = (typeof EDGE_KINDS)[number];
/** One side of a square with what stands on it. */
export interface Side {
    readonly kind: EdgeKind;
    /** The door that it is, by position in `Grid.doors`, or -1. */
    readonly door: number;
}
/** A straight run of sides with the same on all of them, between corners in squares from the south-west corner of the map. */
export interface Edge extends Side {
    readonly from: readonly [x: number, y: number];
    readonly to: readonly [x: number, y: number];
}
/** All walls, windows and doors between squares in as few straight runs as there are: first those that run east. */
export declare function edgesOf(grid: Grid, openDoors: number): Edge[];
export {};
//# sourceMappingURL=edges.d.ts.map