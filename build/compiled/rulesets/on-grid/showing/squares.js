import { xOf, yOf } from '@fray/kernel/rules';
/*
 * What overlays on a map of squares say.
 */
const NORTH = ['south', '', 'north'];
const EAST = ['west', '', 'east'];
/** In which direction a square lies as seen from another: `north-east`; '' for the same one. */
export function directionTo(squares, from, to) {
    const dx = xOf(squares, to) - xOf(squares, from);
    const dy = yOf(squares, to) - yOf(squares, from);
    // Within 22.5 degrees of an axis it is straight: tan(2a) < 1.
    const straight = Math.abs(dx * dx - dy * dy) > 2 * Math.abs(dx * dy);
    const north = straight && Math.abs(dx) > Math.abs(dy) ? 0 : Math.sign(dy);
    const east = straight && Math.abs(dy) > Math.abs(dx) ? 0 : Math.sign(dx);
    return [NORTH[north + 1], EAST[east + 1]].filter((word) => word !== '').join('-');
}
//# sourceMappingURL=squares.js.map