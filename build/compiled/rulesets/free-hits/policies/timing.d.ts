import type { Command } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/**
 * Puts the turn off until an enemy has come: for one who gets at nobody in this turn, while enemies with blades who stand
 * later in the line get at it in theirs. The last in the line never waits, so that somebody always comes.
 */
export declare function delaying(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null;
/** Runs from a battle that is lost, if a way off is near: first out of the zones of those at hand. */
export declare function gettingOut(scene: FreeHitsScene, actor: number, foes: readonly number[]): Command | null;
/** Turns to the one enemy at hand where that would otherwise strike at its back. */
export declare function turning(scene: FreeHitsScene, actor: number): Command | null;
//# sourceMappingURL=timing.d.ts.map