import { nameOf } from '../command.js';
import { isAsked, isChange, isOverride, isRoll, } from '../events.js';
import { promptText } from '../questions.js';
import { viewEvents } from '../view/known-events.js';
import { everything } from '../view/lens.js';
import { cellValue } from '../view/view.js';
import { commonKinds } from './common.js';
/** The events that the lens may know as plain data, for programs. What their fields are follows from the ruleset's declarations. */
export function plainEvents(rules, scene, events, lens = everything()) {
    const telling = { name: (row) => (row < 0 ? 'the referee' : nameOf(scene, row)) };
    const seen = viewEvents(rules, scene, events, lens);
    return seen.map((event, at) => {
        const said = rules.tell(scene, seen, at, telling);
        return { ...plainEvent(rules, scene, event), ...(said === null ? {} : { said }) };
    });
}
/** One event as plain data, without its sentence. */
function plainEvent(rules, scene, event) {
    if (isChange(event))
        return plainChange(rules, scene, event);
    if (isOverride(event))
        return plainOverride(rules, scene, event);
    if (isAsked(event))
        return plainAsked(scene, event);
    const out = { ...event };
    for (const field of fieldsOf(rules, event)) {
        if (out[field.name] !== undefined)
            out[field.name] = field.plain(scene, out[field.name]);
    }
    return out;
}
/** The declared fields of an event: those of every ruleset, then the ruleset's own. */
function fieldsOf(rules, event) {
    const own = rules.eventKinds?.get(isRoll(event) ? `roll:${event.what}` : event.type) ?? [];
    const common = (commonKinds.get(event.type) ?? []).filter(({ name }) => own.every((field) => field.name !== name));
    return [...common, ...own];
}
function plainChange(rules, scene, { cell, ...event }) {
    const column = rules.tables.byPath.get(event.column);
    const value = cellsOf(rules, scene, column);
    const { from, to, rule } = event;
    const row = plainRow(rules, scene, column, event.row);
    const which = column.width > 1 ? { cell } : {};
    return { type: event.type, column: event.column, row, ...which, from: value(from), to: value(to), rule };
}
function plainOverride(rules, scene, event) {
    return { ...event, row: plainRow(rules, scene, rules.tables.byPath.get(event.column), event.row) };
}
function plainAsked(scene, event) {
    const name = (row) => nameOf(scene, row);
    const prompt = promptText(event, name);
    return { ...event, to: name(event.to), prompt, about: event.about.map(name) };
}
/** What a row is called: a combatant by name, a row of another table as the ruleset says, or by its number. */
function plainRow(rules, scene, { tableName }, row) {
    if (tableName === 'combatant')
        return nameOf(scene, row);
    return rules.eventKinds?.get(`rows:${tableName}`)?.[0]?.plain(scene, row) ?? row;
}
/** What the cells of a column mean: sides by id, words, names, or as the ruleset says. */
function cellsOf(rules, scene, column) {
    const declared = rules.eventKinds?.get(`change:${column.path}`)?.[0];
    if (declared !== undefined)
        return (cell) => declared.plain(scene, cell);
    if (column.path === 'fight.winner' || column.path === 'combatant.side') {
        return (cell) => scene.setup.sides[cell]?.id ?? null;
    }
    if (column.path === 'combatant.seat')
        return (cell) => scene.setup.seats[cell]?.id ?? null;
    return (cell) => cellValue(scene, column, cell);
}
//# sourceMappingURL=plain.js.map