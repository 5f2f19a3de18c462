import { rowsByRank } from '@fray/kernel/rules';
import { isParty } from '../rules/who.js';
import { cite } from '../scene.js';
import { NONE } from '../tables.js';
import { BANDS } from '../words.js';
cite('interrupt-timing', 'order-within-band');
/**
 * Everybody in the order in which reactions to one thing are offered: PCs and their friends first, then enemies, each by
 * band. With `kind`, a position in TRIGGERS, only those who have an ability that answers such a thing.
 */
export function reactionOrder(scene, kind = NONE) {
    const { band } = scene.now.combatant;
    return rowsByRank(scene.combatants, (row) => {
        if (kind !== NONE && (scene.fighter(row).answerKinds & (1 << kind)) === 0)
            return null;
        return (isParty(scene, row) ? 0 : BANDS.length) + band[row];
    });
}
//# sourceMappingURL=order.js.map