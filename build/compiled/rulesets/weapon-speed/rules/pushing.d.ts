import { type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Somebody is pushed straight away from another, as far as there is room; being moved provokes nothing. */
export declare function push(scene: WeaponSpeedScene, by: Who, target: Who, yards: number): void;
/** Somebody is put somewhere. */
export declare function moveTo(scene: WeaponSpeedScene, target: Who, to: number): void;
//# sourceMappingURL=pushing.d.ts.map