import { type AnyRuleset, type AnyScene, type Checkpoint, type Command, type Policy, type Question, type Setup, type Underway } from '@fray/kernel';
import { Evaluation } from './evaluation.ts';
export type AnyPolicy = Policy<any, any>;
/**
 * A scene and a table apart from the fight's, on which a policy tries out what could happen: in fights that its seat
 * could believe in, with dice of its own, everybody else played by a rule of thumb.
 */
export declare class Rehearsal {
    readonly rules: AnyRuleset;
    readonly scene: AnyScene;
    readonly evaluation: Evaluation;
    private readonly base;
    private readonly quick;
    private random;
    private worlds;
    /** The beliefs of each seat that were worked out last. */
    private readonly last;
    /** The round in which the fight stood that was entered last. */
    private entered;
    constructor(rules: AnyRuleset, setup: Setup, base: AnyPolicy);
    /** Begins to think about a fight: so many copies that the combatant's seat could believe in. */
    imagine(before: Checkpoint, row: number, worlds: number, seed: string): void;
    /** What a combatant's seat could believe: worked out once for all whom that seat answers for at the same moment. */
    private beliefsAbout;
    /** Begins to think about a fight of which nothing is hidden, or that has been imagined already. */
    believe(worlds: readonly Checkpoint[]): void;
    /** Loads one of the imagined fights, with the dice of the seed. The same number and seed give the same again. */
    enter(world: number, seed: string): AnyScene;
    /** The rule of thumb's command. */
    usual(actor: number): Command;
    /** Whose command comes next, the formal ones done first; -1 when nobody's does. */
    advance(): number;
    /** Does a legal command. */
    carryOut(command: Command): void;
    /** Whether a command may be given here. */
    isLegal(command: Command): boolean;
    /** Does a command that a policy wants, or first the formal one that it takes for granted, as hosts do. */
    give(command: Command): void;
    /** Does a command if it is legal here, after the formal one that it takes for granted; false where it is not. */
    attempt(command: Command): boolean;
    /**
     * Lets the rule of thumb play on until so many rounds have begun after the one that was entered. Returns the mean of the
     * worths for the combatant's side: when its own turn is over, which few dice have touched, and at the beginning of each
     * of those rounds. The moments do not depend on what the combatant has done: else those who end the round, or give up,
     * would be judged later than others.
     */
    playRounds(row: number, rounds: number): number;
    /**
     * Carries out, in an imagined fight, the command in whose middle a question came, and answers the question so. Returns
     * false where the question does not come there in the same way, so that this fight cannot be the one.
     */
    answerIn(world: number, seed: string, underway: Underway<Command>, question: Question, answer: number): boolean;
    /**
     * What the rule of thumb answers to a question; of one that is put in secret to many at once, also what it answers to
     * all others that the same seat is asked then, since to come there again for each of them would take long. Nothing
     * is done beyond the questions. Empty where they do not come there in the same way.
     */
    usualAnswers(world: number, seed: string, underway: Underway<Command>, question: Question): UsualAnswer[];
    /** Carries a command out again with the dice that have fallen and other answers; false where it does not go so far. */
    private carryOutAgain;
}
/** What the rule of thumb answers to a question, if the one that is put is the same and means the same by it. */
export interface UsualAnswer {
    readonly usual: number;
    readonly isTo: (put: Question) => boolean;
}
//# sourceMappingURL=rehearsal.d.ts.map