import type { Setup } from '@fray/kernel/rules';
import { WeaponSpeedScene } from './scene.ts';
/** Opens a fight at its beginning, or in the middle where the encounter says so. */
export declare function open(plain: Setup): WeaponSpeedScene;
//# sourceMappingURL=opening.d.ts.map