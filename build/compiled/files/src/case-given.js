import { habitsOf } from './case-habits.js';
import { isMap } from './encounter.js';
import { formatProblem, readText } from './yaml.js';
/** Combatants by name, from a map or a list. */
function byName(combatants) {
    if (!Array.isArray(combatants))
        return isMap(combatants) ? combatants : {};
    return Object.fromEntries(combatants.map((entry, i) => [isMap(entry) ? String(entry.name ?? i) : String(i), entry]));
}
/** The changes of a case over the combatants of its file: `Ada: B` for the place, or fields. */
function changed(base, changes, place) {
    if (changes === undefined)
        return base;
    const all = byName(base);
    for (const [name, entry] of Object.entries(byName(changes))) {
        const fields = typeof entry === 'string' ? { [place]: entry } : (entry ?? {});
        const had = all[name];
        all[name] = isMap(had) && isMap(fields) ? { ...had, ...fields } : fields;
    }
    return all;
}
/**
 * Puts in the encounter file that `given.encounter` names. What the case says besides comes over it: combatants by name,
 * everything else whole. Without `encounter` the given stays as it is.
 */
export function wholeGiven(given, ruleset, readFile) {
    const { encounter, ...rest } = given;
    if (encounter === undefined)
        return { given };
    const wrong = (message) => ({ problem: { path: ['given', 'encounter'], message } });
    if (typeof encounter !== 'string')
        return wrong('"encounter" is the path of an encounter file.');
    const text = readFile(encounter);
    if (text === null)
        return wrong(`There is no file "${encounter}", seen from the folder of the case file.`);
    const reading = readText(text, encounter);
    if (reading.problems.length > 0)
        return wrong(reading.problems.map(formatProblem).join('\n'));
    if (!isMap(reading.value))
        return wrong(`${encounter} holds no encounter.`);
    const { ruleset: _ruleset, ...base } = reading.value;
    return { given: { ...base, ...rest, combatants: changed(base.combatants, rest.combatants, habitsOf(ruleset).place) } };
}
/**
 * The encounter of a case, complete: with what the ruleset's cases usually say, the content of the file, and combatants
 * of the cast put in.
 */
export function encounterOf(given, { cast = {}, content }, ruleset) {
    const { combatants, now, ...rest } = given;
    const { given: usual, combatant, place } = habitsOf(ruleset);
    return {
        ruleset,
        ...usual,
        ...rest,
        ...(content === undefined ? {} : { content: together(content, rest.content) }),
        ...(isMap(now) ? { now: { round: 2, ...now } } : {}),
        combatants: castIn(combatants, cast, combatant, place),
    };
}
/** The content of a file with that of a case over it, kind by kind. */
function together(content, own) {
    if (own === undefined || own === null)
        return content;
    if (!isMap(own))
        return own;
    const kinds = Object.entries(own).map(([kind, entries]) => {
        const shared = content[kind];
        return [kind, isMap(shared) && isMap(entries) ? { ...shared, ...entries } : (entries ?? shared)];
    });
    return { ...content, ...Object.fromEntries(kinds) };
}
function castIn(combatants, cast, usual, place) {
    const one = (name, entry) => {
        const changes = typeof entry === 'string' ? { [place]: entry } : (entry ?? {});
        const base = Object.hasOwn(cast, name) ? cast[name] : {};
        return isMap(changes) && isMap(base) ? { ...usual, ...base, ...changes } : changes;
    };
    if (Array.isArray(combatants)) {
        return combatants.map((entry) => (isMap(entry) && typeof entry.name === 'string' ? one(entry.name, entry) : entry));
    }
    if (!isMap(combatants))
        return combatants;
    return Object.fromEntries(Object.entries(combatants).map(([name, entry]) => [name, one(name, entry)]));
}
//# sourceMappingURL=case-given.js.map