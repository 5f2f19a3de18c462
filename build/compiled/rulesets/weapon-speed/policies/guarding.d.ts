import type { WeaponSpeedScene } from '../scene.ts';
/** Whether one who is badly hurt stands among so many blades that Full-Defense, and the riposte with it, is worth more than a blow. */
export declare function isPressed(scene: WeaponSpeedScene, row: number): boolean;
//# sourceMappingURL=guarding.d.ts.map