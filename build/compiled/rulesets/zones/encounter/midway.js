import { withoutUndefined } from '../../reading/plain.js';
import { hint, isMap } from '../../reading/problems.js';
import { listOf, numberOf, textOf } from '../../reading/reader.js';
import { CHARACTERS, OUT_OF_ACTION } from '../words.js';
/** The Round of a fight in progress that names none. */
const USUAL_ROUND = 2;
/** Reads where a fight in progress stands; null for one that begins with initiative. */
export function readMidway(r, raw, path, roster) {
    if (!isMap(raw))
        return null;
    const names = roster.map((e) => e.name);
    const find = (name, where) => {
        if (typeof name !== 'string')
            return -1;
        const row = names.findIndex((n) => n.toLowerCase() === name.toLowerCase());
        if (row < 0)
            r.problems.add(where, `There is no combatant "${name}".${hint(name, names)}`);
        return row;
    };
    const who = (key) => {
        const row = find(raw[key], [...path, key]);
        if (row >= 0 && roster[row]?.status === OUT_OF_ACTION) {
            r.problems.add([...path, key], `${names[row]} is out of action and has no Turns.`, 'out-of-action');
        }
        return row;
    };
    const has = (key) => textOf(raw[key]) !== null;
    if (has('turn') && has('next')) {
        const said = 'Either somebody\'s Turn has begun ("turn") or it is about to ("next"), not both.';
        r.problems.add([...path, 'next'], said);
    }
    else if (!has('turn') && !has('next')) {
        r.problems.add(path, 'Say whose Turn has begun ("turn") or is about to begin ("next").');
    }
    return {
        round: numberOf(raw.round, USUAL_ROUND),
        turn: who('turn'),
        next: who('next'),
        order: readOrder(r, raw.order, [...path, 'order'], roster, find),
    };
}
function readOrder(r, raw, path, roster, find) {
    if (!Array.isArray(raw))
        return usualOrder(roster);
    const order = [];
    listOf(raw).forEach((name, i) => {
        const row = find(name, [...path, i]);
        if (row < 0)
            return;
        if (order.includes(row)) {
            r.problems.add([...path, i], `${roster[row]?.name} stands in the order twice: each has one Turn a Round.`);
        }
        else
            order.push(row);
    });
    const missing = usualOrder(roster).filter((row) => !order.includes(row));
    const able = missing.filter((row) => roster[row]?.status !== OUT_OF_ACTION).map((row) => roster[row]?.name);
    if (able.length > 0)
        r.problems.add(path, `The order leaves out ${able.join(', ')}: everybody stands in it once.`);
    return [...order, ...missing];
}
/** Characters, then friendly creatures, then enemies, each in roster order. */
function usualOrder(roster) {
    const rank = ({ side, character }) => (side !== CHARACTERS ? 2 : character ? 0 : 1);
    const rows = roster.map((_, row) => row);
    return rows.sort((a, b) => rank(roster[a]) - rank(roster[b]) || a - b);
}
/** Reads the table for what becomes of those out of action. */
export function readAftermath(r, raw, path) {
    if (!isMap(raw) || typeof raw.die !== 'number' || !isMap(raw.rows))
        return null;
    const sides = raw.die;
    const results = new Array(Math.max(1, Math.min(1000, sides))).fill(undefined);
    const wrong = (where, message) => r.problems.add(where, message, 'aftermath');
    for (const [faces, result] of Object.entries(raw.rows)) {
        const where = [...path, 'rows', faces];
        const found = /^(\d+)(?:-(\d+))?$/.exec(faces);
        const from = Number(found?.[1]);
        const to = Number(found?.[2] ?? found?.[1]);
        if (!found || from < 1 || to < from || to > sides) {
            wrong(where, `"${faces}" is neither a face of a d${sides} nor a run of faces: write "1" or "2-5".`);
            continue;
        }
        for (let face = from; face <= to; face++) {
            if (results[face - 1] !== undefined)
                wrong(where, `The face ${face} has two results: each face has one.`);
            results[face - 1] = String(result);
        }
    }
    const empty = results.flatMap((result, i) => (result === undefined ? [i + 1] : []));
    if (empty.length > 0)
        wrong([...path, 'rows'], `Nothing is said for ${empty.join(', ')} on the d${sides}.`);
    return { sides, results: results.map((result) => result ?? '') };
}
/** A fight in progress as it is written. */
export const writeMidway = ({ round, turn, next, order }, names) => withoutUndefined({ round, turn: names[turn], next: names[next], order: order.map((row) => names[row]) });
/** The table for what becomes of those out of action as it is written. */
export const writeAftermath = ({ sides, results }) => ({
    die: sides,
    rows: Object.fromEntries(results.map((result, i) => [String(i + 1), result])),
});
//# sourceMappingURL=midway.js.map