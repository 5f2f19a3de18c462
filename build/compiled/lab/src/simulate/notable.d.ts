import type { NotableTrials, Trial } from './simulation.ts';
/** Finds the trials worth watching while they come, in the order of their numbers. Of several alike it is the first. */
export declare class Notables {
    /** By fortune: as many as there are ways to stand at the end, however many trials there are. */
    private readonly alike;
    private least;
    private closest;
    private trials;
    add(trial: Trial): void;
    /** Those of all trials so far. */
    found(): NotableTrials;
}
//# sourceMappingURL=notable.d.ts.map