/** The data folder cannot be used as it has to be: one sentence for the person who runs the server. */
export declare class StoreProblem extends Error {
    name: string;
}
/** Whether somebody else holds the file. */
export declare const isBusy: (error: unknown) => boolean;
/** The same error as a {@link StoreProblem} with a sentence, where it is one that the system or SQLite gives. */
export declare function asProblem(folder: string, error: unknown): unknown;
/** Whether it is certain that nothing was written where a transaction has failed with this error. */
export declare const isCertain: (error: unknown) => boolean;
//# sourceMappingURL=problem.d.ts.map