/**
 * Writes everything that a data folder holds into one new file, also while a server runs on it: what is acknowledged when this begins
 * is in it. To go back to it, put it into a data folder as `fights.sqlite`. Returns how many fights it holds. Throws a
 * {@link StoreProblem}.
 */
export declare function backUp(folder: string, file: string): number;
//# sourceMappingURL=backup.d.ts.map