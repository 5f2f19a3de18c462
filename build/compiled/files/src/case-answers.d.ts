import { type AnswerValue, type AnyScene, type Question } from '@fray/kernel';
import type { CaseHabits } from './case-habits.ts';
import type { CaseAnswer } from './cases.ts';
/** Thrown where a case gives the wrong dice or answers; the message says so. */
export declare class Mismatch extends Error {
}
/**
 * The answers of a case. Those that name somebody wait, in their order, for the first question to that combatant that
 * offers them; the other questions take the rest, in order.
 */
export declare class Answers {
    private readonly given;
    private readonly written;
    private readonly habits;
    /** What has been asked, as sentences by who was asked, in small letters; and reactions that took their preset. */
    private readonly asked;
    constructor(written: readonly CaseAnswer[], habits: CaseHabits);
    /** Where the answers stand; what is returned brings them back there. */
    mark(): () => void;
    /**
     * The answer to a question, or null where the case has none. `open` is a question that is to stay open unless an
     * answer names who is asked. Throws {@link Mismatch} where an answer is not taken as the case says.
     */
    next(scene: AnyScene, question: Question, open: boolean): AnswerValue | null;
    private namedAnswer;
    private inOrder;
    /** Answers that nothing has asked for: their positions, and a sentence for each. */
    leftOver(scene: AnyScene): readonly {
        readonly at: number;
        readonly message: string;
    }[];
    private whyLeft;
}
/** `The rule morale-fail asks the referee "Flee or parley?" (flee, parley)`. */
export declare function askedText(scene: AnyScene, question: Question): string;
/** The seat that is asked, by its id. */
export declare const whoIsAsked: (scene: AnyScene, question: Question) => string;
//# sourceMappingURL=case-answers.d.ts.map