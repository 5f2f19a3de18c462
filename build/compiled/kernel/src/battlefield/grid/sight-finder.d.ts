import { type Body, type Grid } from './grid.ts';
/**
 * Answers for one grid which corners of a target a viewer sees, and whether it sees anything of it: exactly, for all lines of
 * the ruling, without trying them one by one.
 *
 * - Only solids that touch the hull of both bodies are looked at. None: everything is seen.
 * - One solid that hides all corners of one body from all corners of the other hides everything: the points that
 *   a convex solid hides from one point are a convex set, whichever body is held still.
 * - Points are decided a row at a time: for one point of the target, a solid hides a run of the viewer's row.
 * - Solids as high as both bodies ("tall") are decided on the plan, once for all heights. Solids that reach up from
 *   below ("low") hide less the higher a line runs, so the lines between the bodies' top faces decide. Only solids that hang
 *   or float (the lintel of a window, a bridge) make it try all pairs of heights, for what the plan left open.
 */
export declare class SightFinder {
    private readonly grid;
    private readonly near;
    private readonly cache;
    /** The bodies as boxes: x1, y1, z1, x2, y2, z2. */
    private readonly viewer;
    private readonly target;
    /** Whether all pairs of heights have to be tried. */
    private allHeights;
    /** Whether lines along the lowest level are hidden anyway, so that they need not be tried. */
    private skipLowest;
    /** The tall solid that was the last to hide all of a row: tried first, for the next row will be much the same. */
    private likely;
    constructor(grid: Grid);
    /** Corners and sight as bits: see `sightAndCover`. */
    mask(openDoors: number, viewer: Body, target: Body): number;
    /** The same without the memory of former answers. */
    find(openDoors: number, viewer: Body, target: Body): number;
    /** Makes ready for {@link lineIsClear} with these bodies. */
    prepareLines(openDoors: number, viewer: Body, target: Body): void;
    /** Whether one line from a point of the viewer to a point of the target is clear. */
    lineIsClear(px: number, py: number, pz: number, qx: number, qy: number, qz: number): boolean;
    private place;
    /** Whether the bodies overlap or touch, seen from above. */
    private bodiesMeet;
    private oneHidesAll;
    /**
     * Whether a tall solid stands right between the bodies and is as wide as both: every line crosses it, or comes to it from
     * the wrong side, even when they touch it. That is what a closed door between neighbours does.
     */
    private parts;
    /** Whether one solid hides every corner of the viewer from every corner of the target. */
    private hidesAll;
    private corners;
    /** Whether any point of the target is seen, when none of its corners is. */
    private anythingSeen;
    /** Whether some point of the viewer sees the target's point over (qx, qy) at one of the heights z1 to z2. */
    private pointSeen;
    /** Which points of a viewer's row the tall solids do not hide from the point (qx, qy). */
    private openOnPlan;
    /** Whether a point of a viewer's row, among the open ones, sees the point over (qx, qy), at any of the heights. */
    private openInSpace;
    /** Of the lines from these points of a viewer's row to a target's point, those of which both ends count. */
    private endsCount;
}
/** The one that answers for a grid; it keeps the solids of the grid and its last answers. */
export declare function sightFinder(grid: Grid): SightFinder;
//# sourceMappingURL=sight-finder.d.ts.map