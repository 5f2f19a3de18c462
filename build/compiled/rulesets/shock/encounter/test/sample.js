import { readShockEncounter } from '../read.js';
/** A player's character and a foe, to change for each test. */
export const ann = { kind: 'pc', hp: 10, at: '3,4' };
export const orc = { kind: 'npc', hp: 5, at: '6,4' };
/** Weapons for tests, in short text. */
export const BLADE = 'blade melee stab str/dex d6 shock 2/15';
export const CROSSBOW = 'arbalest ranged shoot dex d8 range 90/360 two-handed reload main';
/** An encounter with Ann and an Orc, and what is changed in it. */
export const encounter = (changes = {}) => ({
    ruleset: 'shock',
    battlefield: '20x10',
    combatants: { Ann: ann, Orc: orc },
    ...changes,
});
/** The setup of an encounter that has no problems. */
export function setupOf(raw) {
    const { setup, problems } = readShockEncounter(raw);
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
export const problemsOf = (raw) => readShockEncounter(raw).problems;
/** A setup as plain data, without the functions that it holds. */
export const plain = (setup) => JSON.parse(JSON.stringify(setup));
//# sourceMappingURL=sample.js.map