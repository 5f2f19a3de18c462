/** The JSON Schema of a ruleset's encounter files, for editors. Throws a sentence where there is no such ruleset. */
export declare function encounterJsonSchema(rulesetId: string): Promise<unknown>;
/** The JSON Schema of conformance case files, for editors. */
export declare function caseJsonSchema(): unknown;
//# sourceMappingURL=schemas.d.ts.map