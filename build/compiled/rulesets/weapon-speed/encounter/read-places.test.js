import { squareName } from '@fray/kernel/rules';
import { describe, expect, it } from 'vitest';
import { encounter, setupOf } from './test/sample.js';
const monster = { kind: 'monster', hitDice: '1d6' };
const character = { kind: 'character', hitDice: '1d8' };
/** Where everybody stands. */
function placesOf(changes) {
    const { plane, roster } = setupOf(encounter(changes));
    return roster.map(({ square }) => squareName(plane, square));
}
describe('where everybody stands', () => {
    it('is where they say', () => {
        expect(placesOf({})).toEqual(['3,4', '6,4']);
        const origin = { size: [10, 10], origin: [-5, -5] };
        expect(placesOf({
            battlefield: origin,
            combatants: { Ana: { ...character, at: '-5,-5' }, Gob: { ...monster, at: '4,4' } },
        })).toEqual(['-5,-5', '4,4']);
    });
    it('is where the map has their letters', () => {
        const battlefield = {
            text: '......\nA..G.G\n..#...\nx.....',
            legend: { x: { combatant: 'Bo' } },
        };
        const combatants = { Ana: character, Bo: character, 'Goblin 1': monster, 'Goblin 2': monster };
        expect(placesOf({ battlefield, combatants })).toEqual(['0,2', '0,0', '3,2', '5,2']);
    });
    it('is in the mark of their side, in order', () => {
        const battlefield = { size: [12, 6], marks: { foes: '9,1..9,3', party: ['2,2', '1,1'] } };
        const combatants = [
            { ...character, name: 'Ana', count: 2 },
            { ...monster, name: 'Gob', count: 3 },
        ];
        expect(placesOf({ battlefield, combatants })).toEqual(['1,1', '2,2', '9,1', '9,2', '9,3']);
    });
    it('is in the west and in the east where nothing is said', () => {
        const { plane, roster } = setupOf(encounter({ combatants: { Ana: character, Gob: monster, Imp: monster } }));
        const columns = roster.map(({ square }) => square % plane.width);
        expect(columns[0]).toBeLessThan(columns[1]);
        expect(new Set(roster.map(({ square }) => square)).size).toBe(3);
    });
    it('is a quarter of the map in, at most 5 yards from the middle, and on no edge, where nothing is said', () => {
        const combatants = { Ana: character, Gob: monster };
        const { plane, roster } = setupOf(encounter({ combatants, battlefield: undefined }));
        expect(roster.map(({ square }) => squareName(plane, square))).toEqual(['-5,-1', '4,-1']);
        expect(placesOf({ battlefield: '12x6', combatants })).toEqual(['3,2', '8,2']);
        expect(placesOf({ battlefield: '5x3', combatants })).toEqual(['1,1', '3,1']);
    });
    it('may be a square where one of the dead lies', () => {
        const combatants = {
            Ana: { ...character, at: '3,4' },
            Gob: { ...monster, at: '3,4', wp: -10 },
            Imp: { ...monster, at: '3,4', state: 'fled' },
            Orc: { ...monster, at: '4,4' },
        };
        expect(placesOf({ combatants })).toEqual(['3,4', '3,4', '3,4', '4,4']);
    });
});
describe('the battlefield', () => {
    it('is open ground around 0,0 where nothing is said', () => {
        const { plane, exits } = setupOf(encounter({ battlefield: undefined }));
        expect([plane.width, plane.depth, plane.originX, plane.originY, exits]).toEqual([40, 40, -20, -20, 'edge']);
    });
    it('has exits', () => {
        const exitsOf = (exits) => setupOf(encounter({ battlefield: { size: [20, 10], exits } })).exits;
        expect(exitsOf('none')).toBe('none');
        expect(exitsOf(['0,3', '0,4'])).toEqual([60, 80]);
    });
    it('has squares that nobody can enter', () => {
        const { plane } = setupOf(encounter({ battlefield: { size: [20, 10], blocked: ['0,0', '5,1..6,2'] } }));
        expect(plane.blocked.reduce((sum, one) => sum + one, 0)).toBe(5);
    });
});
//# sourceMappingURL=read-places.test.js.map