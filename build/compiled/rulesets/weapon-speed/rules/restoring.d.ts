import { type WeaponSpeedScene } from '../scene.ts';
/** The pools that can be restored, by position. */
export declare const POOLS: readonly ['stress', 'wound-points', 'mana'];
/** Gives back Stress, Wound Points or Mana, never above the maximum. The dead are beyond it. */
export declare function restore(scene: WeaponSpeedScene, row: number, pool: number, amount: number): void;
/** Takes away that many wounds, the greatest first. */
export declare function removeWounds(scene: WeaponSpeedScene, row: number, count: number): void;
//# sourceMappingURL=restoring.d.ts.map