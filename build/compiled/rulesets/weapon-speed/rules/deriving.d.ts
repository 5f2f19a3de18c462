import type { Tally } from '../citing.ts';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
import { type Borne } from './figures.ts';
/** The most Stress that the Hit Dice give with the Strength of now; what the data states stays. */
export declare function derivedStress(scene: WeaponSpeedScene, row: number): number;
/** Defense as it is now, with all of its parts. */
export declare function defenseTally(scene: WeaponSpeedScene, row: number): Tally;
/** The yards of a round as long as nothing halves them, with all of their parts. */
export declare function speedTally(scene: WeaponSpeedScene, row: number, borne?: Borne[]): Tally;
/** Makes everything true that follows from scores, items, injuries and conditions. */
export declare function rework(scene: WeaponSpeedScene, row: number, rule: Cited): void;
/** After Strength has changed: the greatest Stress and Wound Points follow, and what is above them is gone. */
export declare function reworkMaxima(scene: WeaponSpeedScene, row: number, rule: Cited): void;
//# sourceMappingURL=deriving.d.ts.map