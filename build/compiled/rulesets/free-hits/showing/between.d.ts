import { type Between, type Lens } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** What lies between two units: how far it is, whose zones touch whom, where the other looks, the number to hit it. */
export declare const between: (scene: FreeHitsScene, row: number, at: number, lens: Lens) => Between;
//# sourceMappingURL=between.d.ts.map