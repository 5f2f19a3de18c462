import { readZonesEncounter } from '../read.js';
/** A character and a creature in full, to change for each test. */
export const ada = { kind: 'character', level: 1, str: 2, dex: 1, hp: 10 };
export const gob = { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['knife melee 1d4'] };
/** An encounter with Ada and Gob, and what is changed in it. */
export const encounter = (changes = {}) => ({
    ruleset: 'zones',
    battlefield: 'A-B-C',
    combatants: { Ada: ada, Gob: gob },
    ...changes,
});
/** The setup of an encounter that has no problems. */
export function setupOf(raw) {
    const { setup, problems } = readZonesEncounter(raw);
    if (setup === null)
        throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'));
    return setup;
}
/** The combatant of that name. */
export function entrant(setup, name) {
    const found = setup.roster.find((e) => e.name === name);
    if (found === undefined)
        throw new Error(`There is no ${name}.`);
    return found;
}
/** The problems of an encounter, which has some. */
export const problemsOf = (raw) => readZonesEncounter(raw).problems;
/** A setup as plain data, without the functions that it holds. */
export const plain = (setup) => JSON.parse(JSON.stringify(setup));
//# sourceMappingURL=sample.js.map