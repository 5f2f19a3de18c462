import type { Command } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** Loading, drawing: what makes the next attack possible, or null. */
export declare function readyWeapon(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
/** For one who has nothing to fight with, neither steel nor fists nor spells: out of the pack, or up from the ground. */
export declare function findWeapon(scene: ShockScene, actor: number): Command | null;
//# sourceMappingURL=weapons.d.ts.map