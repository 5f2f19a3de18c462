import type { AnswerValue } from '../questions.ts';
/** One die that fell: its sides and its face. */
export interface TapeDie {
    readonly sides: number;
    readonly face: number;
}
/** One question's answers, in the order of the respondents; nearly always one. */
export interface TapeAnswer {
    readonly answers: readonly AnswerValue[];
}
/** Dice and answers of one command in the order in which the rules asked for them. */
export type TapeEntry = TapeDie | TapeAnswer;
export declare const isDie: (entry: TapeEntry) => entry is TapeDie;
/**
 * A die as people write it: `14`, `d20=14`, `d%=07`, or null where it is none. A d100 shows 00 for 100, and nothing else shows
 * that; 0 sides where nothing says which die it is.
 */
export declare function readTypedDie(text: string): TapeDie | null;
/** The entry as it stands in a journal: `d20=14` or `{ "answer": "decline" }`. */
export declare function formatTapeEntry(entry: TapeEntry): unknown;
/** Reads an entry of a journal. Throws a sentence where it is none. */
export declare function parseTapeEntry(raw: unknown): TapeEntry;
//# sourceMappingURL=tape.d.ts.map