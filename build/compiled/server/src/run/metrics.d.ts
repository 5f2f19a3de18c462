/** How long things took, in buckets; the sum and the number follow from it. */
declare class Histogram {
    private readonly bounds;
    private readonly counts;
    private sum;
    constructor(bounds: readonly number[]);
    add(seconds: number): void;
    lines(name: string): string[];
}
/** Figures that are asked for when somebody looks. */
export interface Gauge {
    readonly help: string;
    readonly value: () => number;
}
/** What a server counts while it runs, for Prometheus. No name of anybody, no fight and no link is among it. */
export declare class Metrics {
    private readonly counters;
    private readonly gauges;
    /** Seconds from the arrival of a command to its acknowledgement, durable. */
    readonly acknowledged: Histogram;
    /** Makes a counter known; `label` names what it is split by. */
    counter(name: string, help: string): (label?: string) => void;
    gauge(name: string, help: string, value: () => number): void;
    /** Everything, as Prometheus reads it. */
    text(): string;
}
export {};
//# sourceMappingURL=metrics.d.ts.map