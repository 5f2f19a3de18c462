import { describe, expect, it } from 'vitest';
import { compileDice, eachOutcome } from '../../src/index.js';
import { combatantParam, D20, defineTables, int } from '../../src/rules.js';
import { act, addFractions, commandOf, fractionText, play, tinyRuleset, tinySetup, ZERO, } from '../tiny.js';
/*
 * Dice that beget dice: a 20 on the d20 adds a d4, its 4 a d6, its 6 a d8 and so on up to the d12; a 1 does the same to
 * the attacker. The ladder is plain code, one die after the other, and so are its exact odds. Exploding dice are the
 * same thing written as notation.
 */
const LADDER = [4, 6, 8, 10, 12];
const tables = defineTables({ combatant: { hp: int(), wounds: int() } });
const { combatant } = tables.columns;
/** Climbs as long as each die shows its highest face. */
function climb(scene, who, rule) {
    let sum = 0;
    for (const sides of LADDER) {
        const face = scene.die(sides, who, rule, `d${sides} of the ladder`);
        sum += face;
        if (face < sides)
            break;
    }
    return sum;
}
const hurt = (scene, row, by, rule) => scene.set(combatant.wounds, row, scene.now.combatant.wounds[row] + by, rule);
const attack = act('attack', (scene, { actor, target }) => {
    const roll = scene.roll(D20, actor, 'attack', 'to hit');
    if (roll === 20)
        hurt(scene, target, 6 + climb(scene, actor, 'crit-ladder'), 'crit-ladder');
    else if (roll === 1)
        hurt(scene, actor, climb(scene, actor, 'tragedy-ladder'), 'tragedy-ladder');
    else if (roll >= 11)
        hurt(scene, target, 6, 'attack');
}, { params: [combatantParam('target')] });
const wild = act('wild', (scene, { actor, target }) => hurt(scene, target, scene.roll(compileDice('1d4!'), actor, 'wild', 'wild die'), 'wild'), { params: [combatantParam('target')] });
const rules = tinyRuleset({ tables, actions: [attack, wild] });
const open = () => rules.open(tinySetup([{ name: 'Ada' }, { name: 'Gob', side: 1 }]));
const wounds = (scene) => [scene.now.combatant.wounds[0], scene.now.combatant.wounds[1]];
/** The exact distribution of wounds, as `attacker victim` to a fraction. */
function distribution(words) {
    const scene = open();
    const sums = new Map();
    let total = ZERO;
    const command = commandOf(rules, scene, words);
    const leaves = eachOutcome(rules, scene, command, (q) => q.preset, (leaf) => {
        const key = wounds(scene).join(' ');
        sums.set(key, addFractions(sums.get(key) ?? ZERO, leaf.fraction()));
        total = addFractions(total, leaf.fraction());
    });
    return { odds: new Map([...sums].map(([k, f]) => [k, fractionText(f)])), total: fractionText(total), leaves };
}
/** The same by arithmetic: the ladder's sums with the number of ways, in 4 * 6 * 8 * 10 * 12 equally likely ones. */
function ladderByArithmetic() {
    const ways = new Map();
    const count = (sum, n) => ways.set(sum, (ways.get(sum) ?? 0n) + n);
    let climbed = 0;
    let rest = LADDER.reduce((product, sides) => product * BigInt(sides), 1n);
    LADDER.forEach((sides, i) => {
        rest /= BigInt(sides);
        for (let face = 1; face <= sides; face++)
            if (face < sides || i === LADDER.length - 1)
                count(climbed + face, rest);
        climbed += sides;
    });
    return ways;
}
describe('dice that beget dice', () => {
    it('climb while each shows its highest face', () => {
        const scene = open();
        play(rules, scene, 'Ada attack target=Gob', ['d20=20', 'd4=4', 'd6=6', 'd8=3']);
        expect(wounds(scene)).toEqual([0, 19]);
    });
    it('end at the top of the ladder', () => {
        const scene = open();
        play(rules, scene, 'Ada attack target=Gob', ['d20=1', 'd4=4', 'd6=6', 'd8=8', 'd10=10', 'd12=12']);
        expect(wounds(scene)).toEqual([40, 0]);
    });
    it('explode one by one', () => {
        const scene = open();
        play(rules, scene, 'Ada wild target=Gob', ['d4=4', 'd4=4', 'd4=1']);
        expect(wounds(scene)).toEqual([0, 9]);
    });
    it('have exact odds, which agree with arithmetic', () => {
        const { odds, total, leaves } = distribution('Ada attack target=Gob');
        const ways = ladderByArithmetic();
        const all = 4n * 6n * 8n * 10n * 12n * 20n;
        const expected = new Map();
        const put = (key, numerator, denominator) => expected.set(key, fractionText(addFractions({ numerator, denominator }, ZERO)));
        put('0 0', 9n, 20n);
        put('0 6', 9n, 20n);
        for (const [sum, n] of ways) {
            put(`0 ${6 + sum}`, n, all);
            put(`${sum} 0`, n, all);
        }
        expect(odds).toEqual(expected);
        expect(total).toBe('1/1');
        expect(leaves).toBe(18 + 2 * (3 + 5 + 7 + 9 + 12));
    });
    it('have exact odds when they explode, up to the cap on explosions', () => {
        const { odds, total } = distribution('Ada wild target=Gob');
        expect(total).toBe('1/1');
        expect(odds.get('0 3')).toBe('1/4');
        expect(odds.get('0 7')).toBe('1/16');
        expect(odds.get('0 4')).toBeUndefined();
        expect(odds.get('0 401')).toBe(`1/${4n ** 101n}`);
    });
});
//# sourceMappingURL=dice-that-beget-dice.test.js.map