import type { Known } from './random-play.ts';
/** What a random table tries in a fight of `zones`, and what it watches. */
export declare const zonesKnown: Known;
//# sourceMappingURL=zones-invariants.d.ts.map