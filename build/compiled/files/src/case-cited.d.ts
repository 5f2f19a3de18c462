import { type AnyRuleset, type FightEvent, type Question, type Refusal } from '@fray/kernel';
/** What a step of a case has heard that names rules. */
export interface Cited {
    readonly events: readonly FightEvent[];
    readonly questions: readonly Question[];
    readonly refusal: Refusal | null;
}
/**
 * A sentence for the first rule that a change, a roll, a part of a number, a question or a refusal names and that neither the
 * ruleset nor the kernel knows: it is misspelt. Null where there is none.
 */
export declare function strangeRule(rules: AnyRuleset, { events, questions, refusal }: Cited): string | null;
//# sourceMappingURL=case-cited.d.ts.map