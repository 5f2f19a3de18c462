/** Lets through so many a second, after a burst of five times as many. */
export declare class Bucket {
    private readonly rate;
    private left;
    private at;
    constructor(rate: number, now: number);
    /** Takes one; false where too many came. `now` is in milliseconds. */
    take(now: number): boolean;
    /** Whether nothing was taken for so long that nobody needs to remember it. */
    isFull(now: number): boolean;
    private fill;
}
/** A bucket for each address, forgotten once it is full again. */
export declare class Buckets {
    private readonly rate;
    private readonly buckets;
    constructor(rate: number);
    take(address: string, now: number): boolean;
    private sweep;
}
//# sourceMappingURL=bucket.d.ts.map