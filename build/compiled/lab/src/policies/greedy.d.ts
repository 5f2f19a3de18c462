import type { AnyRuleset } from '@fray/kernel';
import type { AnyPolicy } from './rehearsal.ts';
import { type TryingPolicy } from './trying.ts';
/** Trials of the commands that are in the last choice, where nobody says otherwise. */
export declare const GREEDY_TRIALS = 40;
/**
 * The command, or answer, after which the fight stands best on average: each is tried out a few times on imagined copies
 * of the fight, played on by the rule of thumb until everybody has had two turns.
 */
export declare function greedyPolicy(rules: AnyRuleset, base: AnyPolicy, trials?: number): TryingPolicy;
//# sourceMappingURL=greedy.d.ts.map