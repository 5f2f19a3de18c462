import type { WeaponSpeedScene } from '../scene.ts';
import type { Aimed } from './aiming.ts';
/**
 * The monster whose morale is best shaken: of one that may run, the chance of that times what is left of it, in tenths of a
 * point of damage. Those whom somebody has shaken in this round already are left alone.
 */
export declare function bestToScare(scene: WeaponSpeedScene, actor: number): Aimed;
//# sourceMappingURL=scaring.d.ts.map