import { type Between, type Lens } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** What one sees of another: how far it is, cover both ways, what stands between, and the corners that decide it. */
export declare function between(scene: ShockScene, row: number, at: number, lens: Lens): Between;
//# sourceMappingURL=between.d.ts.map