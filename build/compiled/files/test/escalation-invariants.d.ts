import type { Known } from './random-play.ts';
/** What a random table tries in a fight of `escalation`, and what it watches. */
export declare const escalationKnown: Known;
//# sourceMappingURL=escalation-invariants.d.ts.map