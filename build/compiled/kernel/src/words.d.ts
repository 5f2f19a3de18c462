/** How many letters must be put in, taken out, changed or swapped to make one word of the other. */
export declare function editDistance(a: string, b: string): number;
/** The known word nearest to a misspelt one, or null when none is near. */
export declare function nearest(word: string, known: readonly string[]): string | null;
/** `a, b and c`. */
export declare const listText: (words: readonly string[]) => string;
/** The position of each of the words, by the word. */
export declare const positionsOf: <const W extends string>(words: readonly W[]) => Readonly<Record<W, number>>;
/** `+2`, `0`, `-1`. */
export declare const signed: (value: number) => string;
/** `1 item`, `3 items`. */
export declare const counted: (count: number, one: string, many?: string) => string;
/** The words with a capital at their beginning. */
/** Whose: `Ada's`, `Foes'`. */
export declare const possessive: (name: string) => string;
export declare const capital: (words: string) => string;
/** The whole number that somebody wrote, as a number or as digits, or null. */
export declare function wholeNumber(raw: unknown): number | null;
/** The two numbers of a place written as `3,-2` or `(3, -2)`, or null. */
export declare function readPair(text: string): [number, number] | null;
/** The first character of the text that is not shown but does something, or null. Text from people is text. */
export declare const controlIn: (text: string) => string | null;
/** Whether the text holds such a character. */
export declare const hasControl: (text: string) => boolean;
/** `U+001B`: the first character of the text by its number. */
export declare const codePoint: (text: string) => string;
/** The text with every such character written as JSON writes it, `\u001b`: it can be read and does nothing. */
export declare const visible: (text: string) => string;
/** The same on one line. */
export declare const visibleLine: (text: string) => string;
/** Whether there is nothing to be seen of the text. */
export declare const isUnseen: (text: string) => boolean;
/** What two names are compared by: upper and lower case, and the two forms in which Unicode writes an `é`, are alike. */
export declare const nameKey: (name: string) => string;
//# sourceMappingURL=words.d.ts.map