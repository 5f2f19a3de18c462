import type { Command } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** The melee attack on the weakest enemy in reach, for the swarm where it is better to gang up; null where nobody is. */
export declare function bestBlow(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
/** A shot or throw at the nearest enemy that can be hit, or null. */
export declare function shot(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
/**
 * Getting a Readied weapon into hand that can be thrown, where nobody can be struck this turn: what is in the way is put away.
 * The throw comes next, and then the other weapon is drawn again.
 */
export declare function reachForThrow(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
//# sourceMappingURL=blows.d.ts.map