/** The longest row that fits into the bits of one number. */
export declare const ROW = 30;
/**
 * Which points of a row a solid hides from the point q, seen from above: bit i stands for the point (start + i, y), and is
 * set when some point strictly between it and q lies in the box `at` of `boxes` (x1, y1, z1, x2, y2, z2).
 *
 * Whole numbers only. With t the part of the way from q, the rectangle's y holds for t from `near / h` to `far / h`, both
 * multiplied by h; the point of the row whose line is at x when t is far along is qx + (x - qx) * h / far. The points hidden
 * are convex, so in a row they lie between a least and a greatest one. An end of the stretch at t = 0 or t = 1 is not on
 * the line, hence the cases. Feet stay below 2^20 either way, so products stay below 2^42 and quotients round rightly.
 */
export declare function hiddenFlat(boxes: Int32Array, at: number, qx: number, qy: number, y: number, start: number, length: number): number;
/**
 * The same in space: bit i stands for the point (start + i, y, z), and is set when some point strictly between it and
 * (qx, qy, qz) lies in the closed box `at` of `boxes` (x1, y1, z1, x2, y2, z2). The stretch of t is a pair of fractions.
 */
export declare function hiddenInSpace(boxes: Int32Array, at: number, qx: number, qy: number, qz: number, y: number, z: number, start: number, length: number): number;
//# sourceMappingURL=sight-rows.d.ts.map