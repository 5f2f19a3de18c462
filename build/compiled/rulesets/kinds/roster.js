import { enterColumns } from './columns.js';
/** Everybody of the roster joins, in its order: sides, seats, and the columns that begin with the fields. */
export function enterRoster(scene, roster, 
// biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
fields, rule) {
    const columns = scene.tables.columns.combatant;
    for (const one of roster) {
        const row = scene.join(one, one.name, rule);
        scene.set(columns.side, row, one.side, rule);
        scene.set(columns.seat, row, one.seat, rule);
        enterColumns(scene, columns, row, fields, { ...one }, rule);
    }
}
//# sourceMappingURL=roster.js.map