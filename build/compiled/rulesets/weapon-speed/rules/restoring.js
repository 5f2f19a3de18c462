import { note } from '../events.js';
import { cite } from '../scene.js';
import { C, WOUND_TABLE } from '../tables.js';
import { DEAD } from '../words.js';
/** The pools that can be restored, by position. */
export const POOLS = ['stress', 'wound-points', 'mana'];
cite('restoring');
/** Gives back Stress, Wound Points or Mana, never above the maximum. The dead are beyond it. */
export function restore(scene, row, pool, amount) {
    const { combatant } = scene.now;
    if (combatant.state[row] === DEAD)
        return;
    const column = pool === 0 ? C.stress : pool === 1 ? C.wp : C.mana;
    const had = (pool === 0 ? combatant.stress : pool === 1 ? combatant.wp : combatant.mana)[row];
    const most = (pool === 0 ? combatant.stressMax : pool === 1 ? combatant.wpMax : combatant.manaMax)[row];
    const now = Math.max(had, Math.min(most, had + amount));
    scene.set(column, row, now, 'restoring');
    note.restores(scene, row, pool, now - had, now);
}
/** Takes away that many wounds, the greatest first. */
export function removeWounds(scene, row, count) {
    for (let n = 0; n < count; n++) {
        const { of, amount } = scene.now.wound;
        let worst = -1;
        for (let i = 0; i < scene.rows(WOUND_TABLE); i++) {
            if (of[i] === row && (worst < 0 || amount[i] > amount[worst]))
                worst = i;
        }
        if (worst < 0)
            return;
        scene.close(WOUND_TABLE, worst);
    }
}
//# sourceMappingURL=restoring.js.map