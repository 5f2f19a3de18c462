import type { Command } from './command.ts';
import type { Question } from './questions.ts';
import type { Refusal } from './refusal.ts';
import type { Action, Policy } from './ruleset.ts';
/** What the simple policies need of a ruleset. */
export interface SimplePlay<S, C extends Command> {
    readonly actions: ReadonlyMap<string, Action<S, C>>;
    readonly mayCommand: (scene: S, actor: number) => Refusal | null;
    /** What is commanded when nothing else is legal: the end of the turn. */
    readonly otherwise: (actor: number, scene: S) => C;
    /** What `first-legal` does before it tries anything, or null: a turn that has to be begun, say. */
    readonly due?: (scene: S, actor: number) => C | null;
    /** Commands that are no acts (wishes, talk) and are left out. */
    readonly without?: ReadonlySet<string>;
    /** Commands by which somebody leaves the fight or gives it up, which is final: `random` gives them seldom. */
    readonly final?: ReadonlySet<string>;
    /** The kinds of command that `first-legal` tries, in this order; then it ends the turn. */
    readonly first: readonly string[];
    /** What `first-legal` answers, where the default of a question would keep it from what it could do; null elsewhere. */
    readonly answer?: (scene: S, question: Question) => number | null;
}
/** Any legal command, each as likely as any other but for final ones; answers likewise. For trying everything. */
export declare const randomPolicyOf: <S, C extends Command>(play: SimplePlay<S, C>) => Policy<S, C>;
/** The first legal command of the kinds in the list, and every question's default but where that would keep it from them. */
export declare const firstLegalPolicyOf: <S, C extends Command>(play: SimplePlay<S, C>) => Policy<S, C>;
//# sourceMappingURL=simple-policies.d.ts.map