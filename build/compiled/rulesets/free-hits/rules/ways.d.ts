import { type Refusal, type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** The way of a move: the squares entered, in order, and the spaces that it costs; or why there is none. */
export type Way = Walkable | Refusal;
/** The squares entered, in order, and the spaces that they cost. */
export interface Walkable {
    readonly path: readonly number[];
    readonly cost: number;
}
/** The way to a square: along the given squares, or a shortest way; `spaces` is as far as it looks first. */
export declare function wayTo(scene: FreeHitsScene, who: Who, to: number, by: readonly number[], spaces: number): Way;
/** Whether one may step off the battlefield from the square. */
export declare function isExit(scene: FreeHitsScene, square: number, size: number): boolean;
/** The way to the nearest exit, the step off the battlefield not counted; null where none is near enough. */
export declare function wayOut(scene: FreeHitsScene, who: Who, by: readonly number[], spaces: number): Way | null;
//# sourceMappingURL=ways.d.ts.map