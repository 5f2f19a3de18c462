import type { Known } from './random-play.ts';
/** What a random table tries in a fight of `free-hits`, and what it watches. */
export declare const freeHitsKnown: Known;
//# sourceMappingURL=free-hits-invariants.d.ts.map