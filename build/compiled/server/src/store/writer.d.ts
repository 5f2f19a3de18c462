import type { DatabaseSync } from 'node:sqlite';
/**
 * Writes together what comes together: all that is handed in during one turn of the event loop becomes one transaction, and
 * each promise is kept only once that transaction is on the disk. When it fails, nothing of it was done and all are told so.
 */
export declare class Writer {
    private readonly database;
    private readonly problemOf;
    private waiting;
    private isPlanned;
    /** Transactions done, and what was written by them: how well they are put together. */
    readonly counts: {
        transactions: number;
        writes: number;
        seconds: number;
    };
    constructor(database: DatabaseSync, problemOf: (error: unknown) => unknown);
    /**
     * Does the work in the next transaction. The work must not throw for anything that is no fault of the disk: it returns what it
     * found instead, before it has written anything.
     */
    write<T>(work: () => T): Promise<T>;
    /** Does now all that waits. */
    flush(): void;
    /** Takes back what was begun, and says what is wrong; where even that fails, nobody knows what is written. */
    private takenBack;
}
//# sourceMappingURL=writer.d.ts.map