import { findRow } from '../../reading/names.js';
import { isMap } from '../../reading/problems.js';
import { listOf } from '../../reading/reader.js';
import { findSide } from '../../reading/sides.js';
/** How many act in a Surprise Round (`surprise-round`). */
const ACTING = 2;
/** Reads a Surprise Round; null for none. `present`: rows of those who are in this encounter. */
export function readSurprise(r, raw, path, roster, present) {
    const { sides, names } = r;
    if (!isMap(raw))
        return null;
    const by = findSide(r, raw.by, [...path, 'by'], sides, 'surprise-round');
    if (by < 0) {
        if (raw.by === undefined)
            r.problems.add(path, 'Say which side surprises the other: "by".', 'surprise-round');
        return null;
    }
    const acting = [];
    listOf(raw.acting).forEach((name, i) => {
        const where = [...path, 'acting', i];
        const wrong = (message) => r.problems.add(where, message, 'surprise-round');
        const row = findRow(r, name, where, names);
        if (row < 0)
            return;
        if (roster[row]?.side !== by)
            return wrong(`${names[row]} is not of the side that surprises, "${sides[by]?.id}".`);
        if (!present.has(row))
            return wrong(`${names[row]} is not in this encounter.`);
        if (acting.includes(row))
            return wrong(`${names[row]} is named twice: two different ones act.`);
        acting.push(row);
    });
    if (acting.length > ACTING) {
        const said = `${acting.length} are named, and two act in a Surprise Round: leave ${acting.length - ACTING} out.`;
        r.problems.add([...path, 'acting'], said, 'surprise-round');
    }
    return { by, acting: acting.sort((a, b) => a - b) };
}
/** Writes a Surprise Round. */
export const writeSurprise = (surprise, { sides, names }) => surprise === null
    ? 'none'
    : {
        by: sides[surprise.by]?.id,
        ...(surprise.acting.length > 0 ? { acting: surprise.acting.map((row) => names[row]) } : {}),
    };
//# sourceMappingURL=surprise.js.map