/** Whether a side's name is read as several: `Goblins`, `The wolves`, `People of the barn`, `Ann and Bo`. */
export declare function isMany(name: string): boolean;
/** `The watch wins`, `Goblins win`. */
export declare const winsOf: (name: string) => string;
/** `The watch is`, `Goblins are`. */
export declare const isOf: (name: string) => string;
/** What a fight is called; a word for one without a title. */
export declare const titleOf: ({ title }: {
    readonly title: string;
}) => string;
/** A name or title with an article in the middle of a sentence: `the watch`. */
export declare const midSentence: (text: string) => string;
/** `1 trial`, `2 trials`. */
export declare const count: (text: string, one: string) => string;
/** A title with its id: `Melee Attack [attack]`; one of them alone where there is no other. */
export declare const titled: (title: string, id: string) => string;
/** `a`, `a and b`, `a, b and c`. */
export declare const listed: (words: readonly string[]) => string;
//# sourceMappingURL=words.d.ts.map