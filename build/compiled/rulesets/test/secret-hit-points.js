import { describe, expect, test } from 'vitest';
/**
 * Tests of what the players read of the hit points of an Orc, who is hurt, and of their own Ann. `viewOf` gives the view of
 * the players, or of the seat that is named.
 */
export function describeHitPoints(viewOf, referees, orc, ann) {
    describe('hit points of the enemies', () => {
        test('exact: the players read them; word: how it looks; nothing: not even that', () => {
            const seen = (mode) => viewOf({ mode }).combatants.Orc;
            expect(seen('exact')).toMatchObject(orc);
            expect(seen('word')).toMatchObject({ health: 'hurt' });
            expect(seen('word')).not.toHaveProperty('hp');
            expect(seen('nothing')).not.toHaveProperty('hp');
            expect(seen('nothing')).not.toHaveProperty('hpMax');
            expect(seen('nothing')).not.toHaveProperty('health');
        });
        test('the referee always reads them, and the players always read their own', () => {
            expect(viewOf({}, referees).combatants.Orc).toMatchObject(orc);
            expect(viewOf({}).combatants.Ann).toMatchObject(ann);
        });
    });
}
//# sourceMappingURL=secret-hit-points.js.map