import type { Lens, SquaresGround } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** The map with its doors as they stand and what lies on it. All of it is open to everybody. */
export declare function ground(scene: ShockScene, _lens: Lens): SquaresGround;
//# sourceMappingURL=ground.d.ts.map