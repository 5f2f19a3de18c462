/**
 * Rulesets from elsewhere, for the command and its threads: `FRAY_RULESETS` lists files that export a `Game`, separated as
 * the folders in `PATH` are. Each process and thread calls this before it asks for a ruleset. Throws a sentence where a
 * file is none.
 */
export declare function addOwnRulesets(): Promise<void>;
//# sourceMappingURL=own-rulesets.d.ts.map