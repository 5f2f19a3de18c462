/** How many letters must be put in, taken out, changed or swapped to make one word of the other. */
export function editDistance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            let best = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                best = Math.min(best, before[j - 2] + 1);
            next.push(best);
        }
        before = row;
        row = next;
    }
    return row[b.length];
}
/** The known word nearest to a misspelt one, or null when none is near. */
export function nearest(word, known) {
    const wanted = word.toLowerCase();
    let best = null;
    let least = Math.min(word.length, Math.max(1, Math.floor(word.length / 3)) + 1);
    for (const candidate of known) {
        const d = editDistance(wanted, candidate.toLowerCase());
        if (d < least) {
            least = d;
            best = candidate;
        }
    }
    return best;
}
/** `a, b and c`. */
export const listText = (words) => words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
/** The position of each of the words, by the word. */
export const positionsOf = (words) => Object.fromEntries(words.map((word, at) => [word, at]));
/** `+2`, `0`, `-1`. */
export const signed = (value) => (value > 0 ? `+${value}` : String(value));
/** `1 item`, `3 items`. */
export const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
/** The words with a capital at their beginning. */
/** Whose: `Ada's`, `Foes'`. */
export const possessive = (name) => (/s$/i.test(name) ? `${name}'` : `${name}'s`);
export const capital = (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
/** The whole number that somebody wrote, as a number or as digits, or null. */
export function wholeNumber(raw) {
    if (typeof raw === 'number')
        return Number.isInteger(raw) ? raw : null;
    return typeof raw === 'string' && /^\s*[+-]?\d{1,15}\s*$/.test(raw) ? Number(raw) : null;
}
/** The two numbers of a place written as `3,-2` or `(3, -2)`, or null. */
export function readPair(text) {
    const trimmed = text.trim();
    const bare = trimmed.startsWith('(') || trimmed.endsWith(')') ? trimmed.replace(/^\(/, '').replace(/\)$/, '') : trimmed;
    const parts = bare.split(',').map((part) => part.trim());
    const [x = '', y = ''] = parts;
    const isNumber = (part) => /^-?\d{1,9}$/.test(part);
    return parts.length === 2 && isNumber(x) && isNumber(y) ? [Number(x), Number(y)] : null;
}
/**
 * Characters that are not shown but do something: they steer a terminal, turn the direction of writing, or (the last
 * range) are what colours are until a terminal paints them. Line ends and tabs are not among them.
 */
const CONTROL = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find.
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef]/;
const CONTROLS = new RegExp(CONTROL, 'g');
/** The first character of the text that is not shown but does something, or null. Text from people is text. */
export const controlIn = (text) => CONTROL.exec(text)?.[0] ?? null;
/** Whether the text holds such a character. */
export const hasControl = (text) => controlIn(text) !== null;
/** `U+001B`: the first character of the text by its number. */
export const codePoint = (text) => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
/** The text with every such character written as JSON writes it, `\u001b`: it can be read and does nothing. */
export const visible = (text) => hasControl(text) ? text.replace(CONTROLS, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`) : text;
/** The same on one line. */
export const visibleLine = (text) => visible(text).replaceAll('\n', '\\n').replaceAll('\t', ' ');
/** Characters of a name that nobody sees: those that Unicode wants to be ignored, blanks, and an empty pattern of dots. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\s\u2800]/gu;
/** Whether there is nothing to be seen of the text. */
export const isUnseen = (text) => text.replace(UNSEEN, '') === '';
/** What two names are compared by: upper and lower case, and the two forms in which Unicode writes an `é`, are alike. */
export const nameKey = (name) => name.normalize('NFC').toLowerCase();
//# sourceMappingURL=words.js.map