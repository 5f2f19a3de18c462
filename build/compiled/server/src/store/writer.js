/**
 * Writes together what comes together: all that is handed in during one turn of the event loop becomes one transaction, and
 * each promise is kept only once that transaction is on the disk. When it fails, nothing of it was done and all are told so.
 */
export class Writer {
    database;
    problemOf;
    waiting = [];
    isPlanned = false;
    /** Transactions done, and what was written by them: how well they are put together. */
    counts = { transactions: 0, writes: 0, seconds: 0 };
    constructor(database, problemOf) {
        this.database = database;
        this.problemOf = problemOf;
    }
    /**
     * Does the work in the next transaction. The work must not throw for anything that is no fault of the disk: it returns what it
     * found instead, before it has written anything.
     */
    write(work) {
        return new Promise((resolve, reject) => {
            this.waiting.push({ work, resolve: resolve, reject });
            if (this.isPlanned)
                return;
            this.isPlanned = true;
            setImmediate(() => this.flush());
        });
    }
    /** Does now all that waits. */
    flush() {
        this.isPlanned = false;
        const jobs = this.waiting;
        if (jobs.length === 0)
            return;
        this.waiting = [];
        const begun = performance.now();
        const { database } = this;
        const results = [];
        try {
            database.exec('BEGIN IMMEDIATE');
            for (const { work } of jobs)
                results.push(work());
            database.exec('COMMIT');
        }
        catch (error) {
            const problem = this.takenBack(error);
            for (const { reject } of jobs)
                reject(problem);
            return;
        }
        this.counts.transactions++;
        this.counts.writes += jobs.length;
        this.counts.seconds += (performance.now() - begun) / 1000;
        for (const [i, { resolve }] of jobs.entries())
            resolve(results[i]);
    }
    /** Takes back what was begun, and says what is wrong; where even that fails, nobody knows what is written. */
    takenBack(error) {
        const { database } = this;
        try {
            if (database.isOpen && database.isTransaction)
                database.exec('ROLLBACK');
            return this.problemOf(error);
        }
        catch (second) {
            return this.problemOf(second);
        }
    }
}
//# sourceMappingURL=writer.js.map