import type { Invariants } from '../random-play.ts';
/** Nobody's turn is over, with acts left that it could have taken, by what somebody else has done. */
export declare const lastActStays: Invariants;
//# sourceMappingURL=last-act.d.ts.map