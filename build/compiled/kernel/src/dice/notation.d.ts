/** Dice notation: the text that people write (2d6+3, 2d20kh1, 1d8!) to plain data, and back to one canonical text. */
/** Which dice of a term count: so many of the highest or of the lowest. Dropping is kept as its opposite: 4d6dl1 is 4d6kh3. */
export type Keep = {
    readonly which: 'highest' | 'lowest';
    readonly count: number;
};
/** So many dice of one kind, added (sign 1) or subtracted (sign -1). */
export type DiceTerm = {
    readonly sign: 1 | -1;
    /** 1 to 100. */
    readonly count: number;
    /** 1 to 1000; at least 2 when exploding. */
    readonly sides: number;
    /** Null when all dice count; otherwise 1 to `count` - 1 of them do. */
    readonly keep: Keep | null;
    /** Whether each die that shows its highest face is rolled again and added up. */
    readonly explodes: boolean;
};
/** Dice to roll and what to add: the terms in the order in which they are rolled, and the sum of all flat numbers. */
export type DiceExpression = {
    readonly terms: readonly DiceTerm[];
    readonly bonus: number;
};
/** The bounds of the notation. `bonus` bounds each flat number and their sum, either way. */
export declare const DICE_LIMITS: {
    readonly terms: 20;
    readonly count: 100;
    readonly sides: 1000;
    readonly bonus: 1000000;
};
/** A text that is not dice notation. The message is a sentence that says what is wrong, where, and what would be right. */
export declare class DiceError extends Error {
    readonly name = "DiceError";
    /** The text that was read. */
    readonly text: string;
    /** Where in the text, counted from 1; one past the end when something is missing there. */
    readonly column: number;
    constructor(message: string, text: string, column: number);
}
/**
 * Reads dice notation. Terms are joined by + and -; each is a flat number, or dice: a count (1 if left out), `d`, the
 * sides (`%` is 100), then in any order at most one of kh, kl, dh, dl (with a count, 1 if left out; k is kh) and at most
 * one `!`. Case and spaces do not matter. A keep that keeps every die is left out of the result.
 * @throws DiceError
 */
export declare function parseDice(text: string): DiceExpression;
/**
 * The canonical text of an expression: dice in their order, each with its count, then the flat number if there is one.
 * `parseDice` reads it back to an equal expression, provided that the expression is one that `parseDice` can give.
 */
export declare function formatDice(expression: DiceExpression): string;
//# sourceMappingURL=notation.d.ts.map