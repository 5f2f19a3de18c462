import type { Progress } from '@fray/lab';
/** A line on standard error that says how far something has come; nothing where standard error is no terminal. */
export declare class ProgressLine {
    private drawn;
    private readonly isShown;
    /** `text` is asked only when it is time to draw. */
    show(text: () => string): void;
    /** Takes the line away. */
    clear(): void;
}
/** A bar on standard error that shows how far a simulation has come, how fast it goes and how long it still takes. */
export declare class ProgressBar {
    private readonly wanted;
    private readonly side;
    private readonly start;
    private readonly line;
    private readonly isUnicode;
    /**
     * `precision` is what the simulation is to reach, or null; `side` what the first side is called, where its chance so far
     * is told. Nothing is drawn where standard error is no terminal.
     */
    constructor(precision: number | null, isUnicode: boolean, side?: string);
    readonly show: (progress: Progress) => void;
    /** Takes the bar away. */
    clear(): void;
}
/** One line, the result so far first: `Party 86%  #####.....  1,200 of 10,000 fights  2,400/s  +-2.8%  4 s left`. */
export declare function progressLine(progress: Progress, wanted: number | null, seconds: number, isUnicode: boolean, side?: string): string;
//# sourceMappingURL=progress.d.ts.map