import type { AnyRuleset } from '@fray/kernel';
import type { AnyPolicy } from './rehearsal.ts';
import { type TryingPolicy } from './trying.ts';
/** What a search may spend on a decision: so many fights played on, so many milliseconds, or what comes first. */
export interface SearchBudget {
    /** With these alone the same seed gives the same decision. */
    readonly visits?: number;
    /** By the clock; the decision then depends on the machine. */
    readonly milliseconds?: number;
    readonly now?: () => number;
}
/** Visits of a search where nobody says otherwise. */
export declare const SEARCH_VISITS = 600;
/** Milliseconds within which one who plays with people answers: a second, with something left for the rest. */
export declare const SEARCH_TIME = 600;
/**
 * Monte-Carlo search: what may be done now is tried out again and again on imagined copies of the fight, the more
 * promising the oftener; each copy is played on by the rule of thumb for several turns of everybody and judged on the way.
 * It is `greedy` with more commands, more trials and a longer look. Questions are decided in the same way: the command in
 * whose middle they come is carried out again.
 */
export declare function searchPolicy(rules: AnyRuleset, base: AnyPolicy, budget: SearchBudget): TryingPolicy;
//# sourceMappingURL=search.d.ts.map