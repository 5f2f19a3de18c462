import { listText, nearest } from '@fray/kernel/rules';
/**
 * Everything that is wrong with a piece of data, in the order in which it was found, each thing once. `R` are the ids of
 * the ruleset's rules.
 */
export class Problems {
    list = [];
    seen = new Set();
    /** Notes a problem: where, a sentence that says what is wrong and what would be right, and the rule it breaks. */
    add(path, message, rule = null) {
        const key = JSON.stringify([path, message]);
        if (this.seen.has(key))
            return;
        this.seen.add(key);
        this.list.push(rule === null ? { path, message } : { path, message, rule });
    }
}
/** The most names that a sentence lists. */
const MOST_NAMES = 12;
/** ` Did you mean "web"?`, or the words that are known. */
export function hint(word, known) {
    const near = word.length > 1 ? nearest(word, known) : null;
    if (near !== null)
        return ` Did you mean "${near}"?`;
    if (known.length === 0)
        return '';
    if (known.length <= MOST_NAMES)
        return ` Known: ${listText(known)}.`;
    return ` Known: ${known.slice(0, MOST_NAMES).join(', ')}, and ${known.length - MOST_NAMES} more.`;
}
/** A value as it can stand in a sentence. */
export function shown(value) {
    if (value === undefined || value === null)
        return 'nothing';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'a map';
    if (typeof value === 'number' && !Number.isFinite(value))
        return Number.isNaN(value) ? 'no number' : 'an endless number';
    return shortened(JSON.stringify(value));
}
/** A text as it can stand in a sentence: its beginning where it is long. */
const shortened = (text) => (text.length > 80 ? `${text.slice(0, 77)}...` : text);
/** Whether the value is a map: an object, and neither a list nor null. */
export const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value without the fields of maps that hold null: a field left empty counts as left out. */
export function withoutNulls(value) {
    if (Array.isArray(value))
        return value.map(withoutNulls);
    if (!isMap(value))
        return value;
    const kept = Object.entries(value).filter(([, v]) => v !== null && v !== undefined);
    return Object.fromEntries(kept.map(([k, v]) => [k, withoutNulls(v)]));
}
//# sourceMappingURL=problems.js.map