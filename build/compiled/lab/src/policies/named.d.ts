import { type AnyRuleset } from '@fray/kernel';
import type { AnyPolicy } from './rehearsal.ts';
/** What a policy's name is looked up with. */
export interface Naming {
    /**
     * Whether the rulesets' own policies see only what their seat may know, as the thinking ones always do. On if left out;
     * simulations switch it off, which is faster.
     */
    readonly fair?: boolean;
    /** A clock in milliseconds, for budgets such as `search:200ms`. Without one such a name is refused. */
    readonly now?: () => number;
    /** By that clock, how long `search` may think where the name does not say it: for hosts where people wait for it. */
    readonly within?: number;
}
/** Names of all policies of a ruleset, the simple ones first. */
export declare function policyNames(rules: AnyRuleset): string[];
/**
 * The policy of that name: one of the ruleset's own, `greedy` or `search`, the latter two with what they may spend on a
 * decision behind a colon: `greedy:8` trials, `search:500` visits, `search:200ms`. Throws an error with a sentence where
 * there is none.
 */
export declare function policyNamed(rules: AnyRuleset, name: string, { fair, now, within }?: Naming): AnyPolicy;
//# sourceMappingURL=named.d.ts.map