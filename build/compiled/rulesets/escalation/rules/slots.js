import { refuse } from '../citing.js';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { FIGHT, GONE, KEPT, LEFT, NONE, SPENT, SURPRISE } from '../tables.js';
import { MOVE, SLOTS, STANDARD, STUNNED } from '../words.js';
import { has } from './conditions.js';
import { actorNow } from './who.js';
cite('turn-actions', 'action-substitution', 'action-standard', 'action-move', 'action-quick', 'stunned', 'ready-next-round');
/** Whether the slot of this turn can still be spent. */
export function isLeft(scene, who, slot) {
    return isThere(scene, who, slot, LEFT);
}
/** Whether the slot stands so, and no condition has taken it. */
function isThere(scene, who, slot, state) {
    if (slot === MOVE && has(scene, who, STUNNED))
        return false;
    if (lostSlot(scene, who) === slot)
        return false;
    const now = isToCome(scene, who) ? LEFT : scene.read(SPENT[slot], who);
    return now === state;
}
cite('disengage-success-move');
/** The slot that a Disengage has kept for moving and that still serves, the one chosen if one is; -1 for none. */
export function keptSlot(scene, who, chosen = NONE) {
    for (let slot = MOVE; slot <= STANDARD; slot++) {
        if ((chosen === NONE || chosen === slot) && isThere(scene, who, slot, KEPT))
            return slot;
    }
    return NONE;
}
/** The action that has paid for a Disengage remains, for moving, until the turn is out. */
export function keepSlot(scene, who, paid) {
    if (paid !== NONE)
        scene.set(SPENT[paid], who, KEPT, 'disengage-success-move');
}
/** What a Disengage has kept is gone with the turn. */
export function dropKept(scene, who) {
    for (const column of SPENT)
        if (scene.read(column, who) === KEPT)
            scene.set(column, who, GONE, 'disengage-success-move');
}
/** Whether the combatant's turn of this round is still to come: nothing of it is spent, whatever was of the last one. */
export function isToCome(scene, who) {
    const phase = scene.now.fight.phase[0];
    if (phase !== FIGHT && phase !== SURPRISE)
        return false;
    return actorNow(scene) !== who && scene.now.combatant.acted[who] === 0;
}
/** The slot that a readied action has cost of this turn, or of the one to come; -1 for none. */
const lostSlot = (scene, who) => (isToCome(scene, who) ? scene.now.combatant.lostNext[who] : scene.now.combatant.lost[who]);
/** The slot that pays: one kept for moving, where it serves; the one chosen, else its own, else the next better one; or why none does. */
function slotFor(scene, who, action, chosen, isStep) {
    const name = scene.name(who);
    if (lostSlot(scene, who) === action) {
        return refuse('ready-next-round', `${name} has used a readied action of that kind: it has no ${SLOTS[action]} action this turn.`);
    }
    const kept = isStep ? keptSlot(scene, who, chosen) : NONE;
    if (kept !== NONE)
        return kept;
    if (chosen !== NONE) {
        if (chosen < action) {
            return refuse('action-substitution', `A ${SLOTS[chosen]} action does not serve as a ${SLOTS[action]} action.`);
        }
        if (isLeft(scene, who, chosen))
            return chosen;
        return gone(scene, who, chosen);
    }
    for (let slot = action; slot <= STANDARD; slot++)
        if (isLeft(scene, who, slot))
            return slot;
    return gone(scene, who, action);
}
function gone(scene, who, slot) {
    const name = scene.name(who);
    if (slot === MOVE && has(scene, who, STUNNED))
        return refuse('stunned', `${name} is Stunned and has no Move action.`);
    if (isThere(scene, who, slot, KEPT)) {
        const word = slot === MOVE ? 'Move' : 'Standard';
        return refuse('disengage-success-move', `${name} has kept its ${word} action for moving, nothing else.`);
    }
    return refuse('turn-actions', `${name} has spent its ${SLOTS[slot]} action of this turn.`);
}
/** Why an action of that kind cannot be paid for, or null. A readied action has been paid for. `isStep`: what a Disengage has kept serves. */
export function cannotSpend(scene, who, action, chosen, isStep = false) {
    if (scene.firing === who)
        return null;
    const slot = slotFor(scene, who, action, chosen, isStep);
    return typeof slot === 'number' ? null : slot;
}
/** The slot that would pay for an action of that kind, -1 for none; `isStep`: what a Disengage has kept serves. */
export function payingSlot(scene, who, action, chosen = NONE, isStep = false) {
    const slot = slotFor(scene, who, action, chosen, isStep);
    return typeof slot === 'number' ? slot : NONE;
}
/** Whether the slot can still be spent in the turn that goes on or is to come in this round; else whether the next turn has it. */
export function isLeftNext(scene, who, slot) {
    if (actorNow(scene) === who || isToCome(scene, who))
        return isLeft(scene, who, slot);
    return !(slot === MOVE && has(scene, who, STUNNED)) && scene.now.combatant.lostNext[who] !== slot;
}
/** Pays for an action of that kind; it has been checked. Returns the slot that paid, -1 for what was paid when readied. */
export function spendSlot(scene, who, action, chosen, rule, isStep = false) {
    if (scene.firing === who)
        return NONE;
    const slot = slotFor(scene, who, action, chosen, isStep);
    if (typeof slot !== 'number')
        return NONE;
    scene.set(SPENT[slot], who, GONE, rule);
    return slot;
}
/** Pays all three slots of the turn at once. */
export function spendAll(scene, who) {
    for (let slot = 0; slot < SPENT.length; slot++)
        spendSlot(scene, who, slot, slot, 'coup-de-grace');
}
/** Whether what was paid for with the Move action is lost with it: its user has been Stunned since. It is told. */
export function hasLostMove(scene, who, paid) {
    if (paid !== MOVE || !has(scene, who, STUNNED))
        return false;
    note['in-vain'](scene, who, `${scene.name(who)} is Stunned and has lost its Move action.`);
    return true;
}
/** Whether all three slots of the turn are left. */
export const hasAllSlots = (scene, who) => isLeft(scene, who, 0) && isLeft(scene, who, 1) && isLeft(scene, who, 2);
/** Announces what has been paid for: readied actions come first. Returns whether it can still be done, with the slot that paid. */
export const announce = (scene, what, paid) => scene.moments.declared(scene, what) && !hasLostMove(scene, what.actor, paid);
//# sourceMappingURL=slots.js.map