import { areAdjacent, NO_PATH, stepsToGoal } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { LEFT, PARALYZED, STUCK } from '../words.js';
import { endEffects } from './effects.js';
import { passFreeAttacks } from './free-attacks.js';
import { meetHazard, ON_ENTER } from './hazards.js';
import { hasRoom, headcount, isFleeing, isHindered, isParleying } from './who.js';
cite('free-attack-can-stop-the-move', 'move-and-action-in-either-order', 'exits', 'adjacency-is-mutual', 'same-zone-interaction', 'zones-by-referee');
/** Why the Creature cannot move of its own will, or null. */
export function cannotMove(scene, who, payment) {
    const name = scene.name(who);
    if (isHindered(scene, who, PARALYZED))
        return refuse('paralyzed', `${name} is Paralyzed and cannot move.`);
    if (isHindered(scene, who, STUCK)) {
        const rule = payment === 'move' ? 'stuck' : 'stuck-stops-action-movement';
        return refuse(rule, `${name} is Stuck and cannot move.`);
    }
    if (isParleying(scene, who))
        return refuse('morale-parley', `${name} is parleying and stays where it is.`);
    if (payment === 'move' && scene.now.combatant.moved[who] === 1) {
        return refuse('turn-move', `${name} has already moved this Turn.`);
    }
    return null;
}
/** Why the Creature cannot take a step to that Zone, or null. */
export function cannotStep(scene, who, zone, payment) {
    const why = cannotMove(scene, who, payment);
    if (why !== null)
        return why;
    const from = scene.now.combatant.zone[who];
    if (zone < 0 || !areAdjacent(scene.setup.graph, from, zone)) {
        return refuse('turn-move', `${scene.zoneName(zone)} is not adjacent to ${scene.zoneName(from)}.`);
    }
    if (isFleeing(scene, who)) {
        const steps = stepsToExit(scene, who);
        const here = steps[from];
        const there = steps[zone];
        const full = !hasRoom(scene, zone);
        if (!full && (there === NO_PATH || there >= here)) {
            return refuse('morale-flee', `${scene.name(who)} is fleeing, and ${scene.zoneName(zone)} is not on a shortest open way out.`);
        }
        if (full && plainSteps(scene, who, zone) >= plainSteps(scene, who, from)) {
            return refuse('morale-flee', `${scene.name(who)} is fleeing, and ${scene.zoneName(zone)} is not on its way out.`);
        }
    }
    return noRoom(scene, zone);
}
/** Why so many more do not fit into the Zone, or null. */
export function noRoom(scene, zone, more = 1) {
    if (hasRoom(scene, zone, more))
        return null;
    const capacity = scene.now.zone.capacity[zone];
    const there = headcount(scene, zone);
    const full = there >= capacity ? 'is full' : `has no room for ${more}`;
    return refuse('zone-capacity', `${scene.zoneName(zone)} ${full}: ${there} of ${capacity}.`);
}
/** Zones from which the Creature's side may leave the battlefield. */
function exitsOf(scene, who) {
    const side = scene.now.combatant.side[who];
    const exits = [];
    scene.setup.zones.forEach((zone, i) => {
        if (zone.exits.includes(side))
            exits.push(i);
    });
    return exits;
}
/** Steps from each Zone to the nearest exit over Zones with room, for one who flees. */
export function stepsToExit(scene, who) {
    const exits = exitsOf(scene, who);
    const from = scene.now.combatant.zone[who];
    const open = (zone) => zone === from || hasRoom(scene, zone);
    return stepsToGoal(scene.setup.graph, exits.filter((zone) => open(zone)), open);
}
/** The same over all Zones, however full. */
function plainSteps(scene, who, zone) {
    return stepsToGoal(scene.setup.graph, exitsOf(scene, who), () => true)[zone];
}
/** Why the Creature cannot leave the battlefield here, or null. */
export function cannotLeave(scene, who, payment) {
    const why = cannotMove(scene, who, payment);
    if (why !== null)
        return why;
    const here = scene.now.combatant.zone[who];
    if (exitsOf(scene, who).includes(here))
        return null;
    return refuse('leaving-the-battlefield', `${scene.zoneName(here)} is not an exit for ${scene.name(who)}'s side.`);
}
/** A step of the Creature's own will: first the free attacks, which can stop it; the payment is gone either way. */
export function takeStep(scene, who, zone, payment) {
    pay(scene, who, payment);
    if (passFreeAttacks(scene, who))
        enter(scene, who, zone, payment === 'move' ? 'turn-move' : 'action-second-move');
}
/** Leaves the battlefield: free attacks as for any movement, then out of the fight for good. */
export function leaveBattlefield(scene, who, payment) {
    pay(scene, who, payment);
    if (passFreeAttacks(scene, who))
        removeFromFight(scene, who, 'leaving-the-battlefield');
}
/** Takes a combatant out of the fight. */
export function removeFromFight(scene, who, rule) {
    scene.set(C.status, who, LEFT, rule);
    scene.set(C.present, who, 0, rule);
    endEffects(scene, who, rule);
}
function pay(scene, who, payment) {
    if (payment === 'move')
        scene.set(C.moved, who, 1, 'turn-move');
    else
        scene.set(C.acted, who, 1, 'turn-action');
}
/** Comes into a Zone, by whatever means; a hazard timed to it is met. */
function enter(scene, who, zone, rule) {
    scene.set(C.zone, who, zone, rule);
    meetHazard(scene, who, ON_ENTER);
}
/** Moves a Creature against its will: nothing of its own is spent, nobody strikes, and no hindrance stops it. */
export function force(scene, who, zone) {
    enter(scene, who, zone, 'forced-movement');
}
//# sourceMappingURL=movement.js.map