import { type PointFound, type Standing } from '@fray/lab';
/** What a thread that looks at a fight says to a job. */
export type TurningAnswer = {
    readonly standing: Standing;
} | {
    readonly point: PointFound;
} | {
    readonly error: string;
};
//# sourceMappingURL=turning-worker.d.ts.map