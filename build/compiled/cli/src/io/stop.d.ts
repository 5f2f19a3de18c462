/** What the command's exit code says. */
export declare const EXIT: {
    readonly done: 0;
    readonly failed: 1;
    readonly badInput: 2;
    readonly interrupted: 130;
};
/** Ends the command with an exit code and a message for the person who can mend it; an empty message says nothing. */
export declare class Stop extends Error {
    name: string;
    readonly code: number;
    constructor(code: number, message: string);
}
/** Something that a person gave is not right: exit code 2. */
export declare const badInput: (message: string) => Stop;
/** Somebody pressed Ctrl-C. */
export declare class Interrupted extends Error {
    name: string;
}
/** An error in one sentence, whatever it is. */
export declare const sentenceOf: (error: unknown) => string;
//# sourceMappingURL=stop.d.ts.map