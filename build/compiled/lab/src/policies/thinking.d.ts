import { type AnyRuleset, type AnyScene, type Command, type Question, type Random, type Underway } from '@fray/kernel';
import { type Choosiness } from './candidates.ts';
import { type AnyPolicy, Rehearsal } from './rehearsal.ts';
/** Something to decide, made ready for thought. */
export interface Decision<T> {
    readonly rehearsal: Rehearsal;
    /** What may be done, what the rule of thumb would do first. */
    readonly options: readonly T[];
    readonly seed: string;
}
/** What a policy that tries things out has to decide them with. */
export interface Thinking {
    /** Fights that the seat could believe in, in turn; fewer than one each trial saves time. */
    readonly worlds: number;
    readonly choosiness: Choosiness;
    readonly answers: number;
}
/**
 * The part that all policies have in common that try things out before they decide: they see the fight only as copies in
 * which what their seat may not know is made up, and carry commands out on a scene of their own.
 */
export declare class Thinker {
    readonly rules: AnyRuleset;
    private readonly base;
    private readonly thinking;
    private readonly rehearsals;
    /** By seat, what was found for all for whom it was asked together. */
    private readonly together;
    constructor(rules: AnyRuleset, base: AnyPolicy, thinking: Thinking);
    private rehearsalFor;
    /** What there is to choose from for a combatant that may command. Never empty. */
    commands(scene: AnyScene, actor: number, random: Random): Decision<Command>;
    /** The first of the commands that the seat is offered, whatever it believes. */
    private offered;
    /**
     * The answers that may be given to a question, the rule of thumb's first; null where nobody knows in the middle of what
     * it comes, so that nothing can be tried out.
     */
    answers(scene: AnyScene, question: Question, random: Random, underway: Underway<Command> | undefined): Decision<number> | null;
    /** What has been found for the question when others of its seat were asked in the same secret; null for nothing. */
    private heard;
    private usualAnswer;
}
//# sourceMappingURL=thinking.d.ts.map