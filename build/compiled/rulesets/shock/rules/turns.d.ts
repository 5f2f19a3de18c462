import { type ShockScene } from '../scene.ts';
/** Position of the side whose turn it is, or -1. */
export declare function currentSide(scene: ShockScene): number;
/** Whether the combatant has nothing more to do on its side's turn: it has passed, or cannot act. */
export declare function hasFinished(scene: ShockScene, row: number): boolean;
/** Whether nothing but Free Actions is left to the combatant on its turn: no Main, no Move, no further attack, no swarm to strike. */
export declare function hasSpentAll(scene: ShockScene, row: number): boolean;
/** Whether every member of the side whose turn it is has passed or cannot act. */
export declare const isSideDone: (scene: ShockScene) => boolean;
/** Whether the side whose turn it is could go on with nothing but Free Actions: another side's act then ends the turn. */
export declare const isSideSpent: (scene: ShockScene) => boolean;
/** The side that acts next in the order, or -1 where that is still to be rolled. */
export declare function nextSide(scene: ShockScene): number;
/** Writes the order of sides. */
export declare function writeOrder(scene: ShockScene, sides: readonly number[]): void;
/** The surprise round: the sides that are not surprised act, the Party first. */
export declare function startSurpriseRound(scene: ShockScene): void;
/** Initiative is rolled once, then the first round begins. */
export declare function startCombat(scene: ShockScene): void;
/** A side's turn begins: its members' Total Defense and screens end. */
export declare function startSideTurn(scene: ShockScene, place: number): void;
/** A side's turn ends: swarms that have not struck lapse, Moves that were not used are lost. Then the next side, or the next round. */
export declare function endSideTurn(scene: ShockScene): void;
//# sourceMappingURL=turns.d.ts.map