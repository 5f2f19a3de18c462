import type { Lens } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** Whether the lens knows where the combatant is. */
export declare const isPlaced: (scene: ShockScene, row: number, lens: Lens) => boolean;
/**
 * Whether the lens may know the combatant's powers: those of friends, and of player characters, whose powers are told by
 * name in what they roll. What others can do shows when they do it.
 */
export declare const knowsPowers: (scene: ShockScene, row: number, lens: Lens) => boolean;
/** Whether the lens knows of the combatant at all: of one whom it cannot place only where its side does not hide who is present. */
export declare const isNamed: (scene: ShockScene, row: number, lens: Lens) => boolean;
//# sourceMappingURL=known.d.ts.map