import { actionsFor } from '@fray/kernel/rules';
import { refereeFor } from '../../referee/orders.js';
import { begin } from '../rules/turns.js';
import { badTime, notOver } from './gate.js';
const makers = actionsFor();
/** Declares an action of the referee. */
export const { order } = makers;
/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor(notOver);
/** Declares an action of a unit: it is checked for its time first, and begins the unit's turn. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
export const act = ({ when, check, resolve, ...spec }) => makers.act({
    ...spec,
    check: (scene, command) => badTime(scene, command.actor, when) ?? check(scene, command),
    resolve(scene, command) {
        if (when === 'turn')
            begin(scene, command.actor);
        resolve(scene, command);
    },
});
//# sourceMappingURL=define.js.map