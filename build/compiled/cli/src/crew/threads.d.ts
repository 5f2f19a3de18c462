import { type Crew } from '@fray/lab';
/** A crew that has threads, which are to be ended when it is not needed any more. */
export interface ThreadCrew extends Crew {
    close(): Promise<void>;
}
/** As many threads as this machine runs at the same time. */
export declare const threadsHere: () => number;
/**
 * A crew of so many threads: this one, which lets other things happen every now and then, and workers, which start in the
 * meantime. Chunks go to whoever is free.
 */
export declare function threadCrew(threads: number): ThreadCrew;
//# sourceMappingURL=threads.d.ts.map