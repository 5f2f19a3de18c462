import { type WeaponSpeedScene } from '../scene.ts';
/** One who flees and has come to where it can leave has fled. */
export declare function checkFled(scene: WeaponSpeedScene, row: number): void;
/** It is gone from the battlefield. */
export declare function flee(scene: WeaponSpeedScene, row: number): void;
//# sourceMappingURL=leaving.d.ts.map