import { Content } from './content.js';
import { readNames } from './names.js';
import { chosen, readOptions } from './options.js';
import { withoutUndefined } from './plain.js';
import { checkPlainText } from './plain-text.js';
import { isMap, Problems } from './problems.js';
import { listOf, textOf } from './reader.js';
import { readSeats } from './seats.js';
import { checkShape } from './shape.js';
/**
 * Reads an encounter from plain data, as parsed from YAML or JSON: a setup ready to be played, or every problem at once.
 * `read` reads what is the ruleset's own. The setup's `encounter` is the same encounter in full; reading that gives an
 * equal setup.
 */
export function readEncounter(given, { ruleset, schema, rules, content: source, contentInFull, options: specs }, read) {
    const problems = new Problems();
    checkShape(problems, schema, given, [], rules);
    checkPlainText(problems, given, []);
    if (!isMap(given))
        return { setup: null, problems: problems.list };
    const content = new Content(source, contentInFull?.(problems, given.content) ?? given.content, problems);
    const r = { problems, content, options: readOptions(specs, given) };
    const { sides, people, setup, write, options = r.options } = read(r, given);
    if (problems.list.length > 0)
        return { setup: null, problems: problems.list };
    const { seats, plays } = people;
    const title = textOf(given.title) ?? '';
    const notes = typeof given.notes === 'string' ? [given.notes] : listOf(given.notes).filter((n) => typeof n === 'string');
    const house = specs.some(({ rule }) => rule === null) ? chosen(specs, true, options) : undefined;
    const encounter = withoutUndefined({
        ruleset,
        title,
        about: textOf(given.about) ?? undefined,
        options: chosen(specs, false, options),
        house,
        notes,
        seats: Object.fromEntries(seats.map((s, i) => [s.id, withoutUndefined({ plays: plays[i], by: s.by, policy: s.policy ?? undefined })])),
        content: content.inline ?? undefined,
        ...write(),
    });
    const whole = { ruleset, title, encounter, options, sides, seats, notes, ...setup };
    return { setup: whole, problems: [] };
}
/** Reads everybody's name and who answers for whom. `nobody` is the rule that a fight without anybody breaks. */
export function readPeople(r, raw, reserved, nobody, habits) {
    const named = readNames(r, raw.combatants, ['combatants'], reserved, nobody);
    const names = named.map(({ name }) => name);
    return { named, names, ...readSeats(r, raw.seats, ['seats'], names, habits) };
}
/** The fields under a name of their own, as if they had been written with it. */
export const called = (name, fields) => ({ ...fields, values: { ...fields.values, name } });
//# sourceMappingURL=encounter.js.map