import type { Command } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** The spell that is worth most now, or null; what was begun goes on first. */
export declare function magic(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null;
//# sourceMappingURL=magic.d.ts.map