import type { Reader } from '../reading/reader.ts';
import type { Field, FieldMap, ValuesOf } from './field.ts';
/** What one of several may be: its sentence, and its own fields. */
interface Variant<C extends Reader, R extends string> {
    readonly says: string;
    readonly fields: FieldMap<C, R>;
}
/** The values of a thing that is one of several, told apart by the word in a field of its own. */
export type VariantsOf<G extends string, V extends Readonly<Record<string, {
    readonly fields: unknown;
}>>> = {
    readonly [K in keyof V]: {
        readonly [T in G]: K;
    } & ValuesOf<V[K]['fields']>;
}[keyof V];
/**
 * Declares a thing that is one of several: the word under `tag` says which, and its own fields come beside it. A field that
 * is needed has to be there; null where the word is none of them.
 */
export declare function variantsOf<C extends Reader, R extends string>(): <const G extends string, V extends Readonly<Record<string, Variant<C, R>>>>(id: string, says: string, tag: G, table: V) => Field<VariantsOf<G, V> | null, C, R>;
export {};
//# sourceMappingURL=variants.d.ts.map