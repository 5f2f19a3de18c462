import type { Command } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/**
 * Alone, it holds its attack where an enemy that it cannot get at will come to it in this very round: one with a blade,
 * near enough to walk or charge, whose side is still to act. The last side to act never waits, so that somebody always comes.
 */
export declare function waiting(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
//# sourceMappingURL=waiting.d.ts.map