import { stepsBetween } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { cite } from '../scene.js';
import { SETUP } from '../tables.js';
import { CHARACTERS, DISTRACTED, ENEMIES, FIGHTING, FLEEING, HINDRANCES, LEFT, OUT_OF_ACTION, PARALYZED, PARLEYING, } from '../words.js';
cite('two-sides', 'creature-or-character', 'range-by-shortest-path', 'capacity-counting', 'surprise-no-acting');
cite('range-close', 'range-nearby', 'range-far-away', 'range-distant');
/** Steps between two combatants' Zones: 0 Close, 1 Nearby, 2 Far-Away, more Distant. */
export function distance(scene, a, b) {
    const zone = scene.now.combatant.zone;
    return stepsBetween(scene.setup.graph, zone[a], zone[b]);
}
/** Whether it is on the battlefield, up or down. */
export const isHere = (scene, row) => scene.now.combatant.status[row] !== LEFT;
/** Whether it is on the battlefield with at least 1 hit point. */
export function isUp(scene, row) {
    const status = scene.now.combatant.status[row];
    return status < OUT_OF_ACTION;
}
/** Whether it has the hindrance (position in HINDRANCES). Asked so often that it reads the cells themselves: one for each kind. */
export const isHindered = (scene, row, kind) => scene.now.combatant.hindrance[row * HINDRANCES.length + kind] > 0;
/** Whether it is its own Turn: an effect that lands on it then does not count it among its Moments. */
export const isOwnTurn = (scene, row) => scene.now.fight.turn[0] === row;
/** Whether two combatants are on opposite sides. */
export const areOpponents = (scene, a, b) => scene.now.combatant.side[a] !== scene.now.combatant.side[b];
/** Whether its side is surprised and this is Round 1. */
export const isSurprised = (scene, row) => scene.now.fight.round[0] === 1 && scene.now.fight.surprised[0] === scene.now.combatant.side[row];
/** Creatures that count against the Zone's limit: those of both sides that are up. */
export function headcount(scene, zone) {
    const { zone: where } = scene.now.combatant;
    let count = 0;
    for (let row = 0; row < scene.combatants; row++)
        if (where[row] === zone && isUp(scene, row))
            count++;
    return count;
}
/** Whether so many more Creatures may enter the Zone. */
export function hasRoom(scene, zone, more = 1) {
    const capacity = scene.now.zone.capacity[zone];
    return capacity < 0 || headcount(scene, zone) + more <= capacity;
}
/** Whether a Creature of the side still fights; one that flees counts until it has left. */
export function isFighting(scene, team) {
    const { side, status } = scene.now.combatant;
    for (let row = 0; row < scene.combatants; row++) {
        if (side[row] === team && (status[row] === FIGHTING || status[row] === FLEEING))
            return true;
    }
    return false;
}
/** Whether a fight that has begun is over as it stands, also in the middle of a command: then nothing more of it happens. */
export const isDecided = (scene) => scene.now.fight.phase[0] !== SETUP && !(isFighting(scene, CHARACTERS) && isFighting(scene, ENEMIES));
cite('free-attack-who-cannot', 'surprise-no-free-attacks', 'morale-flee', 'morale-parley');
/** Whether it may strike at somebody who leaves its Zone: up, fighting, able to take Actions, not surprised. */
export function canStrike(scene, row) {
    return (scene.now.combatant.status[row] === FIGHTING &&
        !isHindered(scene, row, DISTRACTED) &&
        !isHindered(scene, row, PARALYZED) &&
        !isSurprised(scene, row));
}
/** Why somebody who is up may not strike at one who leaves its Zone, or null. */
export function whyNoStrike(scene, row) {
    if (canStrike(scene, row))
        return null;
    const name = scene.name(row);
    if (isSurprised(scene, row))
        return refuse('surprise-no-free-attacks', `${name} is surprised.`);
    if (isFleeing(scene, row))
        return refuse('morale-flee', `${name} is fleeing.`);
    if (scene.now.combatant.status[row] !== FIGHTING)
        return refuse('morale-parley', `${name} is not fighting.`);
    return refuse('free-attack-who-cannot', `${name} cannot take Actions.`);
}
/** Whether it is running away. */
export const isFleeing = (scene, row) => scene.now.combatant.status[row] === FLEEING;
/** Whether it is talking instead of fighting. */
export const isParleying = (scene, row) => scene.now.combatant.status[row] === PARLEYING;
//# sourceMappingURL=who.js.map