/** The density of the standard normal distribution. */
export declare const density: (x: number) => number;
/** How likely a standard normal number is to exceed one from 0 on, within 1e-7 (Abramowitz and Stegun 26.2.17). */
export declare function normalBeyond(x: number): number;
/** The standard deviations that a normal number exceeds with this chance (a half or less). */
export declare function deviationsFor(chance: number): number;
//# sourceMappingURL=normal.d.ts.map