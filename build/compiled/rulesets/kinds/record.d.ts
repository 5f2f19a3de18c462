import * as z from 'zod';
import { type ShortFields } from '../reading/entry.ts';
import { type Path } from '../reading/problems.ts';
import { type Fields, type Reader } from '../reading/reader.ts';
import type { Field, FieldMap, ValuesOf } from './field.ts';
/** What a check of a whole thing is handed: what was written, where, and how to note what is wrong. */
export interface Given<K extends string, R extends string> {
    /** What was written, by field; left out is undefined. */
    readonly raw: Readonly<Partial<Record<K, unknown>>>;
    /** Notes a problem at a field, or at the thing itself where the field is null. */
    readonly wrong: (field: K | null, message: string, rule?: R) => void;
    /** The content id that it was made from, or ''. */
    readonly from: string;
    /** It names content that does not exist, or its short text could not be read: what is missing is no problem of its own. */
    readonly lost: boolean;
    readonly path: Path;
    /** Where a field was written. */
    readonly at: (field: K) => Path;
}
/** The ruleset's own content of one kind, by id. */
export interface ContentOf {
    readonly kind: string;
    readonly built: Readonly<Record<string, unknown>>;
    /** A field that may stand for `from`. */
    readonly alias?: string;
}
/** The declaration of a kind: a thing with fields. */
export interface RecordSpec<F, T, C extends Reader, R extends string> {
    readonly fields: F;
    /** What is wrong with the fields together. It runs before {@link settle}. */
    readonly check?: (value: ValuesOf<F>, given: Given<keyof F & string, R>, r: C) => void;
    /** What follows from the fields together: the value in the model. */
    readonly settle?: (value: ValuesOf<F>, given: Given<keyof F & string, R>, r: C) => T;
    /** Fields that a thing like this does not have and that are not written back. */
    readonly without?: (value: NoInfer<T>) => readonly (keyof F & string)[];
    /** The values of fields of which {@link settle} has made something else, to write them back. */
    readonly apart?: (value: NoInfer<T>) => Partial<Readonly<Record<keyof F & string, unknown>>>;
    /** The rule that a wrong shape breaks. */
    readonly rule?: R;
    /** A word that may stand for the whole thing, as its fields. */
    readonly brief?: {
        readonly schema: z.ZodType;
        readonly fields: (raw: unknown) => Record<string, unknown> | null;
    };
    /** The content that an id stands for, `from` included. */
    readonly content?: ContentOf;
    /** How a short text is read, and the field without which a short text that begins with a content id means that content. */
    readonly short?: {
        readonly whole: string;
        readonly parse: (text: string, r: C, path: Path) => ShortFields | null;
        readonly examples: readonly string[];
    };
}
/** A kind of thing, declared once: itself a field, with what it is made of. */
export interface Kind<T, F, C extends Reader = Reader, R extends string = string> extends Field<T, C, R> {
    readonly id: string;
    readonly fields: F;
    /** The schema of its map, without short forms. */
    readonly map: z.ZodObject;
    /** The kind of content that an id in its place names, or null. */
    readonly content: string | null;
    /** Short texts that may stand for it. */
    readonly examples: readonly string[];
    /** Reads it from fields that were found already. */
    readonly from: (r: C, fields: Fields) => T;
}
/**
 * Declares a kind. `id` names it in schemas and docs, `says` is its sentence. The value in the model has the fields' values
 * under the fields' names, unless `settle` makes something else of them.
 */
export declare function kindOf<C extends Reader, R extends string>(): <F extends FieldMap<C, R>, T = ValuesOf<F>>(id: string, says: string, o: RecordSpec<F, T, C, R>) => Kind<T, F, C, R>;
//# sourceMappingURL=record.d.ts.map