import { refuse } from '../citing.js';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { BARE_HANDS, DEX, MELEE, NO_MANEUVER, SEEN, SHOOT, STOWED, UNLOCATED } from '../words.js';
import { prepare, spend } from './attack.js';
import { physicalSave, skillCheck } from './checks.js';
import { greatestDamage, noteDamage } from './damage.js';
import { modeOf } from './gear.js';
import { cannotAttack, reachWith } from './legal.js';
import { moveRate } from './movement.js';
import { feetBetween, perceives, seesLine } from './space.js';
import { isAlive, isUp, levelOf } from './who.js';
import { bringDown, loseHitPoints, spoilAim } from './wounds.js';
/** Rounds of a minute. */
const MINUTE = 6;
cite('execution-target');
/** Why the target cannot be executed at all, or null: it suspects danger. */
export function suspects(scene, target) {
    const { unsuspecting, alert } = scene.now.combatant;
    if (unsuspecting[target] === 1 && alert[target] === 0)
        return null;
    return refuse('execution-target', `${scene.name(target)} expects danger: only one that suspects nothing can be executed.`);
}
cite('execution-minute', 'execution-ranged', 'execution-melee', 'execution-spoiled');
/**
 * Why the actor cannot spend a round on aiming at the target or lurking close to it, or null. A shot must be one that could
 * be made; for a blow the target must be so near that one move brings it within reach. Either way it must be seen.
 */
export function cannotAim(scene, actor, target, weapon) {
    const kind = scene.kind(weapon);
    if (kind.modes.length === 0)
        return refuse('weapon-entry', `The ${kind.name} is no weapon.`);
    const unseen = perceives(scene, actor, target);
    if (unseen === UNLOCATED) {
        return refuse('mod-unseen-unlocated', `${scene.name(actor)} does not know where ${scene.name(target)} is.`);
    }
    if (unseen !== SEEN) {
        return refuse('execution-minute', `${scene.name(actor)} does not see ${scene.name(target)} and cannot wait for a chance.`);
    }
    let why = null;
    for (const [mode, how] of kind.modes.entries()) {
        why =
            how.kind === MELEE
                ? cannotLurk(scene, actor, target, weapon, how)
                : cannotAttack(scene, actor, { target, weapon, mode, maneuver: NO_MANEUVER });
        if (why === null)
            return null;
    }
    return why;
}
function cannotLurk(scene, actor, target, weapon, mode) {
    const kind = scene.kind(weapon);
    if (weapon < BARE_HANDS && scene.now.item.carried[weapon] >= STOWED) {
        return refuse('ready-weapon-needed', `${scene.name(actor)}'s ${kind.name} is not at hand.`);
    }
    if (!seesLine(scene, actor, target)) {
        return refuse('no-sight-no-attack', `Something solid is between ${scene.name(actor)} and ${scene.name(target)}.`);
    }
    const feet = feetBetween(scene, actor, target);
    const near = moveRate(scene, actor) + reachWith(scene, actor, mode);
    return feet <= near
        ? null
        : refuse('execution-melee', `${scene.name(target)} is ${feet} feet away: a blow from ambush is prepared close to it, within ${near}.`);
}
/** Why the execution cannot be made now, or null. */
export function cannotExecute(scene, actor, aim) {
    const { target, weapon } = aim;
    const why = suspects(scene, target);
    if (why !== null)
        return why;
    const { aimAt, aimRounds, aimWith } = scene.now.combatant;
    const aimed = aimAt[actor] === target ? aimWith[actor] : weapon;
    if (aimed >= 0 && aimed !== weapon) {
        return refuse('execution-minute', `${scene.name(actor)} has spent its time with the ${scene.itemName(aimed)}, not with the ${scene.itemName(weapon)}.`);
    }
    const rounds = aimAt[actor] === target ? aimRounds[actor] : 0;
    if (rounds < MINUTE) {
        return refuse('execution-minute', `An execution takes six rounds in a row of nothing else; ${scene.name(actor)} has spent ${rounds} on ${scene.name(target)}.`);
    }
    return cannotAttack(scene, actor, aim);
}
cite('execution-range-bonus', 'execution-bonus-once', 'execution-check-target', 'execution-ranged-hit', 'execution-miss');
/** The execution: a ranged one needs its check, a melee one hits; then the save decides. */
export function execute(scene, actor, aim, choices) {
    const { target, weapon, mode } = aim;
    const attack = prepare(scene, 'main', actor, aim, choices);
    const how = modeOf(scene, weapon, mode);
    note.executes(scene, actor, target, weapon);
    scene.moments.announced(scene, actor, attack, false);
    spoilAim(scene, actor);
    if (!isUp(scene, actor) || !isAlive(scene, target))
        return;
    if (cannotAttack(scene, actor, aim) !== null) {
        note.void(scene, actor, target, 'target-gone');
        return;
    }
    spend(scene, attack);
    const hit = how.kind === MELEE || rangedHit(scene, actor, target, how.range.normal);
    scene.set(C.unsuspecting, target, 0, hit ? 'execution-target' : 'execution-miss');
    if (hit)
        saveOrFall(scene, attack);
    else
        note['execution-misses'](scene, actor, target);
}
function rangedHit(scene, actor, target, range) {
    const feet = feetBetween(scene, actor, target);
    const near = { value: 4, rule: 'execution-range-bonus', source: 'within 10 feet' };
    const normal = { value: 2, rule: 'execution-range-bonus', source: 'within normal range' };
    const extras = feet <= 10 ? [near] : feet <= range ? [normal] : [];
    return skillCheck(scene, actor, DEX, SHOOT, 'execution-ranged', 'execution', extras);
}
cite('execution-save', 'execution-save-no-bonus', 'execution-failed-save', 'execution-nonlethal', 'execution-saved');
function saveOrFall(scene, attack) {
    const { attacker, target, weapon } = attack;
    const skill = modeOf(scene, weapon, attack.mode).kind === MELEE ? attack.skill : SHOOT;
    const level = Math.max(0, levelOf(scene, attacker, skill));
    const penalty = { value: -level, rule: 'execution-save', source: "the assassin's skill" };
    if (!physicalSave(scene, target, penalty, 'execution-save')) {
        bringDown(scene, target, scene.kind(weapon).nonLethal);
        scene.credit(attacker, target);
        return;
    }
    const tally = greatestDamage(scene, attack);
    noteDamage(scene, attacker, target, tally, 'execution-saved', 'hit');
    loseHitPoints(scene, target, tally.total, 'execution-saved');
    scene.credit(attacker, target);
}
//# sourceMappingURL=execution.js.map