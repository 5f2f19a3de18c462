/** Plain data written from what was read. */
export type Plain = Record<string, unknown>;
/** The map without what is absent: null, empty lists, empty texts and false. */
export declare function present(fields: Plain): Plain;
/** The map without the fields that are undefined. */
export declare const withoutUndefined: (fields: Plain) => Plain;
//# sourceMappingURL=plain.d.ts.map