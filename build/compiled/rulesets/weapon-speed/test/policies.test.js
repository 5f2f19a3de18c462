import { checkCommand, possibleCommands, Runner, runFight } from '@fray/kernel';
import { describe, expect, test } from 'vitest';
import { weaponSpeed } from '../index.js';
import { DeclareQuestion, thingsAtHand } from '../rules/declaring.js';
import { FLED, SURRENDERED } from '../words.js';
const { rules } = weaponSpeed;
const people = {
    Ana: {
        kind: 'character',
        attributes: { strength: 14 },
        hitDice: '2d8',
        items: ['sword +5 1d8+2 slashing x2 speed 4'],
    },
    Bo: {
        kind: 'character',
        attributes: { strength: 10 },
        hitDice: '2d8',
        mana: 8,
        items: ['staff +2 1d6 blunt speed 3'],
        spells: [
            { name: 'bolt', tn: 12, casting: 3, mana: 2, range: 12, attack: { bonus: 4, damage: '2d6', types: 'fire' } },
        ],
    },
    Gob: { kind: 'monster', attributes: { strength: 12 }, hitDice: '2d8', items: ['club +4 1d6+1 blunt x2 speed 3'] },
    Hob: {
        kind: 'monster',
        attributes: { strength: 12 },
        hitDice: '2d8',
        items: ['bow +4 1d6 piercing x2 speed 5 ranged 20'],
    },
};
function open(more = {}, cast = people) {
    const { setup, problems } = weaponSpeed.readEncounter({
        ruleset: 'weapon-speed',
        battlefield: '16x10',
        ...more,
        combatants: cast,
    });
    if (setup === null)
        throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'));
    return rules.open(setup);
}
const policy = (id) => rules.policies.get(id);
const play = (scene, seed, id = 'aggressive') => runFight(rules, scene, { policies: scene.setup.seats.map(() => policy(id)), seed, limit: 4000 });
describe('the aggressive policy', () => {
    test('brings every fight to its end', () => {
        for (let i = 0; i < 40; i++) {
            const scene = open();
            expect(play(scene, `fight ${i}`).over).toBe(true);
            expect(scene.now.fight.round[0]).toBeLessThan(40);
        }
    });
    test('casts, shoots and strikes', () => {
        // Nobody here can be frightened off, so that blows decide it.
        const steady = {
            ...people,
            Gob: { ...people.Gob, kind: 'character', side: 'foes' },
            Hob: { ...people.Hob, kind: 'character', side: 'foes' },
        };
        const scene = open({}, steady);
        const used = new Set();
        for (let i = 0; i < 10; i++) {
            const fresh = open({}, steady);
            fresh.record(true);
            play(fresh, `used ${i}`);
            for (const event of fresh.recorder?.take() ?? [])
                used.add(event.type);
        }
        for (const type of ['casts', 'moves', 'damage', 'count'])
            expect(used, type).toContain(type);
        expect(scene.combatants).toBe(4);
    });
    test('gives up at last where nobody gets at anybody', () => {
        const scene = open({ battlefield: { text: '#####\n#A#B#\n#####' } }, { A: people.Ana, B: { ...people.Gob, kind: 'character', side: 'foes' } });
        expect(play(scene, 'walled in').over).toBe(true);
        const { state } = scene.now.combatant;
        expect([state[0], state[1]]).toContain(SURRENDERED);
    });
    test('runs for the edge when it has had enough, and is gone', () => {
        const scene = open({ now: { round: 2 } }, { ...people, Gob: { ...people.Gob, state: 'fleeing', at: '9,5' } });
        play(scene, 'runs');
        expect(scene.now.combatant.state[2]).toBe(FLED);
    });
    test('finds its way round a wall', () => {
        const text = '........\n.A.#.B..\n...#....\n...#....\n........';
        const scene = open({ battlefield: { text } }, { A: { ...people.Ana }, B: { ...people.Gob } });
        expect(play(scene, 'round the wall').over).toBe(true);
        expect(scene.now.fight.round[0]).toBeLessThan(40);
    });
});
describe('what the aggressive policy declares and does', () => {
    const hero = { kind: 'character', attributes: { strength: 14, insight: 14 }, hitDice: '2d8' };
    const foe = { ...hero, side: 'foes' };
    const sword = 'sword +5 1d8+2 slashing x2 speed 4';
    const now = { round: 2, turns: {} };
    /** What the first combatant declares at the beginning of a round. */
    function declared(cast, more = {}) {
        const scene = open({ now, ...more }, cast);
        const question = new DeclareQuestion(scene, 0, 'declare-all', true, thingsAtHand(scene)[0]);
        return question.valueAt(policy('aggressive').answer(scene, question, (() => 0)));
    }
    /** Its command in the turn that is on. */
    function commanded(cast, turns, more = {}) {
        const scene = open({ now: { round: 2, turn: Object.keys(turns)[0], turns }, ...more }, cast);
        return policy('aggressive').command(scene, 0, (() => 0));
    }
    test('comes in on its guard, and strikes plainly who stands before it', () => {
        const at = (x) => ({
            A: { ...hero, items: [sword], at: '0,0' },
            B: { ...foe, items: [sword], at: `${x},0` },
        });
        expect(declared(at(4))).toBe('defensive sword');
        expect(declared(at(1))).toBe('attack sword');
    });
    test('takes Full-Defense when badly hurt among blades', () => {
        const cast = (stress, wp) => ({
            A: { ...hero, items: [sword], at: '3,3', stress, wp },
            B: { ...foe, items: [sword], at: '2,3' },
            C: { ...foe, items: [sword], at: '4,3' },
        });
        expect(declared(cast('0/10', 4))).toBe('full-defense');
        expect(declared(cast('10/10', 14))).toBe('attack sword');
    });
    test('shakes the morale of a monster that may run, never a character’s', () => {
        const cast = (kind) => ({
            A: { ...hero, items: [sword], skills: { intimidation: 6 }, at: '0,0' },
            B: { ...foe, kind, items: [sword], at: '1,0', stress: '20/20', wp: 14 },
        });
        expect(declared(cast('monster'))).toBe('intimidate');
        expect(declared(cast('character'))).toBe('attack sword');
        expect(commanded(cast('monster'), { A: 'intimidate' })).toMatchObject({ action: 'intimidate', target: 1 });
    });
    test('drinks what gives it back most of what it lacks, and nothing when it lacks nothing', () => {
        const tonic = { name: 'tonic', consumable: { effects: [{ effect: 'restore', pool: 'stress', amount: '3d6' }] } };
        const cast = (stress) => ({
            A: { ...hero, items: [sword, tonic], stress, at: '0,0' },
            B: { ...foe, items: [sword], at: '1,0' },
        });
        expect(declared(cast('0/20'))).toBe('consume tonic');
        expect(declared(cast('20/20'))).toBe('attack sword');
    });
    test('feints before the blow where that is worth its Stress', () => {
        const dazed = [{ effect: 'condition', condition: 'dazed', rounds: 1 }];
        const feint = (stress) => [
            { name: 'feint', action: 'free', stress, range: 1, aim: 'enemy', effects: dazed },
        ];
        const cast = (stress) => ({
            A: { ...hero, items: [sword], abilities: feint(stress), at: '0,0' },
            B: { ...foe, items: [sword], at: '1,0' },
        });
        const more = { content: { conditions: { dazed: { name: 'Dazed', gives: { attack: -2, defense: -2 } } } } };
        expect(commanded(cast(2), { A: 'sword' }, more)).toMatchObject({ action: 'activate', target: 1 });
        expect(commanded(cast(3), { A: 'sword' }, more)).toMatchObject({ action: 'attack', target: 1 });
    });
    test('wards a friend who is not warded yet', () => {
        const ward = { tn: 11, casting: 9, mana: 1, range: 6, aim: 'ally' };
        const effects = [{ effect: 'condition', condition: 'warded', rounds: 3 }];
        const cast = {
            A: { ...hero, mana: 9, spells: [{ name: 'ward', ...ward, effects }], at: '0,0' },
            B: { ...foe, items: [sword], at: '14,0' },
        };
        const more = { content: { conditions: { warded: { name: 'Warded', gives: { defense: 2 } } } } };
        expect(declared(cast, more)).toBe('cast ward');
        expect(declared({ ...cast, A: { ...cast.A, conditions: ['warded'] } }, more)).toBe('move');
    });
    test('steps back from blades after a shot', () => {
        const bow = 'bow +4 1d6 piercing x2 speed 5 ranged 20';
        const cast = { A: { ...hero, items: [bow], at: '5,5' }, B: { ...foe, items: [sword], at: '6,5' } };
        const scene = open({ now: { round: 2, turn: 'A', turns: { A: 'bow' } } }, cast);
        const runner = () => policy('aggressive').command(scene, 0, (() => 0));
        const shot = runner();
        expect(shot).toMatchObject({ action: 'attack', target: 1 });
        rules.actions.get('attack')?.resolve(scene, shot);
        expect(runner()).toMatchObject({ action: 'move' });
    });
});
describe('every policy', () => {
    for (const id of rules.policies.keys()) {
        test(`${id}: only legal commands, and fights end`, () => {
            const scene = open({ battlefield: '10x6' });
            const checkpoint = scene.save();
            const policies = scene.setup.seats.map(() => policy(id));
            const runner = new Runner(rules, scene, { policies, limit: 4000 });
            let over = 0;
            for (let i = 0; i < 10; i++) {
                scene.load(checkpoint);
                if (runner.run(`${id} ${i}`).over)
                    over++;
            }
            // first-legal strikes whom it reaches and never walks up to anybody.
            expect(over).toBeGreaterThan(id === 'first-legal' ? -1 : 8);
        });
    }
});
test('what is listed as legal is legal, and what is refused names a rule of the catalogue', () => {
    const turns = { Ana: 'sword', Bo: 'cast bolt', Gob: 'club', Hob: 'full-defense' };
    for (const turn of Object.keys(turns)) {
        const scene = open({ now: { round: 2, turn, turns: { [turn]: turns[turn] } } });
        for (let row = -1; row < scene.combatants; row++) {
            const { legal, refused } = possibleCommands(rules, scene, row);
            for (const command of legal)
                expect(checkCommand(rules, scene, command)).toBeNull();
            for (const { refusal } of refused)
                expect(rules.ruleTitles).toHaveProperty(refusal.rule);
        }
    }
});
//# sourceMappingURL=policies.test.js.map