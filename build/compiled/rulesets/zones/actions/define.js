import { actionsFor } from '@fray/kernel/rules';
import { refereeFor } from '../../referee/orders.js';
import { notOver } from './gate.js';
/** The makers of the ruleset's actions: `act` for combatants, `order` for the referee. */
export const { act, order } = actionsFor();
/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor(notOver);
//# sourceMappingURL=define.js.map