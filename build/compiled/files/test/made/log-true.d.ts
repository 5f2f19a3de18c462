import type { Invariants } from '../random-play.ts';
/** Everything that the log states of the commands since it was last looked at is true of the fight as it stands. */
export declare const logIsTrue: Invariants;
//# sourceMappingURL=log-true.d.ts.map