import { describe, expect, it } from 'vitest';
import { freeHitsContent } from '../content/content.js';
import { ann, encounter, orc, setupOf } from './test/sample.js';
describe('summons', () => {
    const fight = (hag, bat, more = {}) => setupOf(encounter({
        combatants: {
            Ann: ann,
            Hag: { hp: 20, level: 4, spells: ['call-bat', 'call-imp'], ...hag },
            Bat: { from: 'bat', summoner: 'hag', ...bat },
        },
        ...more,
    }));
    it('take their thrall cost of the hit points of their summoner', () => {
        expect(fight({}, { thralled: true }).roster[2]).toMatchObject({ summoner: 1, summonedBy: -1, reserve: 6 });
        expect(fight({}, { thralled: true, level: 2 }).roster[1]).toMatchObject({ hp: { now: 8, most: 20 } });
        expect(fight({}, { thralled: true, spell: 'call-bat' }).roster[2]).toMatchObject({ summonedBy: 0, reserve: 3 });
        expect(fight({ hp: '14/20' }, { thralled: true }).roster[1]).toMatchObject({ hp: { now: 14, most: 20 } });
        expect(fight({}, {}).roster[2]).toMatchObject({ thralled: false, reserve: 0 });
    });
    it('take none where it is paid otherwise, or where it is said', () => {
        expect(fight({}, { thralled: true, spell: 'call-imp' }).roster[2]).toMatchObject({ summonedBy: 1, reserve: 0 });
        expect(fight({}, { thralled: true, reserve: 2 }).roster[2]).toMatchObject({ reserve: 2 });
        const options = { options: { 'thrall-mhp': 'mp' } };
        expect(fight({}, { thralled: true, spell: 'call-bat' }, options).roster[2]).toMatchObject({ reserve: 0 });
    });
    it('are sick until the next round, or the one that is named', () => {
        expect(fight({}, { sick: true }).roster[2]?.sickUntil).toBe(1);
        expect(fight({}, { sick: true }, { now: { round: 3 } }).roster[2]?.sickUntil).toBe(4);
        expect(fight({}, { sick: 3 }, { now: { round: 3 } }).roster[2]?.sickUntil).toBe(3);
    });
});
describe('the fight', () => {
    it('begins outside battle, or where it is said', () => {
        expect(setupOf(encounter()).now).toBeNull();
        const combatants = { Ann: ann, Bea: { pc: true, agility: 2 }, Orc: { ...orc, agility: 2 }, Imp: { hp: '0/4' } };
        expect(setupOf(encounter({ combatants, now: {} })).now).toEqual({ round: 2, actor: 1, order: null });
        const order = ['orc', 'Ann', 'Bea'];
        expect(setupOf(encounter({ combatants, now: { round: 5, order, actor: 'Ann' } })).now).toEqual({
            round: 5,
            actor: 0,
            order: [2, 0, 1],
        });
    });
    it('knows who may open it together', () => {
        expect(setupOf(encounter({ openers: ['Ann', 'ann'] })).openers).toEqual([0]);
    });
    it('knows every condition of the content', () => {
        const { conditions } = setupOf(encounter());
        expect([...conditions.keys()]).toEqual([...new Set(['numb', ...Object.keys(freeHitsContent.conditions)])].sort());
        expect(conditions.get('numb')).toMatchObject({ name: 'Numb', flatFooted: true, held: false });
    });
    it('takes place on squares that are free, slow or blocked', () => {
        const text = 'A.#~\n...O';
        const { grid, roster, exits } = setupOf(encounter({ battlefield: { text, exits: ['0,0'] }, combatants: { Ann: { pc: true }, Orc: {} } }));
        expect([...grid.ground]).toEqual([0, 0, 0, 0, 0, 0, 2, 1]);
        expect(grid.boxes).toEqual([]);
        expect(roster.map(({ square }) => square)).toEqual([4, 3]);
        expect(exits).toEqual([0]);
        expect(setupOf(encounter({ battlefield: undefined })).grid).toMatchObject({ width: 40, originX: -20 });
    });
    it('lets the fallen lie in the squares of others', () => {
        const combatants = { Ann: ann, Orc: { ...orc, hp: '0/5', at: ann.at }, Imp: {} };
        expect(() => setupOf(encounter({ combatants }))).not.toThrow();
    });
});
//# sourceMappingURL=read-fight.test.js.map