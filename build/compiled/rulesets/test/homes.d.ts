/** The folder with the encounters of a ruleset, from the repository's root: a ruleset in `examples` has its own. */
export declare const encountersFolder: (ruleset: string) => string;
/** The encounters of a ruleset, by path from the repository's root. */
export declare const encounterFiles: (ruleset: string) => string[];
//# sourceMappingURL=homes.d.ts.map