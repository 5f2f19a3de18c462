import type { Experiment } from '@fray/lab';
/** What a thread is told to play. */
export interface SimulationOrder {
    readonly experiment: Experiment;
    readonly trials: number;
    /** After so many seconds it stops with what it has. */
    readonly seconds: number;
}
/** What the thread says at the end. */
export type SimulationAnswer = {
    readonly result: unknown;
} | {
    readonly problem: string;
};
//# sourceMappingURL=order.d.ts.map