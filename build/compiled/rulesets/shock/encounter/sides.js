import { isMap } from '../../reading/problems.js';
import { findSide as find, readSides as readPartySides, writeSight } from '../../reading/sides.js';
/** Reads the sides in their order: party and foes when none are given. At most one of them is the Party. */
export function readSides(r, raw, path) {
    return readPartySides(r, raw, path, 'sides-and-party').map((side) => {
        const own = isMap(raw) ? raw[side.id] : null;
        const { alert, hidden } = isMap(own) ? own : {};
        return { ...side, alert: alert === true, hidden: hidden === true };
    });
}
/** The position of the side with the id, or -1 with a problem. */
export const findSide = (r, id, path, sides) => find(r, id, path, sides, 'sides-and-party');
/** The sides by id. */
export const writeSides = (sides) => Object.fromEntries(sides.map((side) => {
    const { name, party, alert, hidden } = side;
    return [side.id, { name, party, ...writeSight(side), alert, hidden }];
}));
//# sourceMappingURL=sides.js.map