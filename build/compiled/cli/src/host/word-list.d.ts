/** The words that are always understood, and what they do. */
export declare const WORD_HELP: readonly (readonly [word: string, about: string])[];
/** The words alone, for suggestions and completion. */
export declare const WORDS: readonly string[];
//# sourceMappingURL=word-list.d.ts.map