import { type Reader } from '../reading/reader.ts';
import type { Field, FieldMap, ValuesOf } from './field.ts';
/** The values of a thing that does one of several: `tag` says which, and its own fields and the shared ones are there. */
export type OneOf<G extends string, S, V> = {
    readonly [K in keyof V]: {
        readonly [T in G]: K;
    } & ValuesOf<V[K]> & ValuesOf<S>;
}[keyof V];
/** A thing that does one of several, declared once. */
export interface OneOfKind<T, S, V, C extends Reader, R extends string> extends Field<T | null, C, R> {
    readonly id: string;
    readonly table: V;
    readonly shared: S;
}
/**
 * Declares a thing that does one of several, told apart by the field that says it: `{ heal: 1d8 }` heals. `table` has by the
 * name of that field all the fields that go with it, itself first; `shared` may stand beside each. Null, with a problem, where
 * none or several of them are said.
 */
export declare function oneOfFor<C extends Reader, R extends string>(): <const G extends string, S extends FieldMap<C, R>, V extends Readonly<Record<string, FieldMap<C, R>>>>(id: string, says: string, { tag, shared, table }: {
    readonly tag: G;
    readonly shared: S;
    readonly table: V;
}) => OneOfKind<OneOf<G, S, V>, S, V, C, R>;
//# sourceMappingURL=one-of.d.ts.map