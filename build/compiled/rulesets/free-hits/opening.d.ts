import type { Setup } from '@fray/kernel/rules';
import { FreeHitsScene } from './scene.ts';
/** A working copy of a fight at its very beginning. */
export declare function open(plain: Setup): FreeHitsScene;
//# sourceMappingURL=opening.d.ts.map