import type { Bearing } from '../kinds/conditions.ts';
import type { Injury } from '../kinds/injuries.ts';
import type { WeaponSpeedScene } from '../scene.ts';
/** `1 yard`, `3 yards`. */
export declare const yards: (n: number) => string;
/** Names of the rows, in their order. */
export declare const namesIn: (scene: WeaponSpeedScene, rows: readonly number[]) => string[];
/** `Strength and Agility`, for bits by position in ATTRIBUTES. */
export declare const attributeWords: (bits: number) => string;
/** What a condition or an injury changes as long as it lasts, in sentences; none where it changes nothing. */
export declare function bearingLines(bearing: Bearing): string[];
/** What an injury does, in sentences: when it comes about, then as long as it lasts. */
export declare function injuryLines({ side, limb, damage, attributes, bearing }: Injury): string[];
//# sourceMappingURL=said.d.ts.map