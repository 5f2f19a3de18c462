import { type AnyRuleset, type AnyScene, type Command, type Question, type Random } from '@fray/kernel';
/** How many commands are worth a thought: of one action, and in all. */
export interface Choosiness {
    readonly perAction: number;
    readonly inAll: number;
}
/**
 * Commands of the actor worth trying out, `usual` first. Of an action with many commands (a move to any of a hundred
 * squares) some are drawn; actions that need free words are left to people.
 */
export declare function candidatesFor(rules: AnyRuleset, scene: AnyScene, actor: number, usual: Command, { perAction, inAll }: Choosiness, random: Random): Command[];
/** The answers that may be given to a question, at most so many, `usual` first. */
export declare function answersTo(question: Question, usual: number, most: number, random: Random): number[];
//# sourceMappingURL=candidates.d.ts.map