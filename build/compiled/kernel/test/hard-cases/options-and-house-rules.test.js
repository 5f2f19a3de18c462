import { describe, expect, it } from 'vitest';
import { refuse, Session, viewFight } from '../../src/index.js';
import { combatantParam, defineTables, int, Scene } from '../../src/rules.js';
import { act, asHost, play, refusalOf, tinyRuleset, tinyScene, tinySetup, } from '../tiny.js';
/*
 * Table options and house rules are data on the encounter. The ruleset declares what can be chosen; the scene reads the
 * choices once, into fields of its own, and the rules ask those; every seat sees what is chosen, and the journal carries
 * it, so that the same fight is played again by the same house rules.
 */
const options = [
    {
        id: 'armor',
        title: 'What armor does',
        rule: 'armor-points',
        choices: ['none', 'reduces', 'deflects'],
        default: 'none',
    },
    { id: 'default-dr', title: 'DR where none is given', rule: null, choices: { min: 6, max: 18 }, default: 12 },
];
const tables = defineTables({ combatant: { hp: int({ init: 9 }), armor: int() } });
const { combatant } = tables.columns;
/** The scene with the table's choices, read once when the fight is opened. */
class HouseScene extends Scene {
    dr;
    reduces;
    deflects;
    constructor(setup) {
        super(tables, { combatant: 2 }, setup);
        this.dr = Number(setup.options['default-dr'] ?? 12);
        this.reduces = setup.options.armor === 'reduces';
        this.deflects = setup.options.armor === 'deflects';
    }
}
const attack = act('attack', (scene, { actor, target }) => {
    const victim = target;
    const armor = scene.now.combatant.armor[victim];
    if (scene.die(20, actor, 'attack', 'to hit') < scene.dr + (scene.deflects ? armor : 0))
        return;
    const damage = Math.max(0, scene.die(6, actor, 'damage', 'damage') - (scene.reduces ? armor : 0));
    scene.set(combatant.hp, victim, scene.now.combatant.hp[victim] - damage, 'damage');
}, { params: [combatantParam('target')] });
const block = act('block', () => { }, {
    check: (scene) => scene.deflects ? refuse('armor-points', 'Where armor deflects by itself, nobody blocks with it.') : null,
});
const rules = tinyRuleset({
    tables,
    actions: [attack, block],
    options,
    open(setup) {
        const scene = new HouseScene(setup);
        scene.load(tinyScene(tables, setup).save());
        return scene;
    },
});
function setupWith(chosen) {
    const roster = [
        { name: 'Ada', seat: 1 },
        { name: 'Gob', side: 1, seat: 2, cells: { armor: 2 } },
    ];
    const defaults = Object.fromEntries(options.map((o) => [o.id, o.default]));
    return tinySetup(roster, { options: { ...defaults, ...chosen }, encounter: { roster, options: chosen } });
}
const hpAfter = (chosen, ...dice) => {
    const scene = rules.open(setupWith(chosen));
    play(rules, scene, 'Ada attack target=Gob', dice);
    return scene.now.combatant.hp[1];
};
describe('table options', () => {
    it('change what the same dice come to, for each choice', () => {
        const choices = options[0].choices;
        const outcome = { none: () => hpAfter({ armor: 'none' }, 'd20=13', 'd6=5') };
        outcome.reduces = () => hpAfter({ armor: 'reduces' }, 'd20=13', 'd6=5');
        outcome.deflects = () => hpAfter({ armor: 'deflects' }, 'd20=13');
        expect(choices.map((choice) => outcome[choice]?.())).toEqual([4, 6, 9]);
    });
    it('take a number in a range, for house rules', () => {
        expect(hpAfter({}, 'd20=11')).toBe(9);
        expect(hpAfter({ 'default-dr': 11 }, 'd20=11', 'd6=6')).toBe(3);
    });
    it('decide what is legal, and the refusal names the rule of the option', () => {
        const scene = rules.open(setupWith({ armor: 'deflects' }));
        expect(refusalOf(rules, scene, 'Ada block')?.rule).toBe('armor-points');
        expect(refusalOf(rules, rules.open(setupWith({})), 'Ada block')).toBeNull();
    });
    it('are seen by every seat, and go with the journal', () => {
        const session = new Session(rules, setupWith({ armor: 'reduces' }), { seed: 'house' });
        for (const seat of [0, 1, 2]) {
            expect(viewFight(asHost(rules), session.scene, seat).options).toEqual({ armor: 'reduces', 'default-dr': 12 });
        }
        expect(session.head().encounter).toMatchObject({ options: { armor: 'reduces' } });
    });
});
//# sourceMappingURL=options-and-house-rules.test.js.map