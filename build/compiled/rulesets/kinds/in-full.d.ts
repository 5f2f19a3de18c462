import type { Field } from './field.ts';
type AnyField = Field<any, any, any>;
/**
 * A value in full, in the words of files: as `write` says it, but with everything that may be left out there said too (null
 * where it is nothing). For views and facts.
 */
export declare function inFull(field: AnyField & {
    readonly fields?: Readonly<Record<string, AnyField>>;
}, value: unknown): unknown;
export {};
//# sourceMappingURL=in-full.d.ts.map