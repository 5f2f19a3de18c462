import type { WeaponSpeedScene } from '../scene.ts';
/** The nearest enemy that is able, or -1; `at` is where one looks from. */
export declare function nearestFoe(scene: WeaponSpeedScene, actor: number, at: number): number;
/** The able enemy within so many yards that is nearest to its end, or -1. */
export declare function weakestFoe(scene: WeaponSpeedScene, actor: number, yards: number): number;
/** The ally (oneself included) within so many yards that is down and not Stabilized and worst off, or -1. */
export declare function worstFriend(scene: WeaponSpeedScene, actor: number, yards: number, below: number): number;
/** The weapon on the ground that is nearest, within so many yards, or -1. */
export declare function nearestWeapon(scene: WeaponSpeedScene, actor: number, yards: number): number;
/** Whether somebody is down and would be helped by a Heal check. */
export declare const isPatient: (scene: WeaponSpeedScene, row: number) => boolean;
//# sourceMappingURL=targets.d.ts.map