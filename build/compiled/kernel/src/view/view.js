import { nameOf } from '../command.js';
import { viewEvents } from './known-events.js';
import { everything, lensOf } from './lens.js';
import { isKnownTo, knownBy } from './presence.js';
const BASE = new Set(['fight.round', 'fight.turn', 'fight.over', 'fight.winner', 'combatant.side', 'combatant.seat']);
/** A cell in words: the word, the name, yes or no, the kept value, or the number. */
export function cellValue(scene, column, cell) {
    if (column.kind === 'flag')
        return cell === 1;
    if (column.kind === 'word')
        return column.words?.[cell] ?? cell;
    if (column.kind === 'kept')
        return cell < 0 ? null : (scene.values[cell] ?? null);
    if (column.kind === 'row') {
        if (cell < 0)
            return null;
        return column.of === 'combatant' ? nameOf(scene, cell) : cell;
    }
    return cell;
}
function columnValue(scene, column, row) {
    if (column.width === 1)
        return cellValue(scene, column, scene.read(column, row));
    return Array.from({ length: column.width }, (_, i) => cellValue(scene, column, scene.read(column, row, i)));
}
/** All that the lens may know of one combatant, by name. */
export function viewCombatant(rules, scene, row, lens) {
    const cells = scene.now.combatant;
    const out = {
        side: scene.setup.sides[cells.side?.[row]]?.id ?? null,
        seat: scene.setup.seats[cells.seat?.[row]]?.id ?? null,
    };
    for (const column of rules.tables.all) {
        if (column.tableName !== 'combatant' || !column.shown || BASE.has(column.path))
            continue;
        if (lens.sees(column, row))
            out[column.name] = columnValue(scene, column, row);
        else if (column.sight === 'vital' && lens.vitals(row) === 'word')
            out.health = rules.healthWord(scene, row, null);
    }
    Object.assign(out, rules.describe(scene, row, lens));
    for (const what of ['defenses', 'abilities'])
        if (!lens.knows(what, row))
            for (const fact of rules.secretFacts?.[what] ?? [])
                delete out[fact];
    return out;
}
/** What the seat (by position) may know of the fight; the one place where that is decided. */
export function viewFight(rules, scene, seat) {
    return viewThrough(rules, scene, lensOf(scene, seat));
}
/** The whole truth, for the referee, for conformance cases and for tests. */
export const viewAll = (rules, scene) => viewThrough(rules, scene, everything());
/** Through the lens, to which nobody has a name of whom it does not know. */
const viewThrough = (rules, scene, lens) => scene.knowing(knownBy(rules, scene, lens), () => viewOf(rules, scene, lens));
function viewOf(rules, scene, lens) {
    const fight = scene.now.fight;
    const combatants = {};
    for (let row = 0; row < scene.combatants; row++) {
        if (!isKnownTo(rules, scene, row, lens))
            continue;
        combatants[scene.sheets[row].name] = viewCombatant(rules, scene, row, lens);
    }
    const own = {};
    for (const column of rules.tables.all) {
        if (column.tableName === 'fight' && column.shown && !BASE.has(column.path) && lens.sees(column, 0)) {
            own[column.name] = columnValue(scene, column, 0);
        }
    }
    const turn = fight.turn?.[0];
    const winner = fight.winner?.[0];
    return {
        ruleset: rules.id,
        title: scene.setup.title,
        options: scene.setup.options,
        notes: scene.setup.notes,
        round: fight.round?.[0],
        turn: turn < 0 || !isKnownTo(rules, scene, turn, lens) ? null : nameOf(scene, turn),
        over: fight.over?.[0] === 1,
        winner: winner < 0 ? null : (scene.setup.sides[winner]?.id ?? null),
        ...own,
        ...rules.describeFight(scene, lens),
        combatants,
    };
}
/** The events as lines of a log that reads as a person would tell it. */
export function tellEvents(rules, scene, events, lens = everything()) {
    const telling = { name: (row) => (row < 0 ? 'the referee' : nameOf(scene, row)) };
    const seen = viewEvents(rules, scene, events, lens);
    return scene.knowing(knownBy(rules, scene, lens), () => seen.flatMap((_, at) => rules.tell(scene, seen, at, telling) ?? []));
}
//# sourceMappingURL=view.js.map