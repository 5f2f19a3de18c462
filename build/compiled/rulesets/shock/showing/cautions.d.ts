import { type Lens } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** Who strikes at one that runs out of its reach, as far as the viewer can know. */
export declare function cautions(scene: ShockScene, actor: number, lens: Lens): readonly string[];
//# sourceMappingURL=cautions.d.ts.map