/**
 * The ends of lines (touching-lines). Right around a point where solids touch, space falls into eight octants (bit x + 2y +
 * 4z: which sides of the point), and a solid covers some of them and some of the quarter planes between them. An end
 * counts when the line's first stretch can be looked at, straight and past everything solid, from the inside of its own
 * body right beside the end: when one can come from an octant of the body to one beside the line by crossing planes only
 * towards the line's direction, each at most once. Any order of crossing belongs to some straight look, so trying
 * all of them is exact; and it depends on the line's direction by its three signs only.
 */
/**
 * What the closed box `at` of `boxes` (x1, y1, z1, x2, y2, z2) covers around the point: octants in bits 0-7, then the quarter
 * planes across x, y and z in eight bits each. Nothing when the box does not hold the point. Join several with `|`.
 */
export declare function coveredAround(boxes: Int32Array, at: number, x: number, y: number, z: number): number;
/** The octants around the point that the inside of the body (the box `at` of `boxes`) takes in. */
export declare function insideAround(boxes: Int32Array, at: number, x: number, y: number, z: number): number;
/** Whether an end counts for a line that leaves it in the direction (dx, dy, dz), of which only the signs matter. */
export declare function endCounts(covered: number, inside: number, dx: number, dy: number, dz: number): boolean;
//# sourceMappingURL=sight-ends.d.ts.map