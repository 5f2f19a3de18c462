import { type Path } from '@fray/rulesets/reading';
/** What the JSON Schema of a ruleset's encounters knows of a place: which fields it may have, and which words. */
export declare class KnownFields {
    private readonly root;
    constructor(schema: unknown);
    /** The fields that the map at the path may have, there or not. */
    fieldsAt(path: Path): string[];
    /** The words that the value at the path may be, where the schema lists them. */
    wordsAt(path: Path): string[];
    /** Whether the map at the path may have fields of any name. */
    isOpenAt(path: Path): boolean;
    private at;
    /** The schemas that a schema stands for: what it refers to, and each of its branches. */
    private meanings;
    private referred;
    private below;
}
//# sourceMappingURL=known-fields.d.ts.map