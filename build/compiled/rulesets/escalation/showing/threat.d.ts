import { type Lens, type Threat } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** The overlay "what they can, to me": from where each enemy stands, and with one step. */
export declare function threat(scene: EscalationScene, row: number, lens: Lens): Threat;
//# sourceMappingURL=threat.d.ts.map