import type { SweepAxis } from './comparison.ts';
/** Reads `PARAMETER=VALUES`: `20..60`, `20..60 step 5`, or values with commas between. Throws a {@link ChangeError}. */
export declare function readAxis(text: string): SweepAxis;
/** The same for a parameter whose value is to be found: whole numbers, ascending, at least two. */
export declare function readSearchAxis(text: string): {
    readonly name: string;
    readonly values: readonly number[];
};
//# sourceMappingURL=axis.d.ts.map