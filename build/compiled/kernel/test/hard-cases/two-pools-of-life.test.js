import { describe, expect, it } from 'vitest';
import { eachOutcome, Session } from '../../src/index.js';
import { combatantParam, defineTables, int } from '../../src/rules.js';
import { act, addFractions, commandOf, fractionText, note, ofType, play, tinyRuleset, tinySetup, ZERO, } from '../tiny.js';
const tables = defineTables({
    combatant: { stress: int({ min: 0 }), wounds: int({ min: -10 }), strength: int({ init: 10 }) },
});
const { combatant } = tables.columns;
function injure(scene, attacker, victim, kind) {
    const table = scene.setup.injuries[kind];
    if (table === undefined)
        return;
    const face = scene.die(table.die, attacker, 'combat-injury', 'injury');
    const row = table.rows.find((r) => face <= r.upTo);
    if (row === undefined)
        return;
    const { strength } = scene.now.combatant;
    scene.set(combatant.strength, victim, strength[victim] - row.strength, 'injury-attribute-damage');
    note(scene, 'injury', { victim, name: row.name });
}
const strike = (id, kind) => act(id, (scene, { actor, target }) => {
    const victim = target;
    const { stress, wounds } = scene.now.combatant;
    const roll = scene.die(20, actor, 'attack', 'to hit');
    if (roll < 11)
        return;
    const damage = scene.die(6, actor, 'damage', 'damage') * (roll === 20 ? 2 : 1);
    const borne = roll === 20 ? 0 : Math.min(damage, stress[victim]);
    scene.set(combatant.stress, victim, stress[victim] - borne, 'damage-to-stress');
    scene.set(combatant.wounds, victim, wounds[victim] - (damage - borne), 'damage-spills');
    if (roll === 20)
        injure(scene, actor, victim, kind);
}, { params: [combatantParam('target')] });
const rules = tinyRuleset({ tables, actions: [strike('club', 'blunt'), strike('burn', 'fire')] });
const blunt = {
    die: 8,
    rows: [
        { upTo: 5, name: 'bruise', strength: 0 },
        { upTo: 8, name: 'broken rib', strength: 3 },
    ],
};
function setupWith(injuries) {
    const roster = [
        { name: 'Ada', seat: 1, cells: { stress: 4, wounds: 5 } },
        { name: 'Gob', side: 1, cells: { stress: 4, wounds: 5 } },
    ];
    return { ...tinySetup(roster, { encounter: { roster, injuries } }), injuries };
}
const pools = (scene) => {
    const { stress, wounds, strength } = scene.now.combatant;
    return [stress[1], wounds[1], strength[1]];
};
describe('two pools of life', () => {
    it('are worn down one after the other', () => {
        const scene = rules.open(setupWith({ blunt }));
        play(rules, scene, 'Ada club target=Gob', ['d20=15', 'd6=3']);
        expect(pools(scene)).toEqual([1, 5, 10]);
        play(rules, scene, 'Ada club target=Gob', ['d20=15', 'd6=3']);
        expect(pools(scene)).toEqual([0, 3, 10]);
    });
    it('are passed by a critical hit, which asks the table of this kind of damage', () => {
        const scene = rules.open(setupWith({ blunt }));
        const events = play(rules, scene, 'Ada club target=Gob', ['d20=20', 'd6=2', 'd8=6']);
        expect(pools(scene)).toEqual([4, 1, 7]);
        expect(ofType(events, 'injury')).toEqual([{ victim: 1, name: 'broken rib' }]);
    });
    it('roll nothing for a kind of damage without a table', () => {
        const scene = rules.open(setupWith({ blunt }));
        play(rules, scene, 'Ada burn target=Gob', ['d20=20', 'd6=3']);
        expect(pools(scene)).toEqual([4, -1, 10]);
    });
    it('take the supplied table with its own die, in odds too', () => {
        const fire = { die: 3, rows: [{ upTo: 1, name: 'scar', strength: 1 }] };
        const scene = rules.open(setupWith({ fire }));
        let scarred = ZERO;
        const command = commandOf(rules, scene, 'Ada burn target=Gob');
        eachOutcome(rules, scene, command, (q) => q.preset, (leaf) => {
            if (scene.now.combatant.strength[1] === 9)
                scarred = addFractions(scarred, leaf.fraction());
        });
        expect(fractionText(scarred)).toBe('1/60');
    });
    it('carry the table in the journal, with the rest of the encounter', () => {
        const session = new Session(rules, setupWith({ blunt }), { seed: 'table' });
        expect(session.head().encounter).toMatchObject({ injuries: { blunt: { die: 8 } } });
    });
});
//# sourceMappingURL=two-pools-of-life.test.js.map