/** Why a command or an answer is not taken: the rule that forbids it and a sentence for the person who gave it. */
export interface Refusal {
    readonly rule: string;
    readonly reason: string;
}
/** A refusal by the rule, with its reason in a sentence. */
export declare const refuse: <R extends string>(rule: R, reason: string) => Refusal;
/** How a ruleset refuses: by one of its rules `R` or one of the kernel's; a misspelt id does not compile. */
export declare const refusing: <R extends string>() => ((rule: R | KernelRule, reason: string) => Refusal);
/**
 * How a ruleset's code names rules that nothing in it names by itself, because they say what does not happen or in what
 * order: `cite('dice-order')`. It does nothing; a misspelt id does not compile, and `npm run rules` finds the place.
 */
export declare const citing: <R extends string>() => (..._rules: readonly R[]) => void;
/**
 * Rules that come from no ruleset: `unknown-action`, `unknown-name`, `bad-value`, `missing-value`, `unknown-field`
 * (the command says something that means nothing here), `not-your-seat` (it is another seat's combatant), `not-now`
 * (somebody else may command at this point), `fight-over`, `question-open` (an answer is awaited first); and `override`, by which the referee changes values.
 */
declare const KERNEL_RULE_IDS: readonly ['unknown-action', 'unknown-name', 'bad-value', 'missing-value', 'unknown-field', 'not-your-seat', 'not-now', 'fight-over', 'question-open', 'override'];
/** The id of a rule of the kernel's. */
export type KernelRule = (typeof KERNEL_RULE_IDS)[number];
export declare const KERNEL_RULES: ReadonlySet<string>;
export {};
//# sourceMappingURL=refusal.d.ts.map