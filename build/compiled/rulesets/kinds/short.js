import { hint } from '../reading/problems.js';
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** Words that stand for themselves, each with what it says: `{ '2-hand': { hands: 2 }, 'in hand': { place: 'hand' } }`. */
export function phrases(table, opens = false) {
    const known = Object.keys(table).map((text) => ({ text, words: text.split(' '), says: table[text] }));
    return {
        words: known.map(({ words }) => words[0]),
        opens,
        take(words, at) {
            const found = known.find((one) => one.words.every((word, i) => words[at + i] === word));
            return found === undefined ? null : { used: found.words.length, says: found.says };
        },
        show(written) {
            const texts = [];
            const fields = [];
            for (const { text, says } of known) {
                const said = Object.keys(says);
                const holds = said.every((field) => same(written[field], says[field]));
                if (!holds || said.some((field) => fields.includes(field)))
                    continue;
                texts.push(text);
                fields.push(...said);
            }
            return texts.length === 0 ? null : { text: texts.join(' '), fields };
        },
    };
}
/**
 * A word with a value behind it (`reach 10`), which `says` gets in lower case and as it was written. `right` says what comes
 * behind it; `show` is the value as written, or null.
 */
export function followed(word, value, says, right, show, opens = false) {
    return {
        words: [word],
        opens,
        take(words, at, _soFar, plain) {
            if (words[at] !== word)
                return null;
            const next = words[at + 1] ?? '';
            if (!value.test(next))
                return { wrong: `After "${word}" comes ${right}, not "${next}".` };
            return { used: 2, says: says(next, plain[at + 1] ?? '') };
        },
        show(written) {
            const said = show(written);
            return said === null ? null : { text: `${word} ${said.text}`, fields: said.fields };
        },
    };
}
/** One word of a form of its own (`1d8+2`, `+4`), once. */
export function matching(field, form, says = (word) => word, show = String) {
    return {
        words: [],
        opens: false,
        take(words, at, soFar) {
            const word = words[at];
            return form.test(word) && soFar[field] === undefined ? { used: 1, says: { [field]: says(word) } } : null;
        },
        show: (written) => (written[field] === undefined ? null : { text: show(written[field]), fields: [field] }),
    };
}
/** Some of the words, one after the other, all in one field. */
export const gathered = (field, known, opens = false) => ({
    words: known,
    opens,
    take(words, at, soFar) {
        const word = words[at];
        return known.includes(word) ? { used: 1, says: { [field]: [...(soFar[field] ?? []), word] } } : null;
    },
    show: (written) => written[field] === undefined ? null : { text: written[field].join(' '), fields: [field] },
});
/** What is meant as dice, right or wrong: what is wrong with them is told when they are read. */
export const diceWord = (field) => matching(field, /^(?:[+-]?(?:\d+d|d[\d%])\S*|\d+)$/);
/** A field that is written as it is, for {@link followed}. */
export const asWritten = (field) => (written) => written[field] === undefined ? null : { text: String(written[field]), fields: [field] };
/** Reads a short text. What it cannot read is noted, and the fields say what could be. */
export function readShort(problems, text, path, grammar) {
    const written = text.trim().split(/\s+/);
    const words = written.map((word) => word.toLowerCase());
    const { pieces, shortName = false } = grammar;
    const opensAt = (at) => pieces.some((piece) => piece.opens && piece.take(words, at, {}, written) !== null);
    let at = 1;
    while (!shortName && at < words.length && !opensAt(at))
        at++;
    let fields = { name: written.slice(0, at).join(' ') };
    while (at < words.length) {
        const taken = takeOne(pieces, words, at, fields, written);
        if (taken === null) {
            const near = hint(written[at], pieces.flatMap((piece) => piece.words));
            const meant = near.startsWith(' Did') ? near : '';
            problems.add(path, `"${written[at]}" means nothing here.${meant} ${grammar.shape}.`, grammar.stray ?? null);
            return fields;
        }
        if ('wrong' in taken) {
            problems.add(path, taken.wrong, grammar.rule ?? null);
            return fields;
        }
        fields = { ...fields, ...taken.says };
        at += taken.used;
    }
    return fields;
}
function takeOne(pieces, words, at, soFar, plain) {
    for (const piece of pieces) {
        const taken = piece.take(words, at, soFar, plain);
        if (taken !== null)
            return taken;
    }
    return null;
}
/** The short text of what is written, or null where a field of it cannot be said in short. */
export function writeShort(written, grammar) {
    const { name, ...rest } = written;
    const left = new Set(Object.keys(rest).filter((field) => rest[field] !== undefined));
    const said = [String(name)];
    for (const piece of grammar.pieces) {
        const shown = piece.show(rest);
        if (shown === null || !shown.fields.some((field) => left.has(field)))
            continue;
        said.push(shown.text);
        for (const field of shown.fields)
            left.delete(field);
    }
    return left.size === 0 ? said.join(' ') : null;
}
//# sourceMappingURL=short.js.map