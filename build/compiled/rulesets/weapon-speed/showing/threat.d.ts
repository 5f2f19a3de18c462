import { type Lens, type Threat } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** The overlay "what they can, to me": who could be on it in its next turn, and where a step in may be answered. */
export declare function threat(scene: WeaponSpeedScene, row: number, lens: Lens): Threat;
//# sourceMappingURL=threat.d.ts.map