import type { Command } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** The move toward the first foe that it gets at: to where it can strike, from behind if that costs nothing; else as near as it can. */
export declare function approach(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null;
/** Away from the battlefield, or null where no exit is within reach. */
export declare function away(scene: FreeHitsScene, actor: number): Command | null;
//# sourceMappingURL=moving.d.ts.map