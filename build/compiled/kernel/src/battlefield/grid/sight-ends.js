/**
 * The ends of lines (touching-lines). Right around a point where solids touch, space falls into eight octants (bit x + 2y +
 * 4z: which sides of the point), and a solid covers some of them and some of the quarter planes between them. An end
 * counts when the line's first stretch can be looked at, straight and past everything solid, from the inside of its own
 * body right beside the end: when one can come from an octant of the body to one beside the line by crossing planes only
 * towards the line's direction, each at most once. Any order of crossing belongs to some straight look, so trying
 * all of them is exact; and it depends on the line's direction by its three signs only.
 */
/** The octants on the sides of a point that a stretch from `low` to `high` takes in, along one axis. */
const octants = (at, low, high, below) => (at > low ? below : 0) | (at < high ? 0xff & ~below : 0);
/** Octants with lesser x, y, z than the point. */
const BELOW_X = 0x55;
const BELOW_Y = 0x33;
const BELOW_Z = 0x0f;
/**
 * What the closed box `at` of `boxes` (x1, y1, z1, x2, y2, z2) covers around the point: octants in bits 0-7, then the quarter
 * planes across x, y and z in eight bits each. Nothing when the box does not hold the point. Join several with `|`.
 */
export function coveredAround(boxes, at, x, y, z) {
    const x1 = boxes[at];
    const y1 = boxes[at + 1];
    const z1 = boxes[at + 2];
    const x2 = boxes[at + 3];
    const y2 = boxes[at + 4];
    const z2 = boxes[at + 5];
    if (x < x1 || x > x2 || y < y1 || y > y2 || z < z1 || z > z2)
        return 0;
    const ox = octants(x, x1, x2, BELOW_X);
    const oy = octants(y, y1, y2, BELOW_Y);
    const oz = octants(z, z1, z2, BELOW_Z);
    return (ox & oy & oz) | ((oy & oz) << 8) | ((ox & oz) << 16) | ((ox & oy) << 24);
}
/** The octants around the point that the inside of the body (the box `at` of `boxes`) takes in. */
export function insideAround(boxes, at, x, y, z) {
    const ox = octants(x, boxes[at], boxes[at + 3], BELOW_X);
    const oy = octants(y, boxes[at + 1], boxes[at + 4], BELOW_Y);
    const oz = octants(z, boxes[at + 2], boxes[at + 5], BELOW_Z);
    return ox & oy & oz;
}
/** Whether an end counts for a line that leaves it in the direction (dx, dy, dz), of which only the signs matter. */
export function endCounts(covered, inside, dx, dy, dz) {
    const free = ~covered & 0xff;
    const openX = ~(covered >>> 8);
    const openY = ~(covered >>> 16);
    const openZ = ~(covered >>> 24);
    let beside = 0xff;
    if (dx !== 0)
        beside &= dx > 0 ? ~BELOW_X : BELOW_X;
    if (dy !== 0)
        beside &= dy > 0 ? ~BELOW_Y : BELOW_Y;
    if (dz !== 0)
        beside &= dz > 0 ? ~BELOW_Z : BELOW_Z;
    let come = inside & free;
    for (let crossing = 0; crossing < 3 && (come & beside) === 0; crossing++) {
        let next = come;
        if (dx > 0)
            next |= (come & BELOW_X & openX) << 1;
        else if (dx < 0)
            next |= (come & ~BELOW_X & openX) >> 1;
        if (dy > 0)
            next |= (come & BELOW_Y & openY) << 2;
        else if (dy < 0)
            next |= (come & ~BELOW_Y & openY) >> 2;
        if (dz > 0)
            next |= (come & BELOW_Z & openZ) << 4;
        else if (dz < 0)
            next |= (come & ~BELOW_Z & openZ) >> 4;
        come = next & free;
    }
    return (come & beside) !== 0;
}
//# sourceMappingURL=sight-ends.js.map