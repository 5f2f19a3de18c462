import type { Game, Setup } from '@fray/kernel';
import { type Crew } from '../simulate/crew.ts';
import type { StopSignal } from '../simulate/simulate.ts';
import type { Experiment, Simulation, Trial } from '../simulate/simulation.ts';
/** Who plays, and how it can be stopped. */
export interface Playing {
    /** Who plays; one in this thread if left out. */
    readonly crew?: Crew;
    /** Stops early with the result so far. */
    readonly signal?: StopSignal;
}
/** Trials of one experiment, of which more can be had at any time, each in its turn. */
export declare class Sampling {
    readonly experiment: Experiment;
    readonly setup: Setup;
    private readonly game;
    private readonly crew;
    private readonly signal;
    private readonly gathering;
    private readonly ends;
    /** Played, but not added yet. */
    private readonly spare;
    /** Throws a sentence where the encounter is not right. */
    constructor(game: Game, experiment: Experiment, { crew, signal }: Playing);
    /** How many trials have been added. */
    get trials(): number;
    /** How many of them the side (by position) has won. */
    wins(side: number): number;
    /**
     * Plays on until so many are {@link ready}, to be added with {@link keep}. Returns false where somebody has stopped it;
     * there may then be fewer.
     */
    upTo(trials: number): Promise<boolean>;
    /** How many trials there are with those that have been played and not been added yet. */
    get ready(): number;
    /** Adds what is ready, piece by piece, up to so many trials. Returns those that were added; nobody else keeps them. */
    keep(trials: number): Trial[];
    /** The figures of all trials so far. */
    simulation(ended: Simulation['ended']): Simulation;
}
//# sourceMappingURL=sampling.d.ts.map