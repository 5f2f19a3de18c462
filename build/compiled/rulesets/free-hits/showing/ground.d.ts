import type { Lens, SquaresGround } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** The map with what lies about. All of it is open to everybody. */
export declare function ground(scene: FreeHitsScene, _lens: Lens): SquaresGround;
//# sourceMappingURL=ground.d.ts.map