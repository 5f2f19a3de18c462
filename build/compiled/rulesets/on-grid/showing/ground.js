import { squareName } from '@fray/kernel/rules';
/** A map of squares with nothing on it: what a ruleset's ground begins with. */
export const bareGround = ({ width, depth, originX, originY }, unit) => ({
    kind: 'squares',
    width,
    height: depth,
    origin: [originX, originY],
    unit,
    ground: [],
    blocks: [],
    walls: [],
    doors: [],
    heights: [],
    items: [],
    areas: [],
});
/** The squares, by name, of which something is true. */
export function squaresWhere(squares, isTrue) {
    const found = [];
    for (let square = 0; square < squares.width * squares.depth; square++) {
        if (isTrue(square))
            found.push(squareName(squares, square));
    }
    return found;
}
//# sourceMappingURL=ground.js.map