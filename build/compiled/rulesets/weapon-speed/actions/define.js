import { actionsFor, } from '@fray/kernel/rules';
import { refereeFor } from '../../referee/orders.js';
import { refuse } from '../citing.js';
import { beginAction, FREE, freeForbidden, kindNow, STANDARD, standardForbidden } from '../rules/acting.js';
import { strain } from '../rules/life.js';
import { isFleeing } from '../rules/who.js';
import { notOver, notYourTurn } from './gate.js';
/** `actAnytime` declares an action of combatants that needs no turn, `order` one of the referee. */
export const { act: actAnytime, order } = actionsFor();
/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor(notOver);
/** Declares an action of combatants for the own turn. */
export const act = (spec) => actAnytime({
    ...spec,
    check: (scene, command) => notYourTurn(scene, command.actor) ?? spec.check(scene, command),
});
/** Declares a Standard Action: it has to be what was declared, and strains one who is down when it is over. */
export const standard = ({ wanted, declared, never, ...spec }) => actAnytime({
    ...spec,
    check: (scene, command) => notYourTurn(scene, command.actor) ??
        (never === undefined ? null : never(scene, command)) ??
        standardForbidden(scene, command.actor, declared(scene, command), wanted) ??
        spec.check(scene, command),
    resolve(scene, command) {
        const cost = beginAction(scene, command.actor, STANDARD);
        spec.resolve(scene, command);
        strain(scene, command.actor, cost);
    },
});
/** Whether that kind was declared for the turn that is on: for {@link standard}. */
export const declaredAs = (kind) => (scene, { actor }) => kindNow(scene, actor) === kind;
/** What a fleeing combatant does not do. */
export const busyFleeing = (scene, actor) => isFleeing(scene, actor) ? refuse('morale-failed', `${scene.name(actor)} is fleeing and does nothing else.`) : null;
/** Declares a Free Action, which strains one who is down when it is over. */
export const free = (spec) => act({
    ...spec,
    check: (scene, command) => busyFleeing(scene, command.actor) ?? freeForbidden(scene, command.actor) ?? spec.check(scene, command),
    resolve(scene, command) {
        const cost = beginAction(scene, command.actor, FREE);
        spec.resolve(scene, command);
        strain(scene, command.actor, cost);
    },
});
//# sourceMappingURL=define.js.map