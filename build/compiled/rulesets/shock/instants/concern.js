import { isCastAgain } from '../rules/limits.js';
import { asIfAt } from '../rules/space.js';
import { areEnemies, canReact } from '../rules/who.js';
import { cite } from '../scene.js';
import { ORDER_TABLE } from '../tables.js';
import { HEED_ACTIONS, HEED_NOTHING, HEED_STEPS } from '../words.js';
import { heldActs, quickSpells } from './held.js';
import { isMomentFor } from './powers.js';
import { canSnap, couldAttack } from './snaps.js';
/** What a power may answer to. */
export const happening = ({ moment, actor, attack }) => ({
    actor,
    attack,
    rolled: moment === 'roll' ? attack : null,
});
cite('decision-windows', 'instant-action');
/**
 * Whether the combatant may be asked about others' acts of that weight, by its own wish. One who holds looks out for every
 * one that matters to it, unless it wants to be asked nothing.
 */
export function heeds(scene, who, from) {
    const { heed, holding } = scene.now.combatant;
    const level = heed[who];
    return canReact(scene, who) && (level >= from || (holding[who] === 1 && level !== HEED_NOTHING));
}
/** Whether no Instant is left to the combatant, whatever happens: its Main is spent, and it has neither powers nor spells for it. */
export function hasNothingLeft(scene, row) {
    const { mainSpent, holding } = scene.now.combatant;
    if (mainSpent[row] === 0 || holding[row] === 1)
        return false;
    const { gifts, quickSpells: quick } = scene.fighter(row);
    return !gifts.instants && !quick;
}
/** Whether the combatant can do something at this moment that may matter. */
export function isConcerned(scene, row, window, actions) {
    const { moment, actor, attack, weight } = window;
    const { heed, holding } = scene.now.combatant;
    const watchesAll = heed[row] === HEED_STEPS;
    if (heed[row] < weight)
        return waitsFor(scene, row, window, actions);
    if (hasPower(scene, row, happening(window), window.used?.get(row)))
        return true;
    const isTarget = attack?.target === row;
    // One who watches everything may step in even on its own way; at the end of a turn nobody acts.
    if (!watchesAll && actor >= 0 && (row === actor || (!isTarget && !areEnemies(scene, row, actor))))
        return false;
    if (attack !== null && attack.target === row && (moment === 'roll' || heed[row] >= HEED_ACTIONS)) {
        if (scene.now.combatant.mainSpent[row] === 0 && scene.now.combatant.totalDefense[row] === 0)
            return true;
    }
    if (canSnap(scene, row))
        return true;
    if (mightCast(scene, row, window, actions))
        return true;
    return holding[row] === 1 && heldActs(scene, row, actions()).length > 0;
}
/** Held acts that go at whoever acts. */
const AT_ACTOR = new Set(['attack', 'shoot', 'shove', 'grapple', 'swarm']);
cite('hold-action');
/**
 * Whether one who holds is asked at a moment to which it would not look otherwise: the act of an enemy at which it could
 * strike, an attack before which it could screen, any act of an enemy where it could cast, the step by which an enemy
 * comes where it can be attacked, and the end of the last turn of the round, after which it is lost.
 */
function waitsFor(scene, row, { moment, actor, attack, from }, actions) {
    if (moment === 'done')
        return actor < 0 && isLastChance(scene) && couldGoAtAnybody(scene, row, actions);
    if (!areEnemies(scene, row, actor))
        return false;
    if (moment === 'step') {
        if (from === scene.now.combatant.square[actor] || !couldAttack(scene, row, actor))
            return false;
        return !asIfAt(scene, actor, from, () => couldAttack(scene, row, actor));
    }
    return heldActs(scene, row, actions()).some(({ command: { action, target } }) => {
        if (AT_ACTOR.has(action))
            return target === actor;
        return action === 'cast' || (action === 'screen' && attack !== null);
    });
}
cite('hold-lost');
/** Whether the turn of the last side of the round is about to end. */
const isLastChance = (scene) => scene.now.fight.place[0] + 1 >= scene.rows(ORDER_TABLE);
/** Whether what it holds could go at an enemy, or become a spell. */
const couldGoAtAnybody = (scene, row, actions) => heldActs(scene, row, actions()).some(({ command: { action } }) => AT_ACTOR.has(action) || action === 'cast');
/** Whether it knows a quick spell for this: a friend or itself has been hit, or it watches everything. */
function mightCast(scene, row, { moment, attack }, actions) {
    if (!scene.fighter(row).quickSpells)
        return false;
    const hurt = moment === 'roll' && attack?.hit === true && !areEnemies(scene, row, attack.target);
    if (!hurt && scene.now.combatant.heed[row] !== HEED_STEPS)
        return false;
    return quickSpells(scene, row, actions()).some(({ command }) => !isCastAgain(scene, command));
}
function hasPower(scene, row, what, used) {
    const { powers, gifts } = scene.fighter(row);
    if (!gifts.instants)
        return false;
    for (let at = 0; at < powers.length; at++) {
        if (used?.includes(at))
            continue;
        if (powers[at]?.moment === 'any' && powers[at]?.cost === 'instant' && scene.now.combatant.heed[row] !== HEED_STEPS)
            continue;
        if (isMomentFor(scene, row, at, what))
            return true;
    }
    return false;
}
//# sourceMappingURL=concern.js.map