import type { Lens } from '@fray/kernel/rules';
import type { FreeHitsScene } from './scene.ts';
/**
 * Whether the seat does not know where the unit is: an enemy that none of its own detects. Where all of its own are out of
 * the battle, their friends look for them; where these are out as well, nothing is hidden any more.
 */
export declare function isHiddenFrom(scene: FreeHitsScene, row: number, lens: Lens): boolean;
/** Whether the seat knows nothing of the unit: it cannot place it, and its side does not say who is there. */
export declare const isUnknown: (scene: FreeHitsScene, row: number, lens: Lens) => boolean;
//# sourceMappingURL=look.d.ts.map