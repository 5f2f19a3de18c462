import { choice, REFEREE } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
const ALLOWED = [
    { value: 'yes', label: 'yes' },
    { value: 'no', label: 'no, that is too much' },
];
/** The number that the table has set, or null where there is none. */
function limitOf(scene, option) {
    const n = Number(scene.setup.options[option]);
    return Number.isInteger(n) ? n : null;
}
cite('instant-action', 'instant-action-limit');
/** Why the combatant may take no more Instants this round, or null. */
export function instantsRefusal(scene, who) {
    const limit = limitOf(scene, 'instant-action-limit');
    if (limit === null || scene.now.combatant.instants[who] < limit)
        return null;
    return refuse('instant-action-limit', `${scene.name(who)} has taken its ${limit} Instant Actions of this round.`);
}
/** Counts an Instant; where the table says so the referee is asked. Returns whether it may be. */
export function allowInstant(scene, who) {
    scene.set(C.instants, who, scene.now.combatant.instants[who] + 1, 'instant-action-limit');
    if (scene.setup.options['instant-action-limit'] !== 'ask')
        return true;
    return scene.ask(choice('instant-action-limit', REFEREE, 'May {0} take this Instant Action?', [who], ALLOWED)) === 0;
}
cite('instant-once');
/** A spell among those that have been cast as Instants. */
const keyOf = ({ actor, power }) => `${actor}:${power}`;
/** Notes that a spell has been cast as an Instant while windows are open within each other. */
export function countQuick(scene, cast) {
    scene.quick ??= new Set();
    scene.quick.add(keyOf(cast));
}
/** Whether the spell has been cast as an Instant while windows are open within each other. */
export const isCastAgain = (scene, cast) => scene.quick?.has(keyOf(cast)) === true;
cite('free-action', 'free-action-limit');
/** Why the combatant may take no more Free Actions this round, or null. */
export function freesRefusal(scene, who) {
    const limit = limitOf(scene, 'free-action-limit');
    if (limit === null || scene.now.combatant.frees[who] < limit)
        return null;
    return refuse('free-action-limit', `${scene.name(who)} has taken its ${limit} Free Actions of this round.`);
}
/** Counts a Free Action; where the table says so the referee is asked. Returns whether it may be. */
export function allowFree(scene, who) {
    scene.set(C.frees, who, scene.now.combatant.frees[who] + 1, 'free-action-limit');
    if (scene.setup.options['free-action-limit'] !== 'ask')
        return true;
    return scene.ask(choice('free-action-limit', REFEREE, 'May {0} take this Free Action?', [who], ALLOWED)) === 0;
}
cite('rapid-swaps', 'sheathe-free');
/** Why the combatant may not swap weapons again this turn, or null. */
export function swapRefusal(scene, who) {
    if (scene.setup.options['rapid-swaps'] !== 'one' || scene.now.combatant.swaps[who] < 1)
        return null;
    return refuse('rapid-swaps', `${scene.name(who)} has swapped weapons on this turn already.`);
}
/** Counts a draw; where the table says so the referee is asked from the second on. Returns whether it may be. */
export function allowSwap(scene, who) {
    const before = scene.now.combatant.swaps[who];
    scene.set(C.swaps, who, before + 1, 'rapid-swaps');
    if (before === 0 || scene.setup.options['rapid-swaps'] !== 'ask')
        return true;
    return scene.ask(choice('rapid-swaps', REFEREE, 'May {0} swap weapons once more?', [who], ALLOWED)) === 0;
}
//# sourceMappingURL=limits.js.map