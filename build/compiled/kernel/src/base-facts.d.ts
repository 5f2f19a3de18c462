import type { AnyScene } from './scene.ts';
/** Whether the fight has come to its end. */
export declare const isOver: (scene: AnyScene) => boolean;
/** The round, 0 before the first. */
export declare const roundOf: (scene: AnyScene) => number;
/** Whose turn it is, or -1 between two turns. */
export declare const turnOf: (scene: AnyScene) => number;
/** The position of the side that has won, or -1. */
export declare const winnerOf: (scene: AnyScene) => number;
/** The position of the combatant's side. */
export declare const sideOf: (scene: AnyScene, row: number) => number;
/** The position of the seat that answers for whoever is asked: a combatant, or the referee below 0. */
export declare const seatOf: (scene: AnyScene, row: number) => number;
//# sourceMappingURL=base-facts.d.ts.map