import { type Lens, type Threat } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** The overlay "what they can, to me": from where each foe stands, after one Move, and with a charge. */
export declare function threat(scene: ShockScene, row: number, lens: Lens): Threat;
//# sourceMappingURL=threat.d.ts.map