/**
 * What `reachMap` found. The arrays belong to the map and are used again when it is filled anew; copy what you want to keep.
 */
export declare class ReachMap {
    /** Feet to each square; -1: out of reach. */
    cost: Int32Array<ArrayBuffer>;
    /** The square from which the cheapest way enters each square within reach; NO_SQUARE for the start. */
    before: Int32Array<ArrayBuffer>;
    /** The squares within reach, the start first, in order of cost; only the first `count` count. */
    squares: Int32Array<ArrayBuffer>;
    /** How many squares are within reach, the start included. */
    count: number;
    /** Diagonal steps on the way to each square within reach. */
    diagonals: Int32Array<ArrayBuffer>;
    /** Working memory of `reachMap`: squares entered for 5 feet. */
    fives: Int32Array<ArrayBuffer>;
    /** Working memory of `reachMap`: squares entered for 10 feet. */
    tens: Int32Array<ArrayBuffer>;
    /** Working memory of `reachMap`: what each direction adds to a square's number. */
    readonly offsets: Int32Array<ArrayBuffer>;
    /** Empties the map, touching only what was in it, and puts the start into it. */
    begin(size: number, from: number): void;
}
/**
 * The squares that the way to a square enters, in order; none for the start.
 * @throws RangeError when the square is out of reach.
 */
export declare function pathTo(reach: ReachMap, square: number): number[];
//# sourceMappingURL=reach-map.d.ts.map