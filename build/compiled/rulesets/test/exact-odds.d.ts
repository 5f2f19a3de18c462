import { type AnyRuleset, type AnyScene, type Command, type Question } from '@fray/kernel';
/**
 * The exact odds of a command add up to 1, leave the fight as it was, and are met by as many seeded plays as they should
 * be. `result` says in a text what it has led to.
 */
export declare function agreesWithSeededPlay(rules: AnyRuleset, scene: AnyScene, command: Command, answer: (question: Question) => number, result: () => string, seed: string): void;
/** How likely each number is that `read` finds in what a command has led to. */
export declare function oddsOf(rules: AnyRuleset, scene: AnyScene, command: Command, answer: (question: Question) => number, read: () => number): ReadonlyMap<number, number>;
/** The command as the ruleset wants it: what is said of it, the rest absent. */
export declare const commandOf: (rules: AnyRuleset, actor: number, said: object) => Command;
//# sourceMappingURL=exact-odds.d.ts.map