import type { Game } from '@fray/kernel';
import type { Batch } from './batch.ts';
import type { Chunk } from './chunks.ts';
import type { Experiment } from './simulation.ts';
import { Trials } from './trials.ts';
/** What is to be played, and how. */
export interface Task {
    readonly experiment: Experiment;
    /** Also count the rules that are cited. */
    readonly recorded: boolean;
}
/**
 * Who plays the trials. The lab knows no threads: a host that has some hands in a crew of several members. Several
 * simulations may share a crew, one after the other or at the same time.
 */
export interface Crew {
    /** How many chunks are played at the same time. */
    readonly size: number;
    /** Plays the trials of a chunk. Rejects with a sentence where that fails. */
    play(task: Task, chunk: Chunk): Promise<Batch>;
}
/** The ruleset of an experiment, loaded. Throws a sentence where there is none. */
export declare function loadGame(ruleset: string): Promise<Game>;
/** Keeps what the trials of the latest tasks share, so that it is made ready once. */
export declare class Ready {
    private readonly made;
    /** The trials of a task. */
    of({ experiment, recorded }: Task): Promise<Trials>;
}
/**
 * A crew of one, in the thread in which it is made. `pause` is asked after each trial, for a host that has something else
 * to do in between, and awaited unless it gives null; by default nothing else is done until a chunk has been played.
 */
export declare function crewOfOne(pause?: () => Promise<void> | null): Crew;
//# sourceMappingURL=crew.d.ts.map