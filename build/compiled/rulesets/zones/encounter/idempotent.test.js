import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readsAnything } from '../../reading/test/unreadable.js';
import { zonesContent } from '../content/content.js';
import { ATTRIBUTES, HINDRANCES, RANGES } from '../words.js';
import { readZonesEncounter } from './read.js';
import { plain, setupOf } from './test/sample.js';
const small = fc.integer({ min: 1, max: 20 });
const attribute = fc.constantFrom(...ATTRIBUTES);
const dice = fc.constantFrom('1d4', '2d6+1', '1d8-1', '2d20kh1', '3');
const maybe = (value) => fc.option(value, { nil: undefined });
const ongoing = fc.record({ attribute: maybe(attribute), dr: maybe(small), moments: maybe(small) });
const hindrance = fc.oneof(fc.constantFrom(...HINDRANCES), fc.record({ kind: fc.constantFrom('weakened', 'stuck'), attribute: maybe(attribute), needsAction: fc.boolean() }));
const rider = { ongoing: maybe(ongoing), hindrance: maybe(hindrance) };
const weapon = fc.record({
    name: fc.constantFrom('club', 'pike', 'dirk'),
    kinds: fc.constantFrom(['melee'], ['melee', 'ranged']),
    damage: dice,
    usages: maybe(fc.oneof(small, fc.constant('none'))),
    place: maybe(fc.constantFrom('body', 'backpack')),
    ...rider,
});
const item = fc.oneof(weapon, fc.constantFrom(...Object.keys(zonesContent.items)), fc.constant('big bow ranged 2-hand 1d6'));
const spell = fc.oneof(fc.constantFrom(...Object.keys(zonesContent.spells)), fc.record({
    name: fc.constant('Gust'),
    range: fc.constantFrom(...RANGES),
    move: fc.constant(1),
    hostile: maybe(fc.boolean()),
}));
const common = {
    level: small,
    zone: maybe(fc.constantFrom('A', 'B', 'C')),
    armor: maybe(small),
    items: maybe(fc.array(item, { maxLength: 4 })),
    spells: maybe(fc.uniqueArray(spell, { maxLength: 3, selector: (s) => (typeof s === 'string' ? s : 'Gust') })),
    hindrances: maybe(fc.uniqueArray(fc.constantFrom(...HINDRANCES))),
    ongoing: maybe(ongoing),
    acted: maybe(fc.boolean()),
    attitude: maybe(fc.constantFrom('kind', 'hostile', 'wants cheese')),
};
const character = fc.record({ kind: fc.constant('character'), str: small, dex: small, hp: small, ...common });
const creature = fc.record({
    kind: fc.constant('creature'),
    skill: small,
    hp: fc.constantFrom('3/9', 4),
    attacks: maybe(fc.constant(['claw melee 1d4', { name: 'spit', kind: 'ranged', damage: 2, second: '1d4' }])),
    ...common,
});
const ready = fc.record({
    from: fc.constantFrom(...Object.keys(zonesContent.combatants)),
    zone: maybe(fc.constant('B')),
});
const encounter = fc.record({
    title: maybe(fc.string()),
    surprised: maybe(fc.constantFrom('ask', 'nobody', 'enemies')),
    house: maybe(fc.record({ 'default-dr': maybe(fc.integer({ min: 2, max: 30 })), 'default-usages': maybe(small) })),
    battlefield: fc.oneof(fc.constantFrom('A-B-C', 'C-B-A', ['B-A', 'C-A', 'B-C']), fc.record({
        A: fc.record({ adjacent: fc.constant(['C']), note: maybe(fc.string()), exit: maybe(fc.boolean()) }),
        B: fc.record({
            hazard: maybe(fc.record({ damage: dice, dr: maybe(small), ...rider })),
            capacity: fc.constant(50),
        }),
        C: fc.record({ start: maybe(fc.constantFrom('characters', 'enemies')), adjacent: fc.constant(['B']) }),
    })),
    combatants: fc.record({
        Ada: character,
        Bel: fc.oneof(character, ready),
        Gob: creature,
        Hob: fc.oneof(creature, ready),
    }),
    now: maybe(fc.record({ turn: fc.constantFrom('Ada', 'Gob'), round: maybe(small) })),
    seats: maybe(fc.constant({ one: { plays: ['Bel', 'Hob'], by: 'computer' } })),
});
it('what a setup carries reads to an equal setup, and no further change', () => fc.assert(fc.property(encounter, (raw) => {
    const { setup, problems } = readZonesEncounter(raw);
    expect(problems).toEqual([]);
    const carried = JSON.parse(JSON.stringify(setup?.encounter));
    const again = setupOf(carried);
    expect(plain(again)).toEqual(JSON.parse(JSON.stringify(setup)));
}), { numRuns: 200 }));
readsAnything(readZonesEncounter, ['combatants', 'battlefield', 'Ada', 'items', 'hp', 'now', 'from']);
//# sourceMappingURL=idempotent.test.js.map