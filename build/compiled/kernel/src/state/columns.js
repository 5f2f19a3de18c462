/**
 * What a fight is made of: tables of whole numbers, declared once per ruleset. Copying, comparing, overriding, showing,
 * hiding and saving a fight all follow from this declaration.
 */
const INT_MIN = -0x80000000;
const INT_MAX = 0x7fffffff;
const spec = (kind, o, rest) => ({
    kind,
    width: o.width ?? 1,
    init: o.init ?? rest.init ?? 0,
    min: o.min ?? rest.min ?? INT_MIN,
    max: o.max ?? rest.max ?? INT_MAX,
    words: rest.words ?? null,
    of: rest.of ?? null,
    sight: o.sight ?? 'all',
    label: o.label ?? null,
    shown: o.shown ?? true,
});
/** A whole number from `min` to `max`. */
export const int = (o = {}) => spec('int', o, {});
/** Yes (1) or no (0). */
export const flag = (o = {}) => spec('flag', o, { min: 0, max: 1 });
/** One of the words, stored as its position. */
export const word = (words, o = {}) => spec('word', o, { words, min: 0, max: words.length - 1 });
/** A row of the named table, or -1 for none. */
export const rowOf = (table, o = {}) => spec('row', o, { of: table, init: -1, min: -1 });
/** A text or other plain value kept beside the numbers (see `Scene.keep`), or -1 for none. */
export const kept = (o = {}) => spec('kept', o, { init: -1, min: -1 });
/** The columns every fight has: one row for the fight itself, one row for each combatant. */
const baseTables = {
    fight: {
        round: int({ min: 0 }),
        /** The combatant whose turn it is. */
        turn: rowOf('combatant'),
        over: flag(),
        /** Position of the winning side, -1 for none. */
        winner: int({ init: -1, min: -1 }),
    },
    combatant: {
        side: int({ min: 0 }),
        /** Position of the seat that answers for it. */
        seat: int({ min: 0 }),
        /** Takes part: has joined and has not left. */
        present: flag({ init: 1, shown: false }),
    },
};
/**
 * Declares a ruleset's tables. `fight` (one row) and `combatant` are always there with the base columns; the
 * declaration adds its own columns and tables. `places` names the columns on which it hangs who stands where: size, place,
 * in play or not.
 */
export function defineTables(own, places = []) {
    const names = ['fight', 'combatant', ...Object.keys(own).filter((n) => n !== 'fight' && n !== 'combatant')];
    const all = [];
    const byTable = names.map(() => []);
    const columns = {};
    const byPath = new Map();
    const index = {};
    const shapes = {};
    const nothing = new Int32Array(0);
    names.forEach((tableName, table) => {
        index[tableName] = table;
        const base = baseTables[tableName] ?? {};
        const specs = { ...base, ...own[tableName] };
        const byName = {};
        columns[tableName] = byName;
        for (const [name, s] of Object.entries(specs)) {
            const path = `${tableName}.${name}`;
            const isPlacing = places.includes(path);
            const column = { ...s, id: all.length, table, tableName, name, path, places: isPlacing };
            all.push(column);
            byTable[table]?.push(column);
            byName[name] = column;
            byPath.set(column.path, column);
        }
        shapes[tableName] = Object.fromEntries(Object.keys(specs).map((name) => [name, nothing]));
    });
    const placing = byTable.map((of) => of.some((column) => column.places));
    return { names, all, byTable, columns, byPath, shapes, index, places: placing };
}
//# sourceMappingURL=columns.js.map