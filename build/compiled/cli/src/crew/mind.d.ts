import type { Mind } from '@fray/seat';
/** A mind with threads, which are to be ended when it is not needed any more. */
export interface ThreadMind extends Mind {
    close(): Promise<void>;
}
/**
 * A mind of so many threads for a fight of the ruleset. It answers within a second. With `now` its threads start at once, else
 * when somebody has to be thought for the first time.
 */
export declare function threadMind(ruleset: string, threads: number, now?: boolean): ThreadMind;
//# sourceMappingURL=mind.d.ts.map