import { readFreeHitsEncounter } from '../read.js';
/** A player's character and a foe, to change for each test. */
export const ann = { pc: true, hp: 10, at: '3,4' };
export const orc = { hp: 5, at: '6,4' };
/** Weapons for tests, in short text. */
export const HOOK = 'hook melee d6 type piercing';
export const BOW = 'short bow ranged 1d6 range 20';
/** Content for tests. */
export const content = {
    weapons: {
        blade: { name: 'Blade', kind: 'melee', damage: '1d8' },
        flail: { name: 'Flail', kind: 'melee', damage: '1d6 + 1d4 + 1' },
        fangs: {
            name: 'Fangs',
            kind: 'natural',
            damage: 'd6',
            onHit: [{ effect: 'condition', condition: 'numb', rounds: 1 }],
        },
    },
    armors: { hide: { name: 'Hide', amount: 2, against: ['physical'] } },
    feats: {
        long: { name: 'Long arms', effects: [{ feat: 'zone', spaces: 2 }] },
        'weapon-lore': { name: 'Weapon lore', effects: [{ feat: 'weapon-dice', amount: 1 }] },
        chief: { name: 'Chief', effects: [{ feat: 'summoning-slots', amount: 2 }] },
    },
    conditions: { numb: { name: 'Numb', flatFooted: true, cannotAct: true } },
    spells: {
        dart: {
            name: 'Dart',
            cast: ['either'],
            mp: 3,
            range: 10,
            attack: true,
            damage: '1d6',
            improvements: { hot: { price: 1, damage: '1d6' }, far: { price: 1, range: 20 } },
        },
        storm: { name: 'Storm', cast: ['attack', 'attack'], mp: 4, range: 12, target: 'area', radius: 2, damage: '2d6' },
        rite: { name: 'Rite', cast: ['attack', 'either', 'move'], range: 6, effects: [{ effect: 'heal', amount: 8 }] },
        guard: {
            name: 'Guard',
            cast: ['attack'],
            target: 'self',
            effects: [{ effect: 'modify', reduction: 2 }],
            upkeep: { amount: 2, pool: 'mp' },
            toggle: true,
        },
        'call-hound': { name: 'Call hound', cast: ['attack'], mp: 2, range: 1, summon: { creature: 'hound' } },
        'call-bat': {
            name: 'Call bat',
            cast: ['attack'],
            range: 1,
            summon: { creature: 'bat', sick: false, thrall: { amount: 3 } },
        },
        'call-imp': {
            name: 'Call imp',
            cast: ['move'],
            range: 1,
            summon: { creature: 'bat', level: 3, thrall: { amount: 4, pool: 'mp' } },
        },
    },
    combatants: {
        hound: { name: 'Hound', hp: 9, level: 2, weapons: ['fangs'] },
        bat: { name: 'Bat', hp: 3 },
    },
};
/** An encounter with Ann and an Orc, and what is changed in it. */
export const encounter = (changes = {}) => ({
    ruleset: 'free-hits',
    battlefield: '20x10',
    combatants: { Ann: ann, Orc: orc },
    content,
    ...changes,
});
/** The setup of an encounter that has no problems. */
export function setupOf(raw) {
    const { setup, problems } = readFreeHitsEncounter(raw);
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
export const problemsOf = (raw) => readFreeHitsEncounter(raw).problems;
/** A setup as plain data, without the functions that it holds. */
export const plain = (setup) => JSON.parse(JSON.stringify({ ...setup, conditions: [...setup.conditions] }));
//# sourceMappingURL=sample.js.map