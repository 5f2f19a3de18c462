import type { Lens, SquaresGround } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** The plane in squares of a yard, with what lies on it. All of it is open to everybody. */
export declare function ground(scene: WeaponSpeedScene, _lens: Lens): SquaresGround;
//# sourceMappingURL=ground.d.ts.map