import { type Figure, type Lens } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** How a unit stands on the map; nowhere where nobody of the lens's side detects it; null for one of whom the lens knows nothing. */
export declare function figure(scene: FreeHitsScene, row: number, lens: Lens): Figure | null;
//# sourceMappingURL=figure.d.ts.map