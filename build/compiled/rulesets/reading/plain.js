/** The map without what is absent: null, empty lists, empty texts and false. */
export function present(fields) {
    const isThere = (v) => v !== null && v !== undefined && v !== '' && v !== false && !(Array.isArray(v) && v.length === 0);
    return Object.fromEntries(Object.entries(fields).filter(([, v]) => isThere(v)));
}
/** The map without the fields that are undefined. */
export const withoutUndefined = (fields) => Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined));
//# sourceMappingURL=plain.js.map