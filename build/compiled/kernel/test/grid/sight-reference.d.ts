import { type Body, type Grid } from '../../src/battlefield/grid/grid.ts';
type Point = readonly [number, number, number];
/** Whether one line between two bodies is clear, for a test. */
export declare function plainLine(grid: Grid, openDoors: number, viewer: Body, p: Point, target: Body, q: Point): boolean;
/** The same answer as `sightAndCover`, by trying every line. */
export declare function plainSightAndCover(grid: Grid, openDoors: number, viewerBody: Body, targetBody: Body): number;
export {};
//# sourceMappingURL=sight-reference.d.ts.map