/** What only looks, by its word. */
export const LOOKS = [
    'table',
    'acts',
    'chances',
    'option-chances',
    'reach',
    'threat',
    'between',
    'about',
    'told',
];
/** Deeds that are made on a table, so that newer news make them stale. Answers hang on their question, plans and wishes on nothing. */
export const ON_A_TABLE = ['submit', 'roll', 'undo', 'redo', 'go-on'];
//# sourceMappingURL=words.js.map