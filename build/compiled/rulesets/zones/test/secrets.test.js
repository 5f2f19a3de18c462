import { lensOf, Session, tellEvents, viewEvents, viewFight } from '@fray/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zones } from '../index.js';
function fight(mode, hp, hpMax) {
    const { setup, problems } = zones.readEncounter({
        ruleset: 'zones',
        battlefield: 'A-B-C',
        surprised: 'nobody',
        sides: { enemies: { hp: mode } },
        combatants: {
            Ada: { kind: 'character', level: 1, str: 2, dex: 1, hp: 10, items: ['longsword melee 1d8'], zone: 'B' },
            Gob: { kind: 'creature', level: 1, skill: 1, hp: `${hp}/${hpMax}`, attacks: ['knife melee 1d4'], zone: 'B' },
        },
        now: { round: 2, turn: 'Ada' },
    });
    if (setup === null)
        throw new Error(problems.map((p) => p.message).join('\n'));
    return new Session(zones.rules, setup, { seed: 'secrets' });
}
const players = 1;
/** Everything that the players' seat is sent: the view, the events and the log after a blow and an override. */
function sent(mode, hp, hpMax) {
    const session = fight(mode, hp, hpMax);
    const scene = session.scene;
    const before = viewFight(zones.rules, scene, players);
    session.submit('referee', { actor: 'referee', action: 'grant', target: 'Ada', kind: 'advantage' });
    session.submit('players', { actor: 'Ada', action: 'attack', target: 'Gob', weapon: 'longsword' });
    session.submit('referee', { actor: 'referee', action: 'override', path: 'Gob.hp', to: hp });
    const lens = lensOf(scene, players);
    const events = session.played.flatMap((played) => viewEvents(zones.rules, scene, played.events, lens));
    const log = session.played.flatMap((played) => tellEvents(zones.rules, scene, played.events, lens));
    return JSON.stringify([before, viewFight(zones.rules, scene, players), events, log]);
}
describe('hidden hit points of the enemies', () => {
    test('exact: the players read them; word: how it looks; nothing: not even that', () => {
        const gob = (mode) => viewFight(zones.rules, fight(mode, 5, 9).scene, players).combatants.Gob;
        expect(gob('exact')).toMatchObject({ hp: 5, hpMax: 9 });
        expect(gob('word')).toMatchObject({ health: 'hurt' });
        expect(gob('word')).not.toHaveProperty('hp');
        expect(gob('nothing')).not.toHaveProperty('hp');
        expect(gob('nothing')).not.toHaveProperty('health');
    });
    test('the referee always reads them, and the players always read their own', () => {
        const { scene } = fight('nothing', 5, 9);
        expect(viewFight(zones.rules, scene, 0).combatants.Gob).toMatchObject({ hp: 5, hpMax: 9 });
        expect(viewFight(zones.rules, scene, players).combatants.Ada).toMatchObject({ hp: 10 });
    });
    test('two fights that differ only in hit points that nobody may know send the players equal bytes', () => {
        const points = fc.integer({ min: 21, max: 60 });
        fc.assert(fc.property(points, points, (a, b) => {
            expect(sent('nothing', a, 80)).toBe(sent('nothing', b, 90));
        }), { numRuns: 40 });
    });
    test('in words they are equal as long as the words are', () => {
        expect(sent('word', 50, 80)).toBe(sent('word', 60, 90));
        expect(sent('word', 50, 80)).not.toBe(sent('word', 25, 80));
    });
});
//# sourceMappingURL=secrets.test.js.map