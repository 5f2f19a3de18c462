import { type Figure, type Lens } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** How a combatant stands, or lies, on its square; the dead lie where they fell. */
export declare function figure(scene: WeaponSpeedScene, row: number, _lens: Lens): Figure;
//# sourceMappingURL=figure.d.ts.map