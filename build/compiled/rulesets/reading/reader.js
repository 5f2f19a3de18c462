/** A text field, or null. */
export const textOf = (value) => (typeof value === 'string' ? value : null);
/** A number field, or the other value. */
export const numberOf = (value, other) => (typeof value === 'number' ? value : other);
/** The position of a word in a list, or the other value. */
export function wordOf(value, words, other) {
    const found = typeof value === 'string' ? words.indexOf(value) : -1;
    return found < 0 ? other : found;
}
/** The elements of a list, or none. */
export const listOf = (value) => (Array.isArray(value) ? value : []);
/** The fields of a plain map that is made from nothing. */
export const ownFields = (raw, path) => ({
    values: Object.fromEntries(Object.entries(raw).filter(([, v]) => v !== null && v !== undefined)),
    at: (key) => [...path, key],
    path,
    from: '',
    lost: false,
});
//# sourceMappingURL=reader.js.map