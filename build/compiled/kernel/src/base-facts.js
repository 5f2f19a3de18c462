import { REFEREE_SEAT } from './setup.js';
const factsOf = (scene) => scene.now;
/** Whether the fight has come to its end. */
export const isOver = (scene) => factsOf(scene).fight.over[0] === 1;
/** The round, 0 before the first. */
export const roundOf = (scene) => factsOf(scene).fight.round[0];
/** Whose turn it is, or -1 between two turns. */
export const turnOf = (scene) => factsOf(scene).fight.turn[0];
/** The position of the side that has won, or -1. */
export const winnerOf = (scene) => factsOf(scene).fight.winner[0];
/** The position of the combatant's side. */
export const sideOf = (scene, row) => factsOf(scene).combatant.side[row];
/** The position of the seat that answers for whoever is asked: a combatant, or the referee below 0. */
export const seatOf = (scene, row) => row < 0 ? REFEREE_SEAT : factsOf(scene).combatant.seat[row];
//# sourceMappingURL=base-facts.js.map