import type { ShortFields } from '../reading/entry.ts';
import { type Path, type Problems } from '../reading/problems.ts';
/** What was written of a thing, by the names of its fields. */
export type Written = Readonly<Record<string, unknown>>;
/** What a piece of a short text took: so many words, and what they say; or a sentence about what is wrong. */
type Taken = {
    readonly used: number;
    readonly says: Written;
} | {
    readonly wrong: string;
} | null;
/** One piece of a short text, read and written from one place. */
export interface Piece {
    /** Words that it may begin with, to suggest for misspelt ones. */
    readonly words: readonly string[];
    /** Whether the name of the thing ends before it. */
    readonly opens: boolean;
    /** Takes its words (in lower case; `plain` as they were written) from the cursor on, unless it has been said (`so far`). */
    take(words: readonly string[], at: number, soFar: Written, plain: readonly string[]): Taken;
    /** Its words for what is written, and which fields they say; null where they say nothing of it. */
    show(written: Written): {
        readonly text: string;
        readonly fields: readonly string[];
    } | null;
}
/** The grammar of a kind's short text. Its pieces may come in any order, behind the name. */
export interface Grammar<R extends string = string> {
    /** What is right, for people: `An item in short is NAME melee|ranged DICE ...`. */
    readonly shape: string;
    /** The rule that a wrong word behind a word such as `reach` breaks. */
    readonly rule?: R;
    /** The rule that a word breaks which means nothing here. */
    readonly stray?: R;
    readonly pieces: readonly Piece[];
    /** The name is the first word; else it ends before the first piece that opens. */
    readonly shortName?: boolean;
}
/** Words that stand for themselves, each with what it says: `{ '2-hand': { hands: 2 }, 'in hand': { place: 'hand' } }`. */
export declare function phrases(table: Readonly<Record<string, Written>>, opens?: boolean): Piece;
/**
 * A word with a value behind it (`reach 10`), which `says` gets in lower case and as it was written. `right` says what comes
 * behind it; `show` is the value as written, or null.
 */
export declare function followed(word: string, value: RegExp, says: (value: string, plain: string) => Written, right: string, show: (written: Written) => {
    readonly text: string;
    readonly fields: readonly string[];
} | null, opens?: boolean): Piece;
/** One word of a form of its own (`1d8+2`, `+4`), once. */
export declare function matching(field: string, form: RegExp, says?: (word: string) => unknown, show?: (value: unknown) => string): Piece;
/** Some of the words, one after the other, all in one field. */
export declare const gathered: (field: string, known: readonly string[], opens?: boolean) => Piece;
/** What is meant as dice, right or wrong: what is wrong with them is told when they are read. */
export declare const diceWord: (field: string) => Piece;
/** A field that is written as it is, for {@link followed}. */
export declare const asWritten: (field: string) => (written: Written) => {
    text: string;
    fields: string[];
} | null;
/** Reads a short text. What it cannot read is noted, and the fields say what could be. */
export declare function readShort<R extends string>(problems: Problems<R>, text: string, path: Path, grammar: Grammar<R>): ShortFields;
/** The short text of what is written, or null where a field of it cannot be said in short. */
export declare function writeShort(written: Written, grammar: Grammar): string | null;
export {};
//# sourceMappingURL=short.d.ts.map