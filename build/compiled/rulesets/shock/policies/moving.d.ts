import { type Command } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** Charges where there is a lane, else runs to where the nearest enemy can be struck, or as near as the way allows. */
export declare function approach(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
/** Off the battlefield, or as far away from the enemies as the feet go. */
export declare function getAway(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
//# sourceMappingURL=moving.d.ts.map