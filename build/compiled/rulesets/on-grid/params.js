import { NO_SQUARE, readPair, squareAt, squareName, } from '@fray/kernel/rules';
import { refuse } from '../reading/refusal.js';
const NO_WAY = [];
/** The parameters that name squares, for a ruleset whose squares `squaresOf` finds; what is off the map breaks `rule`. */
export function squareParamsFor(squaresOf, rule) {
    /** A square written as `3,-2`, or why it is none. */
    function readSquare(scene, raw) {
        const squares = squaresOf(scene);
        const found = readPair(String(raw));
        if (found === null)
            return refuse('bad-value', `"${String(raw)}" is not a square: write its x and y, as in 3,4.`);
        const square = squareAt(squares, found[0], found[1]);
        if (square !== NO_SQUARE)
            return square;
        const last = squareName(squares, squares.width * squares.depth - 1);
        return refuse(rule, `${String(raw)} is off the map, which goes from ${squareName(squares, 0)} to ${last}.`);
    }
    const nameOf = (scene, square) => squareName(squaresOf(scene), square);
    return {
        readSquare,
        /** A square; -1 where it is left out. */
        squareParam: (name, o = {}) => ({
            name,
            label: o.label ?? 'a square',
            kind: 'place',
            optional: o.optional ?? false,
            absent: -1,
            ...(o.candidates === undefined ? {} : { candidates: o.candidates }),
            ...(o.says === undefined ? {} : { says: o.says }),
            read(scene, raw) {
                const square = readSquare(scene, raw);
                return typeof square === 'number' ? { value: square } : square;
            },
            write: nameOf,
        }),
        /** The squares of a way, as a list or as `1,0 2,0`; none where they are left out. */
        wayParam: (name) => ({
            name,
            label: 'the squares of the way',
            kind: 'place',
            optional: true,
            absent: NO_WAY,
            read(scene, raw) {
                const words = String(raw).trim();
                const way = [];
                for (const one of Array.isArray(raw) ? raw : words.split(/[\s;]+/)) {
                    const square = readSquare(scene, one);
                    if (typeof square !== 'number')
                        return square;
                    way.push(square);
                }
                return { value: way };
            },
            write: (scene, value) => value.map((square) => nameOf(scene, square)).join(' '),
        }),
    };
}
/** Parameters that name squares of a grid. */
export const { readSquare, squareParam, wayParam } = squareParamsFor((scene) => scene.setup.grid, 'grid');
//# sourceMappingURL=params.js.map