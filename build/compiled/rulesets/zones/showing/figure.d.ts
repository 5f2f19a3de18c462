import type { Figure, Lens } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** How a combatant stands in its Zone. */
export declare const figure: (scene: ZonesScene, row: number, _lens: Lens) => Figure;
//# sourceMappingURL=figure.d.ts.map