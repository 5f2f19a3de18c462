import { type AnyRuleset, type Checkpoint, type Command, type PlainCommand, type Question, type Setup, type Underway } from '@fray/kernel';
import { type Chances } from './chances.ts';
/** How chances are worked out. The same wishes and the same knowledge give the same chances. */
export interface ChanceWishes {
    /** Gives up where it says `aborted`: an `AbortSignal` does. */
    readonly signal?: {
        readonly aborted: boolean;
    };
    /** Ways of falling that are followed in each fight before it is sampled instead; 1,500 if left out. */
    readonly ways?: number;
    /** Samples that are taken then in each fight, and for each answer to a question; 200 if left out. */
    readonly samples?: number;
    /** Fights that the seat could believe in, where it does not know everything; 4 if left out. */
    readonly worlds?: number;
    /** Called between two fights, so that a host can do other things in between; nothing if left out. */
    readonly pause?: () => Promise<void>;
}
/** Chances were no longer wanted. */
export declare class ChancesStopped extends Error {
    name: string;
}
/**
 * Works out what commands and answers may lead to, on what a combatant's seat could believe about the fight: hidden hit points
 * and places are imagined, never looked at. Others answer sensibly. It has scenes of its own; the fight's is not touched.
 */
export declare class Foresight {
    private readonly rules;
    private readonly scene;
    private readonly rehearsal;
    constructor(rules: AnyRuleset, setup: Setup);
    /**
     * What a command may lead to that is legal in the fight as it stands in `before`; null where nobody can know, because
     * others hide what they can do. Throws {@link ChancesStopped} when it is given up.
     */
    ofCommand(before: Checkpoint, plain: PlainCommand, wishes?: ChanceWishes): Promise<Chances | null>;
    /**
     * What each answer to the question in the middle of a command may lead to, from before that command, by position in
     * `answers` (positions of options, or numbers); null where nobody can know. Each answer meets the same dice, so that two
     * with equal chances change nothing.
     */
    ofAnswers(underway: Underway<Command>, question: Question, answers: readonly number[], wishes?: ChanceWishes): Promise<readonly (Chances | null)[]>;
    private ofAnswer;
    /** Whether somebody hides from the combatant's seat what it can do, which nobody can imagine; hidden defenses are imagined. */
    private isHidden;
    private stoppable;
}
//# sourceMappingURL=foresight.d.ts.map