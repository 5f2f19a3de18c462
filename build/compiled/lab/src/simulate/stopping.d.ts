import type { Simulation } from './simulation.ts';
/** Trials before the precision is judged: what fewer come to by luck looks more precise than it is. */
export declare const FEWEST = 64;
/** When trials end: as soon as the interval is as narrow as `precision`, judged after each of these numbers of trials. */
export interface Stopping {
    readonly precision: number;
    readonly looks: readonly number[];
}
/**
 * Trials that end as soon as they are precise enough end sooner where luck has pushed the share outwards, for there intervals
 * are narrower: on average the share that is counted lies too far from a half. How far, is worked out for the true share that
 * would lead to the one that was counted, and taken back (the estimate of Whitehead for sequential trials). The side with the
 * widest interval is the one that the end has waited for; what the others have is stretched or shrunk with the rest. The
 * intervals stay: they hold as they are. A simulation that has ended otherwise is returned as it is.
 */
export declare function drawnBack(simulation: Simulation, stopping: Stopping): Simulation;
//# sourceMappingURL=stopping.d.ts.map