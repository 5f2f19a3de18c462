import { type Outcome, type Sitting } from './sitting.ts';
/** What is to be played once more. */
export interface Again {
    /** After so many commands of this fight; null for a fight of its own from the beginning. */
    readonly to: number | null;
    /** The side that the person plays; null as before. */
    readonly as: string | null;
    /** Whether nobody is played by the computer. */
    readonly hotSeat: boolean;
}
/** `again [round N | N] [as SIDE | hot-seat]`: leaves this fight, and plays once more from its beginning or from a moment of it. */
export declare function again(sitting: Sitting, rest: string): Outcome;
//# sourceMappingURL=again.d.ts.map