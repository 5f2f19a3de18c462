import type { Known } from './random-play.ts';
/** What a random table tries in a fight of `weapon-speed`, and what it watches. */
export declare const weaponSpeedKnown: Known;
//# sourceMappingURL=weapon-speed-invariants.d.ts.map