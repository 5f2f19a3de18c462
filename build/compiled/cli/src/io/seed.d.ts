/** A seed that nobody can guess, short enough to read aloud: letters and digits that are not mistaken for each other. */
export declare const freshSeed: () => string;
//# sourceMappingURL=seed.d.ts.map