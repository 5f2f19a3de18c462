import { cite } from '../scene.js';
import { NONE, SURPRISE } from '../tables.js';
import { IN, PC, SPIRIT, UNCONSCIOUS } from '../words.js';
cite('npc-friends', 'enemies-and-objects', 'allies-not-self', 'dying-state', 'surprised-no-reactions');
/** Whether the combatant takes part: it stands, or is Dying. */
export const isIn = (scene, row) => scene.now.combatant.out[row] === IN;
/** Whether the combatant is a player's character: rules for PCs look at this. */
export const isPc = (scene, row) => scene.now.combatant.kind[row] === PC;
cite('dying');
/** Whether the combatant is a PC at 0 hit points or less. */
export const isDying = (scene, row) => {
    const { out, kind, hp } = scene.now.combatant;
    return out[row] === IN && kind[row] === PC && hp[row] <= 0;
};
/** Whether the combatant is in the throes of a Last Gasp. */
export const isGasping = (scene, row) => scene.now.combatant.out[row] === IN && scene.now.combatant.lastGasp[row] !== NONE;
/** Whether the combatant is up: it takes part and is neither Dying nor gasping. */
export const isUp = (scene, row) => isIn(scene, row) && !isDying(scene, row) && !isGasping(scene, row);
/** Whether the combatant is on the field, up or down. */
export const isHere = (scene, row) => {
    const out = scene.now.combatant.out[row];
    return out === IN || out === UNCONSCIOUS;
};
/** Whether two combatants belong to different sides. */
export const areEnemies = (scene, a, b) => scene.now.combatant.side[a] !== scene.now.combatant.side[b];
/** Whether the combatant belongs to the party's side. */
export const isParty = (scene, row) => scene.setup.sides[scene.now.combatant.side[row]]?.party === true;
/** Whether the combatant may react: it is up, and not surprised. */
export function canReact(scene, row) {
    if (!isUp(scene, row))
        return false;
    if (scene.now.fight.phase[0] !== SURPRISE)
        return true;
    return scene.now.combatant.side[row] === scene.now.fight.surprisedBy[0];
}
/** The combatant whose turn it is, or -1. */
export const actorNow = (scene) => scene.now.fight.turn[0];
/** Whether the combatant still has turns: it takes part, or is there in spirit. */
export const mayHaveTurn = (scene, row) => row >= 0 && (scene.now.combatant.out[row] === IN || scene.now.combatant.out[row] === SPIRIT);
cite('tier');
//# sourceMappingURL=who.js.map