import { type Command } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/**
 * Away from blades: for one who has acted from afar within the reach of enemies and has yards left, the move that brings it
 * farthest from the nearest of them; null where nothing is gained.
 */
export declare function stepBack(scene: WeaponSpeedScene, actor: number): Command | null;
//# sourceMappingURL=keeping-away.d.ts.map