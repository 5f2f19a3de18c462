import type { Game } from '@fray/kernel';
import type { Batch } from './batch.ts';
import { type Crew } from './crew.ts';
import { Ends } from './ends.ts';
import type { Experiment, Simulation } from './simulation.ts';
/** How far a simulation has come. */
export interface Progress {
    readonly trials: number;
    /** The most trials that there may be. */
    readonly of: number;
    /** Half the width of the widest 95% interval of a side's victories so far, from 0 to 0.5. */
    readonly precision: number;
    /** Part of them that the first side has won so far; left out where nobody counts it. */
    readonly won?: number;
}
/** Says that somebody wants a simulation to stop; an `AbortSignal` is one. */
export interface StopSignal {
    readonly aborted: boolean;
    addEventListener(type: 'abort', listener: () => void): void;
    removeEventListener(type: 'abort', listener: () => void): void;
}
/** How many trials are played, and by whom. */
export interface SimulateOptions {
    /** The most trials, 1 or more. */
    readonly trials: number;
    /**
     * Stop when the 95% intervals of every side's victories are as narrow as this: 0.01 is plus or minus 1%. Judged in the
     * order of the trials at the end of each chunk, so that it does not depend on who plays them.
     */
    readonly precision?: number;
    /** Also count the rules that are cited; slower. */
    readonly recorded?: boolean;
    /** Who plays; one in this thread if left out. */
    readonly crew?: Crew;
    readonly onProgress?: (progress: Progress) => void;
    /** Stops early with the result so far. */
    readonly signal?: StopSignal;
}
/** All that was gathered from the trials of an experiment. It does not grow with their number. */
export interface Gathered extends Omit<Batch, 'trials'> {
    readonly ends: Ends;
    /** Why there are not more trials. */
    readonly ended: Simulation['ended'];
}
/**
 * Plays trials of an experiment: win shares with their intervals, who drops and when, what everybody and each action did.
 * The same experiment and options give the same result, byte for byte, whoever plays: trials depend on their number alone,
 * and chunks of them are merged in their order. Rejects with a sentence where the experiment is not right.
 */
export declare function simulate(experiment: Experiment, options: SimulateOptions): Promise<Simulation>;
/** The figures of what was gathered with these options. */
export declare function simulationOf(game: Game, experiment: Experiment, { trials, precision }: SimulateOptions, gathered: Gathered): Simulation;
/** The same without the summary: what was gathered from all trials. */
export declare function gather(experiment: Experiment, options: SimulateOptions): Promise<Gathered>;
//# sourceMappingURL=simulate.d.ts.map