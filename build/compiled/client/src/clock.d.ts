/** Time and chance, as a connection needs them; tests have their own. */
export interface Clock {
    /** Milliseconds of any clock that goes on. */
    now(): number;
    /** Calls once after so many milliseconds; returns what forgets it. */
    later(milliseconds: number, call: () => void): () => void;
    /** A number from 0 up to 1. */
    chance(): number;
}
/** The clock of the machine. */
export declare const machineClock: Clock;
//# sourceMappingURL=clock.d.ts.map