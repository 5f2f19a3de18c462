/**
 * The most of everything that people can make large: files, texts, fights, numbers. Each is checked before the work that it
 * bounds is done, and told in a sentence; docs/limits.md lists them all.
 */
export declare const LIMITS: {
    /** Characters of an encounter, a file of cases or a script. */
    readonly text: 500000;
    /** Bytes of any file that is read; of journals, which grow, there is no smaller limit. */
    readonly fileBytes: 200000000;
    /** Maps and lists within each other. */
    readonly depth: 50;
    /** Aliases of one file, and times that what one stands for may be written out. */
    readonly aliases: 200;
    /** Steps of a chain of `from`. */
    readonly chain: 20;
    /** Combatants of a fight, those with a `count` counted out. */
    readonly combatants: 1000;
    /** Whole numbers, upwards and downwards of zero. */
    readonly number: 1000000;
    /** Entries of one list or map. */
    readonly entries: 2000;
    /** Areas of one battlefield, all lists together. */
    readonly areas: 2000;
    /** Characters of one text. */
    readonly words: 20000;
    /** Letters of a name. */
    readonly name: 100;
    /** Characters of one line that is typed: a command, an answer, a change. */
    readonly line: 10000;
    /** Problems of one kind that are shown, before the others are only counted. */
    readonly alike: 5;
};
/** A limit as people read it: `1,000,000`. */
export declare const limitText: (limit: number) => string;
//# sourceMappingURL=limits.d.ts.map