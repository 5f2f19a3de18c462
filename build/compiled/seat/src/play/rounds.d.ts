import { type Command } from '@fray/kernel';
import type { AnyPolicy, AnySession } from '../showing.ts';
import { type Mind } from './thoughts.ts';
/**
 * What a fight waits for: it is over; a person has to command (`person`), to say who comes next (`choice`), to answer
 * (`question`) or to roll (`dice`); nobody but the referee may go on (`referee`); computers have played for long without
 * headway (`stalemate`); or the computer thinks about it elsewhere (`thinking`, see {@link Mind}).
 */
export type Standstill = 'over' | 'person' | 'choice' | 'question' | 'dice' | 'referee' | 'stalemate' | 'thinking';
/** Does what needs no person: formal commands, and all that the computer decides. */
export declare class Rounds {
    private readonly session;
    private readonly policies;
    private readonly headway;
    private ply;
    private standIn;
    private readonly thoughts;
    /** @param mind who thinks for policies that try things out; null where they think on the spot. */
    constructor(session: AnySession, policies: readonly (AnyPolicy | null)[], mind?: Mind | null);
    /** Does one thing and returns null, or says what the fight waits for. */
    step(): Standstill | null;
    /** Settles when what is thought about elsewhere has been decided, or is no longer wanted. */
    thought(): Promise<void>;
    /** Nothing that is thought about elsewhere is wanted any more. */
    stopThinking(): void;
    /** The formal command that comes of itself now, or null: a person has a say in who of several begins. */
    due(): Command | null;
    private isStalemate;
    private policyOf;
    private seatIdOf;
    private next;
    /** Whether it is a person's choice which of several begins. */
    private isChoice;
    /** Answers the first open question that is the computer's, if any is. */
    private answerNext;
    /** Who answers a reaction for a person that wants that: one who judges by what the person's seat may know. */
    private standInFor;
    private done;
}
//# sourceMappingURL=rounds.d.ts.map