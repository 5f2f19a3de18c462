import { readEscalationEncounter } from '../read.js';
/** A player's character and an enemy, to change for each test. */
export const ana = { kind: 'pc', level: 3, volition: 4, hp: 30, stances: ['melee d8', 'ranged d6 far'] };
export const orc = { hp: 32, level: 2, attackBonus: 5, attacks: ['axe melee vs ac 8'] };
/** Content for tests. */
export const content = {
    abilities: {
        cleave: {
            name: 'Cleave',
            type: ['melee'],
            frequency: 'at-will',
            action: 'standard',
            target: { range: 'engaged', who: 'enemy', count: 'all' },
            attack: { vs: 'ac' },
            hit: [{ damage: '1d8' }],
        },
        burst: {
            name: 'Burst',
            type: ['spell', 'ranged', 'litany'],
            frequency: 'recharge-11',
            action: 'standard',
            escalation: 3,
            target: { range: 'far' },
            attack: { vs: 'pd', bonus: 1 },
            hit: [{ damage: '1d6+1', per: 'level', types: ['fire', 'radiant'] }],
            natural: [{ on: 16, of: 'hit', effects: [{ condition: 'dazed', save: 11 }] }],
        },
        duck: {
            name: 'Duck',
            frequency: 'encounter',
            action: 'interrupt',
            trigger: { when: 'attacked', by: 'melee' },
            effects: [{ advantage: -1, to: 'attack', lasts: 'this-roll', on: 'triggerer' }],
        },
        ward: {
            name: 'Ward',
            type: 'spell',
            frequency: 'encounter',
            action: 'quick',
            sustain: 11,
            effects: [{ condition: 'blessed', lasts: 'encounter' }],
        },
    },
    stances: { hook: { name: 'Long hook', kind: 'melee', die: 'd10' } },
    conditions: { blessed: { name: 'Blessed', save: 1, ac: 1 } },
    combatants: { wolf: { name: 'Wolf', hp: 20, attacks: ['bite melee vs ac 1d6+2 poison'], band: 'fast' } },
};
/** An encounter with Ana and an Orc, and what is changed in it. */
export const encounter = (changes = {}) => ({
    ruleset: 'escalation',
    combatants: { Ana: ana, Orc: orc },
    content,
    ...changes,
});
/** The setup of an encounter that has no problems. */
export function setupOf(raw) {
    const { setup, problems } = readEscalationEncounter(raw);
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
export const problemsOf = (raw) => readEscalationEncounter(raw).problems;
/** A setup as plain data, without the functions that it holds. */
export const plain = (setup) => JSON.parse(JSON.stringify(setup));
//# sourceMappingURL=sample.js.map