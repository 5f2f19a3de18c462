/** How near two of them are: one relation for each pair, the same both ways. */
export declare const CLOSE_BY = 0;
/** One move apart. */
export declare const NEAR = 1;
/** Two moves apart. */
export declare const FAR_OFF = 2;
/**
 * A battlefield without a map: everybody stands in one of three relations to everybody else. The ruleset keeps the
 * relations; these functions change them so that they stay consistent. Rules: relative-distance, distance-after-move.
 */
export interface Relations {
    /** Those on the battlefield, in an order that never changes within one move. */
    readonly everybody: readonly number[];
    distance(a: number, b: number): number;
    put(a: number, b: number, distance: number): void;
}
/** Everybody close to somebody, in order. */
export declare const closeTo: (field: Relations, who: number) => number[];
/**
 * The mover comes close to the target: it takes the target's relation to everybody else, but is only near to those close
 * to the target; close to the target alone, and to `also`, others close to the target whom it names.
 */
export declare function comeClose(field: Relations, mover: number, target: number, also?: readonly number[]): void;
/** The mover comes near to the target, from far off: who is far off from the target is so from the mover, all others are near. */
export declare function comeNear(field: Relations, mover: number, target: number): void;
/**
 * The mover goes one step away from those named, and is at least as far from everybody close to them; whoever else it was
 * close to is near now.
 */
export declare function stepAway(field: Relations, mover: number, from: readonly number[]): void;
/** Two who were close are near to each other. */
export declare function partFrom(field: Relations, a: number, b: number): void;
/** Everybody in groups of those who hang together by being close; who is close to nobody is a group of one. */
export declare function knotsOf(field: Relations): number[][];
//# sourceMappingURL=relations.d.ts.map