import type { Who } from '@fray/kernel/rules';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** Net damage from which an attack wounds, and hit points of one healing from which it takes a wound away. */
export declare const WOUNDING = 6;
/** Records a wound; what its aim takes away counts at once. */
export declare function addWound(scene: FreeHitsScene, who: Who, aim: number, round: number, rule: Cited): void;
/** Takes a wound away, with all that it took. */
export declare function removeWound(scene: FreeHitsScene, wound: number, rule: Cited): void;
/** Rows of a unit's wounds, in the order in which they were dealt; of one aim only where it is given. */
export declare function woundsOf(scene: FreeHitsScene, who: Who, aim?: number): number[];
/** Names of a unit's wounds. */
export declare const woundNames: (scene: FreeHitsScene, who: Who) => string[];
/** A new round has begun, or the battle is over: disrupting wounds take less, or nothing any more. */
export declare function easeDisrupting(scene: FreeHitsScene, isOver: boolean): void;
/** Takes hit points away, never below 0. Returns whether the unit is brought to 0 by it. */
export declare function loseHitPoints(scene: FreeHitsScene, who: Who, amount: number, rule: Cited): boolean;
//# sourceMappingURL=wounds.d.ts.map