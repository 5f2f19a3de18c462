import { type Body, type Grid } from './grid.ts';
/** A point in feet: x east, y north, z up. */
export type Point = readonly [x: number, y: number, z: number];
/** A clear line, from a point of the viewer to a point of the target. */
export interface Line {
    readonly from: Point;
    readonly to: Point;
}
/** The lines that show what {@link sightAndCover} says. */
export interface SightLines {
    /** One that gives line of sight, or null when there is none: to a corner if any is seen. */
    readonly sight: Line | null;
    /** For each of the target's eight corners (numbered as the bits of the mask) one that shows it, or null if it is hidden. */
    readonly corners: readonly (Line | null)[];
}
/**
 * For each corner the first clear line in a fixed order, easy lines first: from the viewer's like corner, then its other
 * corners, then its remaining points (sight-points, half-cover). Takes longer than {@link sightAndCover}: for explanations.
 */
export declare function sightLines(grid: Grid, openDoors: number, viewer: Body, target: Body): SightLines;
/**
 * What the viewer sees of the target in sentences: how many corners and what cover that is, then each corner with the line
 * that shows it, or that it is hidden (half-cover, full-cover, no-sight-no-attack). Points are in feet, (x, y, z).
 */
export declare function describeCover(grid: Grid, openDoors: number, viewer: Body, target: Body): string[];
//# sourceMappingURL=sight-lines.d.ts.map