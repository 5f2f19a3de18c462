import { type Lens, type Threat } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** The overlay "what they can, to me": who could strike at it in its next turn, and the squares where free hits lurk. */
export declare const threat: (scene: FreeHitsScene, row: number, lens: Lens) => Threat;
//# sourceMappingURL=threat.d.ts.map