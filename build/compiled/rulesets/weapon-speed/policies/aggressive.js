import { greedyWay, planePath, planeReach, STOP, squaresBetween, } from '@fray/kernel/rules';
import { acts } from '../actions/all.js';
import { attackNow, freeForbidden, kindNow, thingNow } from '../rules/acting.js';
import { RiposteQuestion } from '../rules/attack.js';
import { DeclareQuestion } from '../rules/declaring.js';
import { strikeOf } from '../rules/figures.js';
import { nearestEnemy, reachAway } from '../rules/fleeing.js';
import { yardsLeft } from '../rules/movement.js';
import { isExit, marksFor } from '../rules/space.js';
import { isDown, isFleeing, isHelpless } from '../rules/who.js';
import { ACTIVATE, ATTACK, CARRIED, CAST, CONSUME, DEFENSIVE, HEAL_CHECK, INTIMIDATE, MELEE, PICK_UP, THROW, } from '../words.js';
import { bestAbilityTarget, bestSpellTarget } from './aiming.js';
import { chooseDeclaration } from './declaring.js';
import { stepBack } from './keeping-away.js';
import { bestToScare } from './scaring.js';
import { isPatient, nearestFoe, nearestWeapon, weakestFoe, worstFriend } from './targets.js';
import { healingOf, worthOf } from './worth.js';
/** Rounds after which one who gets at nobody gives up. */
const PATIENCE = 60;
const END = (actor) => acts.end.make(actor);
const can = (scene, action, command) => action.check(scene, command) === null;
/** Chooses a command for the turn that is on. */
function command(scene, actor) {
    if (isFleeing(scene, actor))
        return runAway(scene, actor);
    if (scene.now.combatant.standardUsed[actor] === 1)
        return afterActing(scene, actor);
    switch (kindNow(scene, actor)) {
        case ATTACK:
        case DEFENSIVE:
            return strikeOrClose(scene, actor);
        case CAST:
            return castNow(scene, actor);
        case THROW:
            return throwNow(scene, actor);
        case CONSUME:
            return first(scene, acts.consume, acts.consume.make(actor, { target: actor }));
        case ACTIVATE:
            return activateNow(scene, actor, thingNow(scene, actor));
        case INTIMIDATE:
            return scare(scene, actor);
        case HEAL_CHECK:
            return tend(scene, actor);
        case PICK_UP:
            return pickUpNearest(scene, actor);
        default:
            return END(actor);
    }
}
const first = (scene, action, wanted) => can(scene, action, wanted) ? wanted : END(wanted.actor);
/** An attack, and a move: they are decided so often that the commands are written out, not made of their values. */
const strikeAt = (actor, target) => ({
    actor,
    action: acts.attack.id,
    target,
    weapon: -1,
});
const NO_WAY = [];
const goTo = (actor, to) => ({
    actor,
    action: acts.move.id,
    to,
    by: NO_WAY,
});
/** Having acted: one who fights from afar steps back. */
function afterActing(scene, actor) {
    const kind = kindNow(scene, actor);
    const isFar = kind === CAST ||
        kind === THROW ||
        (kind === ATTACK && strikeOf(scene, thingNow(scene, actor), attackNow(scene, actor)).mode !== MELEE);
    return (isFar ? stepBack(scene, actor) : null) ?? END(actor);
}
/** Strikes at the weakest in reach, else closes in; one who is down lets it be, which would cost it blood. */
function strikeOrClose(scene, actor) {
    const item = thingNow(scene, actor);
    if (item < 0 || isHelpless(scene, actor))
        return END(actor);
    if (scene.now.item.place[item] === CARRIED)
        return first(scene, acts.draw, acts.draw.make(actor, { item }));
    const { reach } = strikeOf(scene, item, attackNow(scene, actor));
    const target = weakestFoe(scene, actor, reach);
    if (target >= 0) {
        const trick = freeAbility(scene, actor);
        if (trick !== null)
            return trick;
        return first(scene, acts.attack, strikeAt(actor, target));
    }
    return closeOnNearest(scene, actor, reach);
}
/** Goes for the nearest weapon that lies about, and takes it up. */
function pickUpNearest(scene, actor) {
    const item = nearestWeapon(scene, actor, yardsLeft(scene, actor) + 1);
    if (item < 0)
        return END(actor);
    const take = acts.pickUp.make(actor, { item });
    return can(scene, acts.pickUp, take) ? take : walkTo(scene, actor, scene.now.item.square[item], 1);
}
/** A move toward somebody until one is near enough. */
const closeIn = (scene, actor, foe, near) => foe < 0 ? giveUp(scene, actor) : walkTo(scene, actor, scene.now.combatant.square[foe], near);
const closeOnNearest = (scene, actor, near) => closeIn(scene, actor, nearestFoe(scene, actor, scene.now.combatant.square[actor]), near);
function walkTo(scene, actor, goal, near) {
    const most = yardsLeft(scene, actor);
    if (most === 0)
        return giveUp(scene, actor);
    const { plane } = scene.setup;
    const marks = marksFor(scene, actor);
    const from = scene.now.combatant.square[actor];
    const way = greedyWay(plane, marks, from, goal, near, most);
    while (way.length > 0 && (marks[way.at(-1)] & STOP) !== 0)
        way.pop();
    const to = way.at(-1) ?? roundabout(scene, actor, goal, near, most);
    if (to < 0)
        return giveUp(scene, actor);
    return first(scene, acts.move, goTo(actor, to));
}
/** Where the straight way is barred: as far as one comes on the shortest way there is, or -1. */
function roundabout(scene, actor, goal, near, most) {
    const { plane } = scene.setup;
    const marks = marksFor(scene, actor);
    const from = scene.now.combatant.square[actor];
    const isEnd = (at) => squaresBetween(plane, at, goal) <= near && (marks[at] & STOP) === 0;
    const reach = planeReach(plane, marks, from, 200, scene.reach, isEnd);
    const end = reach.squares[reach.count - 1];
    if (!isEnd(end))
        return -1;
    const way = (planePath(reach, end) ?? []).slice(0, most);
    while (way.length > 0 && (marks[way.at(-1)] & STOP) !== 0)
        way.pop();
    return way.at(-1) ?? -1;
}
/** One who gets at nobody for long gives up, so that every fight ends. */
const giveUp = (scene, actor) => scene.now.fight.round[0] > PATIENCE ? acts.surrender.make(actor) : END(actor);
function castNow(scene, actor) {
    const spell = scene.fighter(actor).entrant.spells[thingNow(scene, actor)];
    if (spell === undefined)
        return END(actor);
    const fallen = healingOf(spell.effects) > 0 ? worstFriend(scene, actor, spell.range, 2) : -1;
    const target = fallen >= 0 ? fallen : bestSpellTarget(scene, actor, spell).target;
    if (target < 0)
        return closeOnNearest(scene, actor, spell.range);
    return first(scene, acts.cast, acts.cast.make(actor, { target }));
}
/** The declared ability, where it is worth most. */
function activateNow(scene, actor, ability) {
    const one = scene.fighter(actor).entrant.abilities[ability];
    if (one === undefined)
        return END(actor);
    const { target } = bestAbilityTarget(scene, actor, one);
    if (target >= 0)
        return first(scene, acts.activate, acts.activate.make(actor, { ability, target }));
    if (one.aim !== 'enemy')
        return END(actor);
    return closeOnNearest(scene, actor, one.range);
}
function scare(scene, actor) {
    const { target } = bestToScare(scene, actor);
    return target < 0 ? END(actor) : first(scene, acts.intimidate, acts.intimidate.make(actor, { target }));
}
/** Before the blow: an ability that is a Free Action and worth its price, or null. */
function freeAbility(scene, actor) {
    const { abilities } = scene.fighter(actor).entrant;
    for (let ability = 0; ability < abilities.length; ability++) {
        const one = abilities[ability];
        if (one.action !== 'free' || freeForbidden(scene, actor) !== null)
            continue;
        const { target } = bestAbilityTarget(scene, actor, one);
        if (target < 0)
            continue;
        const wanted = acts.activate.make(actor, { ability, target });
        if (can(scene, acts.activate, wanted))
            return wanted;
    }
    return null;
}
function throwNow(scene, actor) {
    const range = scene.kind(thingNow(scene, actor)).throwable?.range ?? 0;
    const target = weakestFoe(scene, actor, range);
    if (target < 0)
        return closeOnNearest(scene, actor, range);
    return first(scene, acts.throwItem, acts.throwItem.make(actor, { target }));
}
/** A Heal check on oneself, or on a friend near by. */
function tend(scene, actor) {
    const friend = isDown(scene, actor) ? actor : worstFriend(scene, actor, 1, 0);
    if (friend >= 0 && isPatient(scene, friend))
        return first(scene, acts.heal, acts.heal.make(actor, { target: friend }));
    const far = worstFriend(scene, actor, 99, 0);
    return far < 0 || far === actor ? END(actor) : closeIn(scene, actor, far, 1);
}
/** Away from the enemies, to where one can leave. */
function runAway(scene, actor) {
    if (isExit(scene, scene.now.combatant.square[actor]))
        return first(scene, acts.leave, acts.leave.make(actor));
    const most = yardsLeft(scene, actor);
    if (most === 0)
        return END(actor);
    const { plane } = scene.setup;
    const marks = marksFor(scene, actor);
    const from = scene.now.combatant.square[actor];
    const free = (at) => (marks[at] & STOP) === 0;
    const isOut = (at) => isExit(scene, at) && free(at);
    const near = planeReach(plane, marks, from, most, scene.reach, isOut);
    const out = near.squares[near.count - 1];
    return isOut(out) ? first(scene, acts.move, acts.move.make(actor, { to: out })) : runFrom(scene, actor, most, free);
}
/** Nobody gets out this time: on the way out that leads away from everybody, else as far off as one comes. */
function runFrom(scene, actor, most, free) {
    const reach = reachAway(scene, actor, 200);
    let to = -1;
    let farthest = nearestEnemy(scene, actor, scene.now.combatant.square[actor]);
    for (let i = 1; i < reach.count; i++) {
        const at = reach.squares[i];
        if (!free(at))
            continue;
        if (isExit(scene, at)) {
            to = (planePath(reach, at) ?? []).slice(0, most).findLast(free) ?? -1;
            break;
        }
        const yards = reach.cost[at] <= most ? nearestEnemy(scene, actor, at) : 0;
        if (yards <= farthest)
            continue;
        farthest = yards;
        to = at;
    }
    return to < 0 ? END(actor) : first(scene, acts.move, goTo(actor, to));
}
/** Decides: what to declare, whether to riposte (always, on one's feet); defaults for everything else. */
function answer(scene, question) {
    if (question instanceof DeclareQuestion)
        return chooseDeclaration(scene, question);
    if (question instanceof RiposteQuestion)
        return bestRiposte(scene, question);
    return question.rule === 'full-defense-span' ? 1 : question.preset;
}
function bestRiposte(scene, { to, blows }) {
    if (isDown(scene, to))
        return 0;
    let best = 0;
    let most = -1;
    blows.forEach(({ item, attack: at }, i) => {
        const worth = worthOf(strikeOf(scene, item, at));
        if (worth <= most)
            return;
        most = worth;
        best = i + 1;
    });
    return best;
}
/** Fights to win: the attack that deals most, at the weakest in reach; tends itself when it is down. */
export const aggressive = {
    id: 'aggressive',
    about: 'Declares the attack that deals most, strikes at the weakest in reach, ripostes whenever it can.',
    milestones: [PATIENCE + 1],
    command,
    answer,
};
//# sourceMappingURL=aggressive.js.map