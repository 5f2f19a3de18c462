import { type Lens, type Reach } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** The overlay "what I can": in the turn that is on, or the next one. */
export declare function reach(scene: WeaponSpeedScene, row: number, lens: Lens): Reach;
//# sourceMappingURL=reach.d.ts.map