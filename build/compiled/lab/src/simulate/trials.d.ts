import { type AnyRuleset, type AnyScene, type Game, type Setup, type StartingPoint } from '@fray/kernel';
import type { Batch } from './batch.ts';
import type { Experiment, Trial } from './simulation.ts';
/** The seed of trial n: what `fray run --seed` would need to play the same fight. */
export declare const trialSeed: (seed: string, number: number) => string;
/** The set-up of an experiment's encounter. Throws a sentence for each mistake in it. */
export declare function setupOf(game: Game, experiment: Experiment): Setup;
/** Where the trials of an experiment begin: the scene stands there afterwards. */
export declare function standAtStart(rules: AnyRuleset, scene: AnyScene, opening?: readonly unknown[]): StartingPoint;
/** How trials are played. */
export interface TrialsOptions {
    /** Also count the rules that are cited. Slower: everything that happens is then recorded. */
    readonly recorded?: boolean;
}
/**
 * Plays trials of one experiment and gathers their figures. Made once and used for many trials: everything that they
 * share is made ready here.
 */
export declare class Trials {
    readonly experiment: Experiment;
    readonly rules: AnyRuleset;
    readonly setup: Setup;
    private readonly scene;
    private readonly start;
    private readonly from;
    private readonly runner;
    private readonly meter;
    private readonly recorder;
    private gathering;
    /** Throws a sentence where the encounter, the opening or a policy is not right. */
    constructor(game: Game, experiment: Experiment, { recorded }?: TrialsOptions);
    /** Plays trial n (from 0) and gathers its figures. The trial depends on the experiment and n alone. */
    play(number: number): Trial;
    /**
     * How the trial has ended. Over without a winner: a stalemate where at least two sides can still fight, else a draw.
     * Not over: a stalemate where it made no headway or nobody could go on; else the limit has come, and it is unfinished.
     */
    private endingOf;
    /** Hands over what has been gathered since the last time. */
    take(): Batch;
}
//# sourceMappingURL=trials.d.ts.map