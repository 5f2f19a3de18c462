import { describe, expect, it } from 'vitest';
import { compileDice, eachOutcome } from '../../src/index.js';
import { combatantParam, defineTables, int, recordTally } from '../../src/rules.js';
import { act, addFractions, commandOf, fractionText, play, tinyRuleset, tinySetup, ZERO, } from '../tiny.js';
/*
 * More than totals: advantages and disadvantages are counts that stack and cancel, and decide how many dice are rolled
 * and which three are kept; the natural roll (the kept dice) decides on criticals, whose range widens with weakness, on
 * halved damage, and on odd and even triggers. All of it is exact in odds, since a pool is one request.
 */
const tables = defineTables({
    combatant: {
        hp: int({ init: 40 }),
        advantage: int(),
        disadvantage: int(),
        weak: int(),
        /** Halves the damage of every attack whose natural roll is below. */
        resists: int(),
        heals: int(),
    },
});
const { combatant } = tables.columns;
const poolFor = (net) => compileDice(net === 0 ? '3d6' : net > 0 ? `${3 + net}d6kh3` : `${3 - net}d6kl3`);
const attack = act('attack', (scene, { actor, target }) => {
    const victim = target;
    const c = scene.now.combatant;
    const counts = scene.tally();
    counts.add(c.advantage[actor], 'advantage-stacking', 'advantages');
    counts.add(-c.disadvantage[actor], 'advantage-stacking', 'disadvantages');
    const tally = scene.tally();
    const natural = scene.roll(poolFor(counts.total), actor, 'attack-roll', 'natural roll', tally);
    tally.add(4, 'attack-roll', 'level and volition');
    const critFrom = 17 - c.weak[victim];
    const crit = natural >= critFrom;
    const passed = crit || tally.total >= 15;
    if (scene.recorder !== null) {
        scene.recorder.note({
            type: 'roll',
            what: 'attack',
            who: actor,
            rule: 'attack-roll',
            tally: recordTally(tally),
            counts: recordTally(counts),
            against: 15,
            passed,
        });
    }
    if (!passed)
        return;
    let damage = 8;
    if (crit)
        damage *= 2;
    if (natural < c.resists[victim])
        damage = Math.floor(damage / 2);
    scene.set(combatant.hp, victim, c.hp[victim] - damage, 'damage-order');
    if (natural % 2 === 0)
        scene.set(combatant.heals, actor, c.heals[actor] + 1, 'natural-triggers');
}, { params: [combatantParam('target')] });
const rules = tinyRuleset({ tables, actions: [attack] });
const open = (ada, gob = {}) => rules.open(tinySetup([
    { name: 'Ada', cells: ada },
    { name: 'Gob', side: 1, cells: gob },
]));
/** Every total of the kept three of so many dice, by listing all falls. */
function naturalsByListing(net) {
    const dice = 3 + Math.abs(net);
    const ways = new Map();
    for (let n = 0; n < 6 ** dice; n++) {
        const faces = Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1).sort((a, b) => a - b);
        const kept = net >= 0 ? faces.slice(-3) : faces.slice(0, 3);
        const natural = kept.reduce((sum, face) => sum + face, 0);
        ways.set(natural, (ways.get(natural) ?? 0n) + 1n);
    }
    return ways;
}
/** The exact probability that something holds after the attack. */
function odds(scene, holds) {
    let sum = ZERO;
    eachOutcome(rules, scene, commandOf(rules, scene, 'Ada attack target=Gob'), (q) => q.preset, (leaf) => {
        if (holds())
            sum = addFractions(sum, leaf.fraction());
    });
    return fractionText(sum);
}
function byListing(net, holds) {
    let sum = 0n;
    for (const [natural, n] of naturalsByListing(net))
        if (holds(natural))
            sum += n;
    return fractionText(addFractions({ numerator: sum, denominator: 6n ** BigInt(3 + Math.abs(net)) }, ZERO));
}
describe('advantage counts', () => {
    it('stack and cancel before any die is rolled, and the record keeps what cancelled', () => {
        const scene = open({ advantage: 3, disadvantage: 2 });
        const [roll] = play(rules, scene, 'Ada attack target=Gob', ['d6=1', 'd6=6', 'd6=4', 'd6=1']);
        expect(roll?.counts).toMatchObject({ total: 1, parts: [{ value: 3 }, { value: -2 }] });
        expect(roll?.tally.total).toBe(15);
        expect(roll?.tally.parts[0]?.dice).toEqual({
            sides: [6, 6, 6, 6],
            faces: [1, 6, 4, 1],
            kept: [true, true, true, false],
        });
        expect(roll?.passed).toBe(true);
    });
    it('keep the worst three when disadvantages prevail', () => {
        const scene = open({ advantage: 1, disadvantage: 3 });
        play(rules, scene, 'Ada attack target=Gob', ['d6=6', 'd6=6', 'd6=6', 'd6=1', 'd6=1']);
        expect(scene.now.combatant.hp[1]).toBe(40);
    });
    it.each([-3, -2, -1, 0, 1, 2, 3])('net %i has the odds that listing every fall gives', (net) => {
        const scene = open(net >= 0 ? { advantage: net } : { disadvantage: -net });
        expect(odds(scene, () => scene.now.combatant.hp[1] < 40)).toBe(byListing(net, (n) => n >= 11));
    });
});
describe('the natural roll', () => {
    it('is a critical in a range that weakness widens, even where the total would miss', () => {
        for (const weak of [0, 2, 7]) {
            const scene = open({}, { weak });
            expect(odds(scene, () => scene.now.combatant.hp[1] === 24)).toBe(byListing(0, (n) => n >= 17 - weak));
        }
    });
    it('halves the damage below what the victim resists, after a critical has doubled it', () => {
        const scene = open({ advantage: 1 }, { resists: 18, weak: 2 });
        expect(odds(scene, () => scene.now.combatant.hp[1] === 36)).toBe(byListing(1, (n) => n >= 11 && n < 15));
        expect(odds(scene, () => scene.now.combatant.hp[1] === 32)).toBe(byListing(1, (n) => n >= 15 && n < 18));
        expect(odds(scene, () => scene.now.combatant.hp[1] === 24)).toBe(byListing(1, (n) => n === 18));
    });
    it('triggers on even, whatever the total', () => {
        const scene = open({ disadvantage: 1 });
        const even = odds(scene, () => scene.now.combatant.heals[0] === 1);
        expect(even).toBe(byListing(-1, (n) => n >= 11 && n % 2 === 0));
    });
});
//# sourceMappingURL=advantage-counts.test.js.map