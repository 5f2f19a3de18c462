import { describe, expect, it } from 'vitest';
import { eachOutcome } from '../../src/index.js';
import { combatantParam, D20, defineTables, int, rowOf as rowColumn } from '../../src/rules.js';
import { act, addFractions, commandOf, fractionText, note, ofType, play, tinyRuleset, tinySetup, ZERO, } from '../tiny.js';
/*
 * A resolution that changes its own target: everybody who screens the victim rolls against the attack, and the one
 * with the worst roll that still succeeds is attacked instead, with its own armor and its own life.
 */
const tables = defineTables({
    combatant: { hp: int({ min: 0 }), ac: int({ init: 10 }), ward: rowColumn('combatant') },
});
const { combatant } = tables.columns;
/** Who is attacked in the end. The attacker rolls first, then each defender in the order of the roster. */
function afterScreens(scene, attacker, victim) {
    const { ward, hp } = scene.now.combatant;
    const screening = Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => ward[row] === victim && hp[row] > 0);
    if (screening.length === 0)
        return victim;
    const toBeat = scene.die(6, attacker, 'screen', 'to get past the screen');
    let target = victim;
    let worst = 7;
    for (const row of screening) {
        const rolled = scene.die(6, row, 'screen', 'to step between');
        if (rolled >= toBeat && rolled < worst) {
            worst = rolled;
            target = row;
        }
    }
    note(scene, 'target', { of: attacker, meant: victim, is: target });
    return target;
}
const attack = act('attack', (scene, { actor, target: meant }) => {
    const target = afterScreens(scene, actor, meant);
    const { ac, hp } = scene.now.combatant;
    if (scene.roll(D20, actor, 'attack', 'to hit') < ac[target])
        return;
    const damage = scene.die(6, actor, 'damage', 'damage');
    scene.set(combatant.hp, target, Math.max(0, hp[target] - damage), 'damage');
}, { params: [combatantParam('target')] });
const screen = act('screen', (scene, { actor, target }) => scene.set(combatant.ward, actor, target, 'screen'), { params: [combatantParam('target')] });
const rules = tinyRuleset({ tables, actions: [attack, screen] });
function behindTwoShields() {
    const scene = rules.open(tinySetup([
        { name: 'Gob', side: 1, cells: { hp: 6 } },
        { name: 'Mage', cells: { hp: 4 } },
        { name: 'Ada', cells: { hp: 6, ac: 15 } },
        { name: 'Cid', cells: { hp: 6, ac: 18 } },
    ]));
    play(rules, scene, 'Ada screen target=Mage');
    play(rules, scene, 'Cid screen target=Mage');
    return scene;
}
const hpOf = (scene) => Array.from(scene.now.combatant.hp).slice(1, 4);
describe('a screened attack', () => {
    it('goes to the defender with the worst success, against that armor', () => {
        const scene = behindTwoShields();
        const events = play(rules, scene, 'Gob attack target=Mage', ['d6=3', 'd6=6', 'd6=4', 'd20=17']);
        expect(ofType(events, 'target')).toEqual([{ of: 0, meant: 1, is: 3 }]);
        expect(hpOf(scene)).toEqual([4, 6, 6]);
    });
    it('goes to the first of equal successes in the order of the roster', () => {
        const scene = behindTwoShields();
        play(rules, scene, 'Gob attack target=Mage', ['d6=2', 'd6=5', 'd6=5', 'd20=15', 'd6=3']);
        expect(hpOf(scene)).toEqual([4, 3, 6]);
    });
    it('gets through when nobody succeeds', () => {
        const scene = behindTwoShields();
        play(rules, scene, 'Gob attack target=Mage', ['d6=6', 'd6=5', 'd6=1', 'd20=10', 'd6=3']);
        expect(hpOf(scene)).toEqual([1, 6, 6]);
    });
    it('rolls nothing extra for a victim whom nobody screens', () => {
        const scene = behindTwoShields();
        play(rules, scene, 'Gob attack target=Ada', ['d20=14']);
        expect(hpOf(scene)).toEqual([4, 6, 6]);
    });
    it('has exact odds of whom it strikes', () => {
        const scene = behindTwoShields();
        const struck = [ZERO, ZERO, ZERO, ZERO];
        const command = commandOf(rules, scene, 'Gob attack target=Mage');
        eachOutcome(rules, scene, command, (q) => q.preset, (leaf) => {
            const hurt = [0, 1, 2, 3].find((row) => scene.now.combatant.hp[row] !== [6, 4, 6, 6][row]) ?? 0;
            struck[hurt] = addFractions(struck[hurt], leaf.fraction());
        });
        // Of 216 falls of three dice, 55 stop nobody, 91 make Ada the target and 70 Cid; then each needs its own d20.
        const through = { numerator: 55n * 11n, denominator: 216n * 20n };
        const ada = { numerator: 91n * 6n, denominator: 216n * 20n };
        const cid = { numerator: 70n * 3n, denominator: 216n * 20n };
        const reduced = (f) => fractionText(addFractions(f, ZERO));
        expect(struck.slice(1).map(fractionText)).toEqual([through, ada, cid].map(reduced));
        expect(fractionText(struck.reduce(addFractions))).toBe('1/1');
    });
});
//# sourceMappingURL=screen.test.js.map