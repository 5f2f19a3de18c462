import type { Body, Grid } from '../../src/battlefield/grid/grid.ts';
/** A small map with two bodies and open doors, made from a number. */
export interface Trial {
    readonly grid: Grid;
    readonly openDoors: number;
    readonly viewer: Body;
    readonly target: Body;
}
/** Numbers that look random, from a seed and a counter. */
export declare function numbersFrom(seed: number): (below: number) => number;
/** An empty map of flat open ground, for tests to add to. */
export declare function flatGrid(originX: number, originY: number, width: number, depth: number, parts?: Partial<Grid>): Grid;
/** Trial number n: mostly walls, pillars and panes as people draw them, with some odd boxes, floors and heights. */
export declare function trial(n: number): Trial;
//# sourceMappingURL=sight-maps.d.ts.map