import { squareName } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { isFree } from '../rules/space.js';
import { actorNow, isAble, isIn, isSick } from '../rules/who.js';
import { cite } from '../scene.js';
import { BATTLE, OUTSIDE, OVER } from '../tables.js';
import { STATUSES } from '../words.js';
cite('outside-battle', 'defeated-at-zero', 'cannot-act', 'unspent-lost');
/** Why the unit may not command at all now, or null. */
export function mayCommand(scene, actor) {
    if (scene.now.fight.phase[0] === OVER)
        return refuse('battle-end', 'The battle is over.');
    if (isIn(scene, actor))
        return null;
    const word = STATUSES[scene.now.combatant.status[actor]];
    return refuse('defeated-at-zero', `${scene.name(actor)} is out of the battle (${word}).`);
}
/** Why the unit's condition forbids it to act, or null. */
export function cannotAct(scene, actor) {
    if (isAble(scene, actor))
        return null;
    if (isSick(scene, actor))
        return refuse('cannot-act', `${scene.name(actor)} has only just been summoned and cannot act yet.`);
    return refuse('cannot-act', `${scene.name(actor)} cannot act in its condition.`);
}
/** Why it is not the unit's turn, or null. */
export function notYourTurn(scene, actor) {
    if (scene.now.fight.phase[0] === OUTSIDE) {
        return refuse('outside-battle', 'Outside battle nobody has a turn: the referee starts the battle, or somebody attacks.');
    }
    const now = actorNow(scene);
    if (now === actor)
        return null;
    const whose = now >= 0 ? ` It is the turn of ${scene.name(now)}.` : '';
    return refuse('unspent-lost', `Actions are for one's own turn.${whose}`);
}
/** Why it is not the time for such an action, or null. */
export function badTime(scene, actor, when) {
    if (when === 'any')
        return null;
    return notYourTurn(scene, actor) ?? (when === 'end' ? null : cannotAct(scene, actor));
}
/** Why the referee's command comes too late, or null. */
export const notOver = (scene) => scene.now.fight.phase[0] === OVER ? refuse('battle-end', 'The battle is over.') : null;
/** Why the command is for a running battle only, or null. */
export const notInBattle = (scene) => notOver(scene) ??
    (scene.now.fight.phase[0] === BATTLE ? null : refuse('outside-battle', 'No battle has started yet.'));
/** Why the unit is not in the battle, or null. */
export const notHere = (scene, row) => isIn(scene, row) ? null : refuse('defeated-at-zero', `${scene.name(row)} is out of the battle.`);
/** Why nothing of that size can be put there, or null; `target` is in nobody's way where it stands. */
export function cannotPut(scene, target, to, size) {
    return isFree(scene, to, size, target) ? null : refuse('grid', `${squareName(scene.setup.grid, to)} is not free.`);
}
//# sourceMappingURL=gate.js.map