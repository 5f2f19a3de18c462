import type { Json } from './from-schema.ts';
/** Every field that the schema knows, and every word or effect that a field may be. */
export declare function everyField(root: Json): Set<string>;
/** The fields and words of one encounter as it was read, in the same form. */
export declare function whatIsThere(root: unknown, encounter: unknown): Set<string>;
/** Counts in how many encounters each field was. */
export declare class Tally {
    private readonly counts;
    count(found: ReadonlySet<string>): void;
    /** What the schema knows and no encounter had. */
    missing(root: unknown): string[];
}
//# sourceMappingURL=what-is-there.d.ts.map