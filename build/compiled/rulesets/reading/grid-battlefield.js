import { buildGrid, NO_SQUARE, squareAt } from '@fray/kernel/rules';
import { gridSchema } from './grid-schema.js';
import { isMap, withoutNulls } from './problems.js';
/** Under which mark the squares of `exits` are read; no name of a mark that people write. */
const EXITS = ' exits ';
const OPEN_GROUND = { size: [40, 40], origin: [-20, -20] };
/**
 * Reads a battlefield of squares: a size in short, a map, or nothing for open ground of 40 x 40 around 0,0. Its shape has
 * been checked with `gridSchema`; what that found wrong is not noted again, but the rest is looked at all the same.
 */
export function readGridBattlefield(r, raw, path) {
    const value = withoutNulls(raw);
    const whole = value === undefined || value === null || gridSchema.safeParse(value).success;
    const { value: shaped, was } = whole ? { value, was: same } : soundParts(value);
    if (shaped === LOST)
        return unsound();
    const written = partsOf(shaped);
    const { exits = 'edge', ...parts } = written;
    const listed = typeof exits === 'string' ? null : exits;
    const built = buildGrid(listed === null ? parts : { ...parts, marks: { ...parts.marks, [EXITS]: listed } });
    for (const problem of built.problems) {
        const [first, second, ...rest] = problem.path;
        const at = first === 'marks' && second === EXITS ? ['exits', ...rest] : problem.path;
        r.problems.add([...path, ...was(at)], problem.message);
    }
    const map = built.grid === null ? built.rough : built;
    if (map === null)
        return unsound();
    const { grid, marks } = map;
    const squares = typeof exits === 'string' ? exits : [...(marks.named.get(EXITS) ?? [])];
    return { grid, marks, exits: squares, sound: true, written };
}
function unsound() {
    const { grid, marks } = buildGrid(OPEN_GROUND);
    return { grid, marks, exits: 'edge', sound: false, written: {} };
}
/** In place of a battlefield of which nothing can be used. */
const LOST = Symbol('lost');
const same = (path) => path;
/**
 * The parts of a battlefield that have the right shape, and how to find the place of one of them in the whole. Takes the
 * others out of the value, which is the reader's own copy.
 */
function soundParts(value) {
    if (!isMap(value))
        return { value: LOST, was: same };
    const parts = value;
    // Positions that are left of each list, as they were counted in the whole.
    const left = new Map();
    for (;;) {
        const { error } = gridSchema.safeParse(parts);
        if (error === undefined)
            break;
        const issues = error.issues.flatMap((issue) => (issue.code === 'invalid_union' ? deepest(issue.errors) : [issue]));
        const [issue] = issues;
        if (issue === undefined || !takeOut(parts, issue.path, issue.code === 'unrecognized_keys' ? issue.keys : [], left))
            return { value: LOST, was: same };
    }
    if (parts.size === undefined && parts.text === undefined)
        return { value: LOST, was: same };
    const was = ([first, at, ...rest]) => {
        const known = left.get(String(first));
        if (at === undefined)
            return first === undefined ? [] : [first];
        return [first, known !== undefined && typeof at === 'number' ? (known[at] ?? at) : at, ...rest];
    };
    return { value: parts, was };
}
/** The issues of the branch of a union for maps: of the one that comes nearest to what was written. */
function deepest(branches) {
    const far = (issues) => Math.max(0, ...issues.map(({ path }) => path.length));
    return [...([...branches].sort((a, b) => far(b) - far(a))[0] ?? [])];
}
/** Takes out of a battlefield what has not the right shape. Returns whether there was anything to take out. */
function takeOut(parts, [first, second], unknown, left) {
    if (first === undefined) {
        for (const key of unknown)
            delete parts[key];
        return unknown.length > 0;
    }
    const key = String(first);
    const part = parts[key];
    if (Array.isArray(part) && typeof second === 'number') {
        const positions = left.get(key) ?? part.map((_, i) => i);
        positions.splice(second, 1);
        left.set(key, positions);
        part.splice(second, 1);
    }
    else if (isMap(part) && second !== undefined) {
        // A letter of the legend goes on meaning something, so that the text is not wrong for it.
        if (key === 'legend' && Object.keys(part[String(second)] ?? {}).length > 0)
            part[String(second)] = {};
        else
            delete part[String(second)];
    }
    else if (part !== undefined)
        delete parts[key];
    else
        return false;
    return true;
}
function partsOf(value) {
    if (typeof value === 'string')
        return { size: value.split('x').map(Number) };
    return isMap(value) ? value : { ...OPEN_GROUND };
}
/** The square that a text such as `3,-2` names, NO_SQUARE where it is off the map, or null where it names none. */
export function squareOf(grid, text) {
    const found = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*$/.exec(text);
    if (found === null)
        return null;
    const square = squareAt(grid, Number(found[1]), Number(found[2]));
    return square < 0 ? NO_SQUARE : square;
}
//# sourceMappingURL=grid-battlefield.js.map