import { refuse } from '../reading/refusal.js';
import { amountOf, amountParam, rollAmount } from './amounts.js';
import { keepToMost } from './bounds.js';
import { refereeFor } from './orders.js';
/**
 * The orders that a referee needs at every table: somebody is taken out, hurt or healed by a number or dice, the fight is
 * ended, any value is set.
 */
export function plainOrders(own) {
    const { rule, life, most } = own;
    const isOver = (scene) => scene.now.fight.over[0] === 1;
    const notOver = (scene) => (isOver(scene) ? refuse('fight-over', 'The fight is over.') : null);
    const notHere = (scene, row) => scene.now.combatant.present[row] === 1 ? null : refuse(rule, `${scene.sheets[row].name} is not here.`);
    const after = (scene) => {
        if (!isOver(scene))
            own.after(scene);
    };
    const { remove, effect, endCombat, override } = refereeFor(notOver);
    return [
        remove({
            rule,
            title: 'Somebody is gone',
            notHere,
            goes(scene, target) {
                scene.set(scene.tables.columns.combatant.present, target, 0, rule);
                own.goes(scene, target);
                after(scene);
            },
        }),
        effect({
            rule,
            title: 'Somebody is hurt or healed',
            params: [amountParam('hurt', { optional: true }), amountParam('heal', { optional: true })],
            notHere,
            refuses: (_scene, { hurt, heal }) => hurt === null && heal === null ? refuse('missing-value', 'Say how much: "hurt=3", or "heal=1d6".') : null,
            resolve(scene, { target, hurt, heal }) {
                const lost = amountOf(hurt);
                if (lost !== null)
                    own.loses(scene, target, rollAmount(scene, lost, target, rule, 'hurt'));
                const got = amountOf(heal);
                if (got !== null) {
                    const before = scene.read(life, target);
                    const { total } = rollAmount(scene, got, target, rule, 'healed');
                    scene.set(life, target, Math.min(scene.read(most[0][1], target), before + total), rule);
                    own.gets(scene, target, scene.read(life, target) - before);
                }
                after(scene);
            },
        }),
        endCombat({
            rule,
            title: 'The fight ends',
            resolve(scene) {
                scene.set(scene.tables.columns.fight.over, 0, 1, rule);
                scene.set(scene.tables.columns.fight.turn, 0, -1, rule);
                own.ends(scene);
            },
        }),
        override({
            after(scene) {
                for (const [column, bound] of most)
                    keepToMost(scene, column, bound);
                after(scene);
            },
        }),
    ];
}
//# sourceMappingURL=plain-orders.js.map