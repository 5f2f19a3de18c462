import type { Command } from './command.ts';
import { type Refusal } from './refusal.ts';
import type { Action, Policy, Ruleset } from './ruleset.ts';
import type { AnyScene } from './scene.ts';
import { type SimplePlay } from './simple-policies.ts';
import type { TableSpecs, Tables } from './state/columns.ts';
import type { Declared } from './telling/declare.ts';
/** What follows from the rest of a plain ruleset, and may be said all the same. */
type Followed = 'blank' | 'commanders' | 'routine' | 'implied' | 'describe' | 'describeFight';
/** What is said in another way. */
type Said = 'tables' | 'actions' | 'policies' | 'mayCommand' | 'tell' | 'eventKinds' | 'eventSecrets';
/** Who may command: said by the ruleset, or whoever has the turn. */
type Turns<S, R> = {
    readonly mayCommand: Ruleset<AnyScene & S, Command>['mayCommand'];
} | {
    readonly mayCommand?: undefined;
    /** The rule by which others wait for their turn. */
    readonly turnRule: NoInfer<R>;
    /** Why somebody can never act as it is (it is down, say), or null. */
    readonly cannotAct?: (scene: S, row: number) => Refusal | null;
};
/** A ruleset as {@link rulesetOf} takes it. */
export type PlainRuleset<S extends AnyScene, R extends string, T extends TableSpecs> = Plainly<S, R, T> & Turns<S, R>;
interface Plainly<S extends AnyScene, R extends string, T extends TableSpecs> extends Omit<Ruleset<S, Command>, Followed | Said>, Partial<Pick<Ruleset<S, Command>, Followed>> {
    readonly tables: Tables<T>;
    readonly actions: readonly Action<S, Command>[];
    /** What `defineEvents` has made. */
    readonly events: Pick<Declared<S, unknown, unknown, R>, 'tell' | 'kinds' | 'secrets'>;
    /** Policies of its own, besides `first-legal` and `random`, which `simple` describes. */
    readonly policies: readonly Policy<S, Command>[];
    readonly simple: Omit<SimplePlay<S, Command>, 'actions' | 'mayCommand'>;
}
/**
 * A ruleset of what it says of itself. What follows need not be said: blanks, the policies `first-legal` and `random`, what
 * events tell and keep secret. Where it says nothing else, whoever stands in `fight.turn` acts (nobody while it is -1),
 * nothing is due by itself or taken for granted, and there is nothing to describe besides the columns.
 */
export declare function rulesetOf<S extends AnyScene, R extends string, T extends TableSpecs>(plain: PlainRuleset<S, R, T>): Ruleset<S, Command>;
export {};
//# sourceMappingURL=ruleset-of.d.ts.map