import { type Lens, type Reach } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** The overlay "what I can": with all that the turn has left, or that the next one will have. */
export declare const reach: (scene: FreeHitsScene, row: number, lens: Lens) => Reach;
//# sourceMappingURL=reach.d.ts.map