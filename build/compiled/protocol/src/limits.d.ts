/** How much a message to a host may be; a host may allow less. */
export declare const MESSAGE_LIMITS: {
    /** Characters of one message. */
    readonly characters: 65536;
    /** Maps and lists within each other. */
    readonly nesting: 12;
    /** Characters of an id that a client makes up. */
    readonly id: 64;
    /** Characters of a name, a key, or words that somebody writes. */
    readonly words: 2000;
    /** Entries of a list or a map. */
    readonly entries: 500;
};
//# sourceMappingURL=limits.d.ts.map