import type { Setup } from '@fray/kernel/rules';
import { ZonesScene } from './scene.ts';
/** A fight at its very beginning, or in the middle where the encounter says so. */
export declare function openFight(plain: Setup): ZonesScene;
//# sourceMappingURL=opening.d.ts.map