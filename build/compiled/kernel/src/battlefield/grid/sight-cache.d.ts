import type { Body } from './grid.ts';
/**
 * The last answers about a grid. Every question has two slots; the newest two answers stay, so it never grows. What falls
 * out is worked out again and comes out the same.
 */
export declare class SightCache {
    private readonly entries;
    private readonly lastPair;
    /** A memory for a map of so many squares: some answers for each square, 256 to 32,768 in all. */
    constructor(squares: number);
    /** Where the two slots of a question begin. */
    slot(openDoors: number, viewer: Body, target: Body): number;
    /** The answer to this question, if it is in one of its slots, or -1. */
    get(slot: number, openDoors: number, viewer: Body, target: Body): number;
    /** Keeps an answer in the first slot; the one that was there moves to the second. */
    set(slot: number, openDoors: number, viewer: Body, target: Body, mask: number): void;
    private at;
}
//# sourceMappingURL=sight-cache.d.ts.map