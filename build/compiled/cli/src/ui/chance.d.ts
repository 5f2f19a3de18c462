/** A chance from 0 to 1 as a percentage: whole numbers from 10% on, one decimal below, never a false 0% or 100%. */
export declare function percent(chance: number): string;
/** A mean with one decimal, as people say it: `4.5`, `4`. */
export declare const mean: (value: number) => string;
//# sourceMappingURL=chance.d.ts.map