import type { Crew } from '@fray/lab';
/** What work on many fights is handed: who plays them, and the signal that somebody has pressed Ctrl-C. */
export interface Work {
    readonly crew: Crew;
    readonly signal: AbortSignal;
}
/**
 * Does something with a crew of so many threads, which are ended afterwards. Ctrl-C asks the work to stop with what it
 * has; pressed again it ends the process.
 */
export declare function atWork<T>(threads: number, work: (how: Work) => Promise<T>): Promise<T>;
//# sourceMappingURL=at-work.d.ts.map