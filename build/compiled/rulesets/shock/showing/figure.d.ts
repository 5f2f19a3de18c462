import { type Figure, type Lens } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** How a combatant stands on the map; one whom the lens cannot place stands nowhere. Null where it knows of none. */
export declare function figure(scene: ShockScene, row: number, lens: Lens): Figure | null;
//# sourceMappingURL=figure.d.ts.map