import { combatantParam } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { attackOfWeapon, itemOfWeapon, weaponCode, weaponParam } from '../params.js';
import { attackNow, kindNow, standardForbidden, thingNow } from '../rules/acting.js';
import { attack as makeAttack } from '../rules/attack.js';
import { guardProblem, takeGuard } from '../rules/counts.js';
import { armProblem } from '../rules/declaring.js';
import { strikeOf } from '../rules/figures.js';
import { attacksByName, notAtHand, putItem, useUp } from '../rules/gear.js';
import { blowsAt, whyNoReaction, yardsBetween } from '../rules/reactions.js';
import { holdsResults } from '../rules/results.js';
import { enemiesOf } from '../rules/who.js';
import { cite } from '../scene.js';
import { yardsText } from '../sentences.js';
import { I } from '../tables.js';
import { ATTACK, DEFENSIVE, FULL_DEFENSE, MELEE, ON_GROUND, THROWN } from '../words.js';
import { act, actAnytime, declaredAs, standard } from './define.js';
import { notHere, notItself } from './gate.js';
cite('attack-reach', 'battlefield-yards');
/** Why an attack does not reach its target, or null. */
function outOfReach(scene, actor, target, strike) {
    const yards = yardsBetween(scene, actor, target);
    if (yards <= strike.reach)
        return null;
    const what = strike.mode === MELEE ? 'reaches' : 'carries';
    return refuse('attack-reach', `The ${strike.name} ${what} ${yardsText(strike.reach)}; ${scene.name(target)} is ${yards} away.`);
}
/** The attack that the actor has declared, as a code, or -1. */
function declaredWeapon(scene, actor) {
    const kind = kindNow(scene, actor);
    const thing = thingNow(scene, actor);
    if ((kind !== ATTACK && kind !== DEFENSIVE) || thing < 0)
        return -1;
    return weaponCode(thing, attackNow(scene, actor));
}
cite('declaration-binding', 'defensive-attack-unarmed', 'action-attack', 'defensive-attack');
/** Whether the name of an attack means this one, and no other of the actor's that is called the same. */
function isCalled(scene, actor, weapon) {
    const { name } = strikeOf(scene, itemOfWeapon(weapon), attackOfWeapon(weapon));
    const found = attacksByName(scene, actor).find(([called]) => called.toLowerCase() === name.toLowerCase());
    return found !== undefined && weaponCode(found[1].item, found[1].attack) === weapon;
}
/** The declared attack, where it can be named. */
function namedWeapon(scene, actor) {
    const weapon = declaredWeapon(scene, actor);
    return weapon >= 0 && isCalled(scene, actor, weapon) ? weapon : -1;
}
/** The declared attack, plain or Defensive. */
export const attack = standard({
    id: 'attack',
    rule: 'action-attack',
    title: 'Attack',
    params: [
        combatantParam('target', {
            label: 'whom',
            candidates: (scene, actor) => declaredWeapon(scene, actor) >= 0 || kindNow(scene, actor) === DEFENSIVE ? enemiesOf(scene, actor) : [],
        }),
        weaponParam('weapon', { candidates: (scene, actor) => [namedWeapon(scene, actor)] }),
    ],
    wanted: 'this attack',
    declared(scene, { actor, weapon }) {
        const declared = declaredWeapon(scene, actor);
        return declared >= 0 && (weapon < 0 || weapon === declared);
    },
    never(scene, { actor }) {
        if (kindNow(scene, actor) !== DEFENSIVE || thingNow(scene, actor) >= 0)
            return null;
        const why = 'declared a Defensive Attack without a weapon: it makes no attack.';
        return refuse('defensive-attack-unarmed', `${scene.name(actor)} has ${why}`);
    },
    check(scene, { actor, target }) {
        const item = thingNow(scene, actor);
        return (notAtHand(scene, actor, item, true) ??
            armProblem(scene, actor, item) ??
            notHere(scene, target) ??
            notItself(scene, actor, target) ??
            outOfReach(scene, actor, target, strikeOf(scene, item, attackNow(scene, actor))));
    },
    resolve(scene, { actor, target }) {
        const item = thingNow(scene, actor);
        const strike = strikeOf(scene, item, attackNow(scene, actor));
        makeAttack(scene, actor, target, strike, 'attack', holdsResults(scene));
        if (strike.mode === THROWN && !scene.kind(item).natural)
            letGo(scene, item, target);
    },
});
cite('action-throw');
/** A weapon that was thrown lies where its target stood; one of several is gone for this fight. */
function letGo(scene, item, target) {
    if (scene.now.item.count[item] > 1) {
        useUp(scene, item, 'action-throw');
        return;
    }
    putItem(scene, item, ON_GROUND, 'action-throw');
    scene.set(I.square, item, scene.now.combatant.square[target], 'action-throw');
}
cite('full-defense', 'full-defense-span', 'full-defense-half-speed');
/** Full-Defense, where it was not taken when the count opened. */
export const fullDefense = act({
    id: 'full-defense',
    rule: 'full-defense',
    title: 'Full-Defense',
    check: (scene, command) => standardForbidden(scene, command.actor, declaredAs(FULL_DEFENSE)(scene, command), 'Full-Defense') ??
        guardProblem(scene, command.actor),
    resolve: (scene, { actor }) => takeGuard(scene, actor),
});
cite('riposte', 'riposte-when-attacked', 'riposte-on-entering');
/** A riposte is an answer, never a command; this says why there is none. */
export const riposte = actAnytime({
    id: 'riposte',
    rule: 'riposte',
    title: 'Riposte',
    params: [combatantParam('target', { label: 'whom' })],
    check(scene, { actor, target }) {
        const why = whyNoReaction(scene, actor);
        if (why !== null)
            return why;
        if (blowsAt(scene, actor, target).length === 0) {
            return refuse('riposte', `No melee attack of ${scene.name(actor)} reaches ${scene.name(target)}.`);
        }
        return refuse('riposte', 'A riposte answers an attack on Full-Defense, or somebody who enters: you are asked then.');
    },
    resolve: () => { },
});
//# sourceMappingURL=fighting.js.map