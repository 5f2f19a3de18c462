import { type DecidingMoment, type Prepared } from '@fray/lab';
/** What a thread that thinks is told: a moment, or what to try at the moment that it was told last. */
export type ThinkingOrder = {
    readonly moment: DecidingMoment;
} | {
    readonly trials: readonly (readonly [arm: number, trial: number])[];
};
/** What it says to each, in turn. */
export type ThinkingAnswer = {
    readonly prepared: Prepared;
} | {
    readonly worths: readonly number[];
} | {
    readonly error: string;
};
//# sourceMappingURL=thinking-worker.d.ts.map