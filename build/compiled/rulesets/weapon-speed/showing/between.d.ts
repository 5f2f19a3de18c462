import { type Between, type Lens } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/**
 * What lies between two combatants. No line decides anything here: what cannot be entered is in nobody's line of attack. So the
 * places are those of a shortest way to next to it.
 */
export declare function between(scene: WeaponSpeedScene, row: number, at: number, lens: Lens): Between;
//# sourceMappingURL=between.d.ts.map