import { refuse } from '../citing.js';
import { note } from '../events.js';
import { allowFree, allowInstant, freesRefusal, instantsRefusal } from '../rules/limits.js';
import { spendMove } from '../rules/movement.js';
import { currentSide } from '../rules/turns.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { isOnTurn, isOwnTurn, mayTrigger, notFree, notYourTurn } from './timing.js';
/** Prices that are paid in somebody else's turn as well as in the own, without anything held. */
const isAnyTime = (price) => price === 'instant' || price === 'quick' || price === 'asked' || price === 'wish';
/** Whether an act of that price has to wait for the actor's own turn. */
export const isEarly = (scene, actor, price) => !isAnyTime(price) && price !== 'swarm' && !isOnTurn(scene, actor);
cite('main-action', 'actions-refresh');
/** Why the Main Action cannot be spent, or null. */
function noMain(scene, actor) {
    if (scene.now.combatant.mainSpent[actor] === 0)
        return null;
    return refuse('main-action', `${scene.name(actor)} has spent its Main Action of this round.`);
}
cite('move-action', 'main-for-move', 'movement-unbroken');
/** Why no Move Action is left for what the rule gives, or null. One who holds may turn its Main Action into a Move. */
export function noMove(scene, actor, rule) {
    const { moveSpent, secondMove, ran } = scene.now.combatant;
    if (moveSpent[actor] === 0 || secondMove[actor] === 1 || canTradeMain(scene, actor))
        return null;
    // Feet of a run that were not used are lost.
    return refuse(rule === 'run' && ran[actor] === 1 ? 'movement-unbroken' : 'move-action', `${scene.name(actor)} has no Move Action left.`);
}
/** Whether a held Main Action can be turned into a Move there and then (`hold-leftovers`). */
const canTradeMain = (scene, actor) => mayTrigger(scene, actor) && !isOwnTurn(scene, actor) && scene.now.combatant.mainSpent[actor] === 0;
cite('melee-attack', 'main-action');
/** Why no attack can be paid for, or null. */
const noAttackLeft = (scene, actor) => scene.now.combatant.attacksLeft[actor] > 0 ? null : noMain(scene, actor);
cite('charge', 'execution-minute', 'hold-leftovers');
/** Why not both Main and Move can be spent, or null. */
function notBoth(scene, actor, rule) {
    const { mainSpent, moveSpent } = scene.now.combatant;
    if (mainSpent[actor] === 0 && moveSpent[actor] === 0)
        return null;
    const which = mainSpent[actor] === 1 ? 'Main' : 'Move';
    return refuse(rule, `That takes both Main and Move; ${scene.name(actor)} has spent its ${which} Action.`);
}
cite('swarm-lapse');
/** Why the swarm's one attack comes too late, or null: it is made before the side's turn ends, or inside a held action. */
function swarmIsOver(scene, actor) {
    const { side, triggered } = scene.now.combatant;
    if (side[actor] === currentSide(scene) || triggered[actor] === 1)
        return null;
    return refuse('swarm-lapse', `A swarm strikes on its side's turn or inside a held action; this is neither.`);
}
/** Why an act of that price cannot be taken at this time, or null. */
export function notNow(scene, actor, price) {
    switch (price) {
        case 'asked':
        case 'wish':
            return null;
        case 'instant':
        case 'quick':
            return instantsRefusal(scene, actor);
        case 'swarm':
            return swarmIsOver(scene, actor);
        case 'free':
            return notFree(scene, actor) ?? heldTooMany(scene, actor) ?? freesRefusal(scene, actor);
        case 'both':
            if (isOwnTurn(scene, actor))
                return null;
            return notYourTurn(scene, actor) ?? refuse('hold-leftovers', 'What takes both Main and Move cannot be held.');
        default:
            return notYourTurn(scene, actor) ?? heldTooMany(scene, actor);
    }
}
const heldTooMany = (scene, actor) => isOwnTurn(scene, actor) || scene.now.combatant.triggered[actor] === 1 ? null : instantsRefusal(scene, actor);
/** Why the actor has not got that price left for what the rule gives, or null. */
export function cannotAfford(scene, actor, price, rule) {
    switch (price) {
        case 'main':
            return noMain(scene, actor);
        case 'move':
            return noMove(scene, actor, rule);
        case 'attack':
            return noAttackLeft(scene, actor);
        case 'both':
            return notBoth(scene, actor, rule);
        default:
            return null;
    }
}
cite('hold-leftovers', 'main-for-move', 'snap-needs-main', 'total-defense-needs-main');
/** Pays for an act; a held action is triggered by it. Returns whether it may be: the referee may be asked about limits. */
export function pay(scene, actor, price, rule) {
    if (price === 'asked' || price === 'wish' || price === 'swarm')
        return true;
    if (price === 'instant' || price === 'quick') {
        if (!allowInstant(scene, actor))
            return false;
    }
    else if (!triggerHeld(scene, actor))
        return false;
    switch (price) {
        case 'main':
        case 'quick':
            scene.set(C.mainSpent, actor, 1, rule);
            return true;
        case 'move':
            payMove(scene, actor);
            return true;
        case 'both':
            scene.set(C.mainSpent, actor, 1, rule);
            scene.set(C.moveSpent, actor, 1, rule);
            return true;
        case 'attack':
            payAttack(scene, actor);
            return true;
        case 'free':
            return allowFree(scene, actor);
        default:
            return true;
    }
}
/** Pays a Move Action; a held Main Action is turned into one first where none is left. */
function payMove(scene, actor) {
    const { moveSpent, secondMove } = scene.now.combatant;
    if (moveSpent[actor] === 1 && secondMove[actor] === 0 && canTradeMain(scene, actor)) {
        scene.set(C.mainSpent, actor, 1, 'main-for-move');
        return;
    }
    spendMove(scene, actor, 'move-action');
}
/** Pays for an attack: the Main Action, or one of the further attacks that it gives. */
function payAttack(scene, actor) {
    const { attacksLeft, attacks } = scene.now.combatant;
    if (attacksLeft[actor] > 0) {
        scene.set(C.attacksLeft, actor, attacksLeft[actor] - 1, 'melee-attack');
        return;
    }
    scene.set(C.mainSpent, actor, 1, 'main-action');
    scene.set(C.attacksLeft, actor, attacks[actor] - 1, 'melee-attack');
}
/** A held action is triggered, where the actor holds one and it is not its own turn. Returns whether it may be. */
function triggerHeld(scene, actor) {
    if (isOwnTurn(scene, actor) || scene.now.combatant.holding[actor] === 0)
        return true;
    if (!allowInstant(scene, actor))
        return false;
    startHeld(scene, actor);
    return true;
}
/** What was held begins; the Instant has been allowed and counted. */
export function startHeld(scene, actor) {
    scene.set(C.holding, actor, 0, 'hold-action');
    scene.set(C.triggered, actor, 1, 'hold-action');
    note.triggers(scene, actor);
}
//# sourceMappingURL=paying.js.map