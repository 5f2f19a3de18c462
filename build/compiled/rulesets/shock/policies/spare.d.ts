import { type Command } from '@fray/kernel/rules';
import type { EffectName } from '../kinds/effects.ts';
import type { ShockScene } from '../scene.ts';
/** Whether it has powers or spells at all. */
export declare function hasArts(scene: ShockScene, actor: number): boolean;
/** What a Move Action is good for that need not take one anywhere: a screen, a guard, cover, some distance. */
export declare function spareMove(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
/** A power or spell of that cost that makes oneself, or a friend, harder to hurt for the enemies' turn. */
export declare function guarding(scene: ShockScene, actor: number, foes: readonly number[], cost: 'free' | 'move' | 'main'): Command | null;
/** Its side, the weakest first. */
export declare function friends(scene: ShockScene, actor: number): number[];
/** A power with the effect that can be called upon for nothing, or null. */
export declare function freePower(scene: ShockScene, actor: number, what: EffectName): Command | null;
/** What keeps enemies from striking at one who is about to run: disengaging, or a power; `dear`: with the Main Action too. */
export declare function slipAway(scene: ShockScene, actor: number, dear: boolean): Command | null;
//# sourceMappingURL=spare.d.ts.map