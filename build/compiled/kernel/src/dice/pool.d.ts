/** Pools: dice compiled to roll in one request, read at full speed, and count exactly. */
import { type DiceExpression } from './notation.ts';
/** A value of a pool's dice and the number of equally likely ways to come to it. */
export type Outcome = {
    readonly value: number;
    readonly weight: number;
};
/** How often one die may be rolled again: after so many explosions it stays as it is. */
export declare const EXPLOSION_CAP = 100;
/** Whether an exploding die that shows this face is rolled again (unless it has come to `EXPLOSION_CAP` explosions). */
export declare function explodesAgain(face: number, sides: number): boolean;
/** A pool whose dice can fall in too many ways to count them; told apart from every other mistake. */
export declare class UncountablePool extends RangeError {
    name: string;
}
/**
 * One request of dice. Made by `compileDice` and never changed.
 *
 * Wherever faces are given, they are the dice in the order of `sides`, beginning at index `from` (0 if left out). A die
 * marked in `exploding` is followed by the faces of its explosions: roll it again while `explodesAgain` says so, at most
 * `EXPLOSION_CAP` times, before rolling the next die. Such a die counts, and is kept or dropped, with all of its faces.
 * Of equal dice the earlier ones are kept. Faces are not checked against the sides; missing ones throw a RangeError.
 */
export declare class Pool {
    /** The canonical notation, which equal pools share. */
    readonly text: string;
    /** The sides of each die, in the order in which they are rolled. */
    readonly sides: readonly number[];
    /** For each die whether it explodes. */
    readonly exploding: readonly boolean[];
    /** The flat numbers added up. */
    readonly bonus: number;
    /** The least total; -Infinity when an exploding die is subtracted. */
    readonly min: number;
    /** The greatest total; Infinity when an exploding die is added. */
    readonly max: number;
    /** Whether any die explodes: then dice are asked for one by one, not all at once. */
    readonly explodes: boolean;
    /** Whether it is a single die that is simply read. */
    readonly isOneDie: boolean;
    /** The sides that all of its dice have, or 0 where they differ. */
    readonly commonSides: number;
    /** What becomes of the faces: all are added (0), the highest (1) or the lowest (-1) counts, or neither (2). */
    readonly reading: 0 | 1 | -1 | 2;
    private readonly terms;
    /** Whether the faces are simply added up. */
    private readonly plain;
    private counted;
    /** For `compileDice`; the expression is one that `parseDice` gave, and the text its canonical one. */
    constructor(text: string, expression: DiceExpression);
    /** The value of the faces: dice kept, added and subtracted, and the flat bonus. */
    total(faces: ArrayLike<number>, from?: number): number;
    /** The value of the faces without the flat bonus. */
    dicePart(faces: ArrayLike<number>, from?: number): number;
    /** For each face of the pool whether it counts. Of an exploding pool the faces of all explosions are included. */
    kept(faces: ArrayLike<number>, from?: number): boolean[];
    /**
     * The distinct values of the dice without the flat bonus, from the least to the greatest, with their weights: whole
     * numbers that add up to `outcomesTotal`. Counted on the first call and kept.
     * @throws RangeError for an exploding pool, {@link UncountablePool} for one that can fall in 2^53 ways or more.
     */
    outcomes(): readonly Outcome[];
    /** The weights of all outcomes added up: the number of equally likely ways to fall. Throws as `outcomes` does. */
    get outcomesTotal(): number;
    /** The dice of a pool that keeps or subtracts but does not explode. */
    private selectedPart;
    /** The dice of an exploding pool. */
    private explodedPart;
    /** The value of each die with its explosions, and how many faces went into it. */
    private gather;
    /** Of a pool that keeps one die: the first of the best. */
    private keptOne;
    /** A pool in plain data is its notation. */
    toJSON(): string;
    private checkCountable;
    private tooFew;
}
/**
 * The pool for dice given as notation or as an expression. Compiled once: equal dice give the same pool, however they
 * are written, as long as it stays in the cache of some thousand texts; compare pools by `text`.
 * @throws DiceError for a text that is not dice notation, or an expression out of its bounds.
 */
export declare function compileDice(dice: DiceExpression | string): Pool;
/** One d20. */
export declare const D20: Pool;
/** Two d20, the higher counts. */
export declare const D20_ADVANTAGE: Pool;
/** Two d20, the lower counts. */
export declare const D20_DISADVANTAGE: Pool;
//# sourceMappingURL=pool.d.ts.map