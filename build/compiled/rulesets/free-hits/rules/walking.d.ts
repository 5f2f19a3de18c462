import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/**
 * Walks step by step with the spaces that are there, and at last off the battlefield where that is wanted. Before each step
 * the enemies whose zone it leaves, or whose zone it makes a third step in, may take a free hit; it stops when the unit is
 * out of the battle or held, cannot pay any more, or has been knocked down and does not crawl on.
 */
export declare function walk(scene: FreeHitsScene, who: Who, path: readonly number[], off?: boolean): void;
/** Enemies into whose zone the way comes and whose feats may strike then, as the mover knows them, in roster order. */
export declare function featStrikersOn(scene: FreeHitsScene, who: Who, path: readonly number[]): number[];
//# sourceMappingURL=walking.d.ts.map