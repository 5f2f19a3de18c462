import type { Known } from './random-play.ts';
/** What a random table tries in a fight of `shock`, and what it watches. */
export declare const shockKnown: Known;
//# sourceMappingURL=shock-invariants.d.ts.map