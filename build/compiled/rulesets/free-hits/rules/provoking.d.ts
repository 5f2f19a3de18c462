import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
import type { Walkable } from './ways.ts';
/** Steps inside one zone after which the next causes a free hit. */
export declare const FREE_INSIDE = 2;
/** Enemies that could take a free hit on the way, as the mover knows them, in roster order. */
export declare function hittersOn(scene: FreeHitsScene, who: Who, path: readonly number[]): number[];
/** Where a way may end. `off`: with a step off the battlefield, which leaves every zone. */
export interface Goal {
    readonly off: boolean;
    isAt(square: number): boolean;
    /** Steps that it takes from the square at least. */
    far(square: number): number;
}
/**
 * A way with the fewest free hits that so many spaces pay for, of those a shortest: the plain one where none causes fewer.
 * Only enemies count whom the mover detects.
 */
export declare function leastProvoking(scene: FreeHitsScene, who: Who, plain: Walkable, goal: Goal, spaces: number): Walkable;
//# sourceMappingURL=provoking.d.ts.map