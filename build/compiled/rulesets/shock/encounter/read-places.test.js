import { squareName } from '@fray/kernel/rules';
import { describe, expect, it } from 'vitest';
import { ann, encounter, orc, setupOf } from './test/sample.js';
describe('places', () => {
    const at = (setup) => Object.fromEntries(setup.roster.map((e) => [e.name, squareName(setup.grid, e.square)]));
    const pc = { kind: 'pc', hp: 5 };
    const npc = { kind: 'npc', hp: 5 };
    it('are open ground around 0,0 when no battlefield is given, the sides west and east', () => {
        const setup = setupOf(encounter({ battlefield: undefined, combatants: { Ann: pc, Bob: pc, Orc: npc, Imp: npc } }));
        expect(setup.grid).toMatchObject({ originX: -20, originY: -20, width: 40, depth: 40 });
        expect(at(setup)).toEqual({ Ann: '-6,-1', Bob: '-6,0', Orc: '5,-1', Imp: '5,0' });
        expect(setup.exits).toBe('edge');
    });
    it('come from the letters of the map, by the legend or by initials', () => {
        const battlefield = {
            text: 'A.gGB\n.OO.g\n.OOh.',
            legend: { g: { combatant: 'Goblin' }, h: { combatant: 'Hob' } },
        };
        const combatants = [
            { name: 'Ann', ...pc },
            { name: 'Bob', ...pc, at: '4,0' },
            { name: 'Gus', ...pc },
            { name: 'Goblin', ...npc, count: 2 },
            { name: 'Hob', ...npc },
            { name: 'Ogre', ...npc, footprint: 2 },
        ];
        const raw = encounter({ battlefield: { ...battlefield, text: 'A.g.B\n.OO.g\n.OOh.' }, combatants });
        expect(at(setupOf(raw))).toMatchObject({
            Ann: '0,2',
            Bob: '4,0',
            'Goblin 1': '2,2',
            'Goblin 2': '4,1',
            Hob: '3,0',
            Ogre: '1,0',
        });
    });
    it('come from the mark of the side, then as near to it as there is room', () => {
        const battlefield = {
            size: [10, 10],
            marks: { party: ['2,2', '3,3'], foes: '8,8' },
            boxes: [{ squares: '2,2', top: 10 }],
        };
        const setup = setupOf(encounter({ battlefield, combatants: { Ann: pc, Bob: pc, Orc: npc } }));
        expect(at(setup)).toEqual({ Ann: '3,3', Bob: '2,1', Orc: '8,8' });
    });
    it('never overlap, whatever the sizes, sides and numbers', () => {
        const sides = { a: {}, b: {}, c: {}, d: {}, e: {} };
        const combatants = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`X${i}`, { ...npc, side: 'abcde'[i % 5], footprint: 1 + (i % 3) }]));
        const { grid, roster } = setupOf(encounter({ sides, combatants, battlefield: '16x16' }));
        const covered = roster.flatMap(({ square, footprint }) => Array.from({ length: footprint ** 2 }, (_, i) => square + (i % footprint) + Math.floor(i / footprint) * grid.width));
        expect(new Set(covered).size).toBe(covered.length);
    });
    it('the dead may share with the living', () => {
        expect(() => setupOf(encounter({ combatants: { Ann: ann, Orc: { ...orc, at: '3,4', hp: '0/5' } } }))).not.toThrow();
    });
    it('have exits: the edge, none, or squares', () => {
        const exitsOf = (exits) => setupOf(encounter({ battlefield: { size: [20, 10], exits } })).exits;
        expect(exitsOf('none')).toBe('none');
        expect(exitsOf(['0,1', '0,0..0,1'])).toEqual([0, 20]);
    });
});
//# sourceMappingURL=read-places.test.js.map