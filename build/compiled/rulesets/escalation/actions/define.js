import { actionsFor } from '@fray/kernel/rules';
import { refereeFor } from '../../referee/orders.js';
import { uncancelled } from '../scene.js';
import { C } from '../tables.js';
import { badTime, notOver } from './gate.js';
const made = actionsFor();
/** Declares an action of combatants: it is checked for its time first, and nothing that cancels others cancels it. */
export const act = ({ when, isNothing = false, ...spec }) => made.act({
    ...spec,
    check: (scene, command) => badTime(scene, command.actor, when) ?? spec.check(scene, command),
    resolve(scene, command) {
        if (when === 'turn' && scene.firing !== command.actor && !isNothing) {
            scene.set(C.begun, command.actor, 1, 'delay-before-acting');
        }
        uncancelled(scene, () => spec.resolve(scene, command));
    },
});
/** Declares an action of the referee. */
export const order = (spec) => made.order({ ...spec, resolve: (scene, command) => uncancelled(scene, () => spec.resolve(scene, command)) });
/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor(notOver, order);
//# sourceMappingURL=define.js.map