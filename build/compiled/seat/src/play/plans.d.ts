import type { PlainCommand } from '@fray/kernel';
import type { AnySession } from '../showing.ts';
import type { Teller } from '../told/teller.ts';
/** What a seat has planned for its next turn. */
export interface SeatPlan {
    readonly who: string;
    /** What is still to be done, in words. */
    readonly left: readonly string[];
    /** Why it stopped, in a sentence; null while it goes on. */
    readonly stopped: string | null;
}
/** A plan as it is kept while the fight is put away. */
export interface KeptPlan {
    readonly seat: number;
    readonly who: string;
    readonly left: readonly PlainCommand[];
    readonly stopped: string | null;
    readonly known: readonly string[];
    readonly strikers: readonly string[];
}
/** Plans of the seats: carried out step by step, until something is new. */
export declare class Plans {
    private readonly session;
    private readonly rules;
    private readonly plans;
    constructor(session: AnySession);
    /** Plans what a combatant of the seat will do; nothing with an empty list. */
    make(seat: number, who: string, commands: readonly PlainCommand[]): void;
    /** The plan of the seat, or null. */
    of(seat: number): SeatPlan | null;
    /** All plans, to be kept while the fight is put away. */
    get kept(): KeptPlan[];
    /** Goes on with plans that were kept. */
    recall(kept: readonly KeptPlan[]): void;
    /** Forgets all plans: the fight does not go on as it was. */
    clear(): void;
    /** Does the next step of a plan whose turn has come; `tell` tells the seats what happened. False where there is none. */
    step(tellers: readonly Teller[], tell: () => void): boolean;
    private carryOn;
    /** What is otherwise than when the plan was made and matters for it, in a sentence, or null. */
    private newBefore;
    private surroundings;
}
//# sourceMappingURL=plans.d.ts.map