import { expect, it } from 'vitest';
import { weaponSpeedContent as built } from '../content/content.js';
import { AIMS, DAMAGE_TYPES, MODES } from '../words.js';
import { readWeaponSpeedEncounter } from './read.js';
import { setupOf } from './test/sample.js';
const text = JSON.stringify(built);
const sections = Object.entries(built);
/** A fight of everybody that the content has. */
const everybody = {
    house: { 'keep-rounds': 'yes' },
    combatants: Object.keys(built.combatants).map((id) => ({ name: id, from: id })),
};
it('is sound, in use or not', () => {
    const { problems } = readWeaponSpeedEncounter({ ...everybody, content: built });
    expect(problems).toEqual([]);
});
it('has people of both kinds and several levels, and things enough', () => {
    const { roster } = setupOf(everybody);
    const dice = (monster) => roster
        .filter((one) => one.monster === monster)
        .map(({ hitDice }) => hitDice.reduce((sum, { count }) => sum + count, 0));
    for (const levels of [dice(true), dice(false)]) {
        expect(levels.length).toBeGreaterThanOrEqual(8);
        expect(new Set(levels).size).toBeGreaterThanOrEqual(4);
    }
    const gear = Object.values(built.items);
    expect(gear.filter((item) => item.consumable === undefined && item.throwable === undefined).length).toBeGreaterThanOrEqual(16);
});
it('uses every kind of effect, aim, mode and damage type', () => {
    const effects = [
        'damage',
        'restore',
        'remove-wounds',
        'heal-injuries',
        'stabilize',
        'attribute-damage',
        'restore-attributes',
        'condition',
        'end-condition',
        'base-initiative',
        'push',
    ];
    for (const effect of effects)
        expect(text).toContain(`"effect":"${effect}"`);
    for (const pool of ['stress', 'wound-points', 'mana'])
        expect(text).toContain(`"pool":"${pool}"`);
    for (const aim of AIMS)
        expect(text).toContain(`"aim":"${aim}"`);
    for (const mode of MODES.slice(1))
        expect(text).toContain(`"mode":"${mode}"`);
    for (const type of DAMAGE_TYPES)
        expect(text).toMatch(new RegExp(`"${type}"`));
    for (const crit of ['x2', 'x3', 'x4'])
        expect(text).toContain(`"crit":"${crit}"`);
    for (const action of ['standard', 'free'])
        expect(text).toContain(`"action":"${action}"`);
});
it('uses everything that can last', () => {
    const keys = [
        'defense',
        'armor',
        'attack',
        'speed',
        'halfSpeed',
        'noMove',
        'prone',
        'noStanding',
        'paralyzed',
        'noReaction',
        'noSpeech',
        'noBreath',
        'oneActionInTwo',
        'skills',
        'markers',
    ];
    const given = new Set(Object.values(built.conditions).flatMap((one) => Object.keys(one.gives)));
    expect(keys.filter((key) => !given.has(key))).toEqual([]);
});
it('names no condition that it has not', () => {
    const named = [...text.matchAll(/"condition":"([a-z-]+)"/g)].map((found) => found[1]);
    expect([...new Set(named)].filter((id) => !Object.hasOwn(built.conditions, String(id)))).toEqual([]);
});
it('uses everything that it has in somebody, or leaves it for others', () => {
    const idle = sections
        .filter(([kind]) => kind === 'items' || kind === 'spells' || kind === 'abilities')
        .flatMap(([, entries]) => Object.keys(entries))
        .filter((id) => !new RegExp(`"${id}"`).test(JSON.stringify(built.combatants)));
    expect(idle).toEqual(['torch', 'fists', 'set-right']);
});
it('has no table of injuries but the one that the source fills in', () => {
    expect(Object.keys(built.injuries)).toEqual(['blunt']);
    const rules = Object.values(built.injuries.blunt.rows).map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(20);
});
//# sourceMappingURL=content.test.js.map