import { type PlaneReach, type Refusal } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Why one who flees does not go that way, or null: each step leads away from its enemies, or the way leads out. */
export declare function fleeProblem(scene: WeaponSpeedScene, row: number, way: readonly number[]): Refusal | null;
/** The squares to which one who flees comes by steps away from its enemies. */
export declare const reachAway: (scene: WeaponSpeedScene, row: number, steps: number) => PlaneReach;
/**
 * The way that somebody goes to a square of itself, of at most so many yards: a shortest one, for one who flees by steps away
 * from its enemies where there is such a way. Null where there is none.
 */
export declare function usualWay(scene: WeaponSpeedScene, row: number, to: number, most: number): number[] | null;
/** Yards from a square to the nearest enemy that is able; the same everywhere without one. */
export declare function nearestEnemy(scene: WeaponSpeedScene, row: number, square: number): number;
//# sourceMappingURL=fleeing.d.ts.map