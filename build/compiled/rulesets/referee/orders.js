import { actionsFor, combatantParam, isRefusal, overrideAction, rowOfName, textParam, valueParam, } from '@fray/kernel/rules';
import { refuse } from '../reading/refusal.js';
import { isFull } from './room.js';
const joinParams = [
    textParam('name', { label: 'its name' }),
    valueParam('combatant', { label: 'its data, as in an encounter file' }),
];
const targetParams = [combatantParam('target', { label: 'whom' })];
/**
 * The makers of the orders that the referee has in every ruleset. `notOver` says why an order comes too late, or null;
 * `order` is the ruleset's own maker, where its orders are more than the kernel's. A ruleset's `actions/` takes them so:
 *
 *     const { start, join, remove, effect, endCombat, override } = refereeFor<MyScene>(notOver)
 *     export const removeOrder = remove({ rule: 'leaving', title: 'Somebody is gone', notHere, goes })
 *
 * Amounts in `effect` are an `amountParam`.
 */
export function refereeFor(notOver, order = actionsFor().order) {
    return {
        /** The fight begins. It is not over yet: `refuses` says whether it has begun. */
        start: ({ refuses = () => null, ...o }) => order({ id: 'start', ...o, check: refuses }),
        /** Somebody joins, under a name that nobody has yet. */
        join(o) {
            const params = [...joinParams, ...(o.params ?? [])];
            return order({
                id: 'join',
                rule: o.rule,
                title: o.title,
                params,
                check(scene, command) {
                    const why = notOver(scene) ?? isFull(scene);
                    if (why !== null)
                        return why;
                    const { name } = command;
                    if (rowOfName(scene, name) >= 0) {
                        return refuse('bad-value', `There is a "${name}" already: give the newcomer another name.`);
                    }
                    const read = o.read(scene, command);
                    return isRefusal(read) ? read : (o.refuses?.(scene, read, command) ?? null);
                },
                resolve: (scene, command) => o.enters(scene, o.read(scene, command), command),
            });
        },
        /** A combatant is taken out of the fight. */
        remove: ({ rule, title, notHere, goes }) => order({
            id: 'remove',
            rule,
            title,
            params: targetParams,
            check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
            resolve: (scene, { target }) => goes(scene, target),
        }),
        /** Something at the table befalls a combatant that is here: it hurts, heals, hinders, moves. */
        effect({ notHere, refuses, params, ...o }) {
            return order({
                id: 'effect',
                ...o,
                params: [...targetParams, ...params],
                check(scene, command) {
                    const { target } = command;
                    return notOver(scene) ?? notHere(scene, target) ?? refuses?.(scene, command) ?? null;
                },
            });
        },
        /** The fight is over by the referee's word. `refuses` says why not, where that is more than that it is over. */
        endCombat: ({ refuses = notOver, ...o }) => order({ id: 'end-combat', ...o, drastic: 'ends', check: refuses }),
        /**
         * Any value is set. `after` makes true again what follows from it; `find` knows further paths, `read` the ruleset's
         * own words for the values of a column; null from them means the usual way.
         */
        override: (o) => overrideAction(o.after, o.find, o.read),
    };
}
//# sourceMappingURL=orders.js.map