import { actionsFor } from '@fray/kernel/rules';
import { refereeFor } from '../../referee/orders.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { notOver } from './gate.js';
import { cannotAfford, notNow, pay } from './paying.js';
const made = actionsFor();
/** Declares an action of combatants: its time and price are checked first, and paid before it is done. */
export function act({ price, ...spec }) {
    const { rule, formal = false } = spec;
    const priceOf = typeof price === 'function' ? price : () => price;
    const action = made.act({
        ...spec,
        check(scene, command) {
            const cost = priceOf(scene, command);
            const { actor } = command;
            return notNow(scene, actor, cost) ?? cannotAfford(scene, actor, cost, rule) ?? spec.check(scene, command);
        },
        resolve(scene, command) {
            const cost = priceOf(scene, command);
            if (cost !== 'wish')
                endTriggers(scene, command.actor);
            if (!pay(scene, command.actor, cost, rule))
                return;
            spec.resolve(scene, command);
            if (cost !== 'wish' && !formal)
                scene.moments.done(scene, command.actor);
        },
    });
    return { ...action, price: (scene, command) => priceOf(scene, command) };
}
cite('hold-leftovers', 'decision-windows');
/** Everything held is triggered in one go: somebody else's act ends it. */
function endTriggers(scene, but) {
    if (scene.depth > 0)
        return;
    const { triggered } = scene.now.combatant;
    for (let row = 0; row < scene.combatants; row++) {
        if (row !== but && triggered[row] === 1)
            scene.set(C.triggered, row, 0, 'hold-leftovers');
    }
}
/** Declares an action of the referee. */
export const { order } = made;
/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor(notOver);
//# sourceMappingURL=define.js.map