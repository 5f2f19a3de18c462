import { type Cited, type ShockScene } from '../scene.ts';
/** Puts a combatant on a square; holds and screens that this ends are over. */
export declare function place(scene: ShockScene, row: number, square: number, rule: Cited): void;
/** The squares around a square, from the north-east round by the south to the north; off the map they are left out. */
export declare function around(scene: ShockScene, square: number): number[];
/**
 * Whether somebody can be sent by one step to the square: free, passable, no wall between, no corner cut. A drop is
 * allowed; a ledge cannot be gone up against its will.
 */
export declare function canBeSent(scene: ShockScene, row: number, to: number): boolean;
//# sourceMappingURL=places.d.ts.map