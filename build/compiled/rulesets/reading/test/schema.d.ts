type Json = Record<string, unknown>;
/**
 * Tests of what a ruleset's JSON Schema tells editors. `content` holds the ruleset's content by kind and id; `kinds` are
 * those of which encounters name entries.
 */
export declare function describeSchema<K extends string>(schema: Json, content: Readonly<Record<K, Readonly<Record<string, unknown>>>>, kinds: readonly K[]): void;
export {};
//# sourceMappingURL=schema.d.ts.map