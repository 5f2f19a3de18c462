import { refuse } from '../citing.js';
import { nextInOrder, whoIsNext } from '../rules/turns.js';
import { isFleeing, isHindered, isParleying, isSurprised, isUp } from '../rules/who.js';
import { BETWEEN, OVER, SETUP, TURN } from '../tables.js';
import { DISTRACTED, LEFT, OUT_OF_ACTION, PARALYZED } from '../words.js';
/** Why the referee's command comes too late, or null. */
export function notOver(scene) {
    return scene.now.fight.phase[0] === OVER ? refuse('combat-ends', 'The fight is over.') : null;
}
/** Why the combatant may not command at all now, or null. */
export function mayCommand(scene, actor) {
    const phase = scene.now.fight.phase[0];
    const { status, had, side } = scene.now.combatant;
    const name = scene.name(actor);
    if (phase === TURN && scene.now.fight.turn[0] === actor)
        return null;
    if (phase === OVER)
        return refuse('combat-ends', 'The fight is over.');
    if (phase === SETUP)
        return refuse('side-initiative', 'Combat has not broken out yet: the referee starts it.');
    if (status[actor] === LEFT)
        return refuse('leaving-the-battlefield', `${name} has left the battlefield.`);
    if (status[actor] === OUT_OF_ACTION)
        return refuse('out-of-action', `${name} is Out of Action and has no Turns.`);
    if (had[actor] === 1)
        return refuse('round-structure', `${name} has had its Turn this Round.`);
    if (phase === TURN) {
        return refuse('round-structure', `It is ${scene.name(scene.now.fight.turn[0])}'s Turn, not ${name}'s.`);
    }
    const next = nextInOrder(scene);
    if (next === actor)
        return null;
    if (next >= 0 && whoIsNext(scene).includes(actor))
        return null;
    if (next >= 0 && side[next] !== side[actor]) {
        return refuse('side-blocks', `The other side takes its Turns first: ${scene.name(next)} is next.`);
    }
    return refuse('character-initiative', `${name} is not next: ${scene.name(next)} is.`);
}
/** Why the one whose Turn it is cannot do anything but end it, or null. Checks that its Turn has begun. */
export function cannotDoAnything(scene, actor) {
    if (scene.now.fight.phase[0] === BETWEEN) {
        return refuse('turn-start-steps', `${scene.name(actor)}'s Turn has not begun.`);
    }
    if (isSurprised(scene, actor)) {
        return refuse('surprise-no-acting', `${scene.name(actor)}'s side is surprised and does not act in Round 1.`);
    }
    return null;
}
/** Why it cannot take an Action, or null. */
export function cannotAct(scene, actor) {
    const why = cannotDoAnything(scene, actor);
    if (why !== null)
        return why;
    const name = scene.name(actor);
    if (isHindered(scene, actor, PARALYZED))
        return refuse('paralyzed', `${name} is Paralyzed and takes no Actions.`);
    if (isHindered(scene, actor, DISTRACTED))
        return refuse('distracted', `${name} is Distracted and takes no Actions.`);
    if (scene.now.combatant.acted[actor] === 1)
        return refuse('turn-action', `${name} has already taken its Action.`);
    return null;
}
/** Why it cannot do something hostile, or null: one who flees or parleys does not. */
export function cannotBeHostile(scene, actor) {
    if (isFleeing(scene, actor))
        return refuse('morale-flee', `${scene.name(actor)} is fleeing and only tries to get away.`);
    if (isParleying(scene, actor))
        return refuse('morale-parley', `${scene.name(actor)} is parleying and does nothing hostile.`);
    return null;
}
/** Why it cannot do anything that a fleeing Creature does not do, or null. */
export function cannotTarry(scene, actor) {
    return isFleeing(scene, actor)
        ? refuse('morale-flee', `${scene.name(actor)} is fleeing: it moves, Disengages, struggles free or leaves.`)
        : null;
}
/** Rows of everybody who is up, but the actor. */
function othersUp(scene, actor) {
    const rows = [];
    for (let row = 0; row < scene.combatants; row++)
        if (row !== actor && isUp(scene, row))
            rows.push(row);
    return rows;
}
/** Rows of everybody on the other side who is up. */
export const opponentsUp = (scene, actor) => othersUp(scene, actor).filter((row) => scene.now.combatant.side[row] !== scene.now.combatant.side[actor]);
//# sourceMappingURL=gate.js.map