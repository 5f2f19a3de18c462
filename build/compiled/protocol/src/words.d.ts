/** What only looks, by its word. */
export declare const LOOKS: readonly string[];
/** Deeds that are made on a table, so that newer news make them stale. Answers hang on their question, plans and wishes on nothing. */
export declare const ON_A_TABLE: readonly string[];
//# sourceMappingURL=words.d.ts.map