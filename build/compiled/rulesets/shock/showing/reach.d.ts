import { type Lens, type Reach } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** The overlay "what I can": where one Move leads, with what each place costs and who may strike on the way, and whom it could harm. */
export declare function reach(scene: ShockScene, row: number, lens: Lens): Reach;
//# sourceMappingURL=reach.d.ts.map