import { type EscalationPolicy } from './due.ts';
/** A rule of thumb: the best ability that it has, else a Basic Attack on the weakest in reach, else nearer. */
export declare const aggressive: EscalationPolicy;
//# sourceMappingURL=aggressive.d.ts.map