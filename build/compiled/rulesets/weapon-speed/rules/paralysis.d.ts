import type { Cited, WeaponSpeedScene } from '../scene.ts';
/** Makes everything true that follows from an injury or condition that came or went, and tells whom it paralyzes or frees. */
export declare function reworkTold(scene: WeaponSpeedScene, row: number, rule: Cited): void;
//# sourceMappingURL=paralysis.d.ts.map