import type { AnySession } from '../showing.ts';
/** What can be taken back, or done again. */
export interface Step {
    /** What it is, in words. */
    readonly words: string;
}
/** A step with the number of commands that are done when it is taken back, or done again. */
interface Target extends Step {
    readonly to: number;
}
/**
 * Who may take back what. The referee may take back anything, a decision of a person at a time; everybody else its own last
 * step, until a die has fallen, somebody else has decided, or somebody was found who had been hidden.
 */
export declare class Decisions {
    private readonly session;
    private readonly rules;
    /** Whether a person sits at the seat, by position. */
    private readonly isPerson;
    /** Position of the seat that has taken back last; what the referee takes back, nobody else does again. */
    undoneBy: number;
    private readonly formal;
    private probeScene;
    /** The last answer of {@link hasRevealed}. */
    private revealing;
    constructor(session: AnySession, isPerson: (seat: number) => boolean);
    private get probe();
    /** Whether nobody has decided the command: it was due. */
    private isFormal;
    /**
     * Whether a person has decided something in the command: by giving it, by answering, or by typing the dice of a formal
     * one, such as those of initiative.
     */
    private isDecision;
    /** Whether a person has decided something in the command that is open. */
    private isOpenDecision;
    /** Whether the command comes of itself as the fight stands. */
    private isDue;
    /** What the seat (by position) may take back, or null. */
    undo(seat: number): Target | null;
    /** Whether the open command is the seat's own, and nobody else has learnt or decided anything by it. */
    private ownsOpen;
    /** Whether the command at that place and all after it are the seat's own step, with nothing new in it. */
    private isOwnStep;
    /** Whether the seat sees something since the command that it had not seen before: a door that stands open, somebody, a thing of others. */
    private hasRevealed;
    /** What the seat may do again of what was taken back, or null. */
    redo(seat: number): Target | null;
}
export {};
//# sourceMappingURL=decisions.d.ts.map