import type { Game } from '@fray/kernel';
import { type SimulateOptions } from '../simulate/simulate.ts';
import type { Experiment } from '../simulate/simulation.ts';
import { type EncounterChange } from './change.ts';
import type { Sweep, SweepAxis } from './comparison.ts';
/** How far a sweep has come. */
export interface SweepProgress {
    readonly cells: number;
    readonly of: number;
    /** Trials of the cell that is being played. */
    readonly trials: number;
    readonly trialsOf: number;
    /** Half the width of the widest 95% interval of a side's victories in that cell, from 0 to 0.5. */
    readonly precision: number;
}
/** How an encounter is swept over. */
export interface SweepOptions extends Omit<SimulateOptions, 'onProgress'> {
    /** Changes that are made in every cell, before those of the axes. */
    readonly changes?: readonly EncounterChange[];
    readonly onProgress?: (progress: SweepProgress) => void;
}
/**
 * Plays an encounter for each value of one or two parameters, with common random numbers: trial n has the same dice in
 * every cell. The experiment's encounter may be as a file has it. Stopped early it has the cells so far. Throws a
 * {@link ChangeError} where a value cannot be taken; nothing is then played.
 */
export declare function sweep(experiment: Experiment, axes: readonly SweepAxis[], options: SweepOptions): Promise<Sweep>;
/** The experiment with its encounter changed. Throws a {@link ChangeError} with every mistake. */
export declare function changedExperiment(game: Game, experiment: Experiment, changes: readonly EncounterChange[]): Experiment;
//# sourceMappingURL=sweep.d.ts.map