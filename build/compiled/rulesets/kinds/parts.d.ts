import type * as z from 'zod';
import type { Fields, Reader } from '../reading/reader.ts';
import type { FieldMap, TogetherField, ValuesOf } from './field.ts';
import type { Given } from './record.ts';
type AnyFields = FieldMap<any, any>;
/** The schemas of fields by the keys that people write. */
export declare function schemasOf(fields: AnyFields): Record<string, z.ZodType>;
/** Reads fields from what was found; one that is needed and not there is noted. */
export declare function readFields<C extends Reader>(r: C, fields: AnyFields, f: Fields): Record<string, unknown>;
/** What checks of the things with these fields are handed. */
export declare function givenOf<K extends string, R extends string>(r: Reader, fields: AnyFields, f: Fields): Given<K, R>;
/** A thing written back: its fields in the order of their declaration, without those that can be left out. */
export declare function writeFields<C extends Reader>(fields: AnyFields, value: Readonly<Record<string, unknown>>, without: readonly string[], r?: C): Record<string, unknown>;
/**
 * The maker of fields that several keys say together, such as how long something lasts (`save: 11`, `until: end`, `lasts:
 * encounter`): `settle` makes the value of what the keys say, `apart` what the keys are of the value.
 */
export declare function togetherFor<C extends Reader, R extends string>(): <F extends FieldMap<C, R>, T>(says: string, parts: F, o: {
    readonly settle: (values: ValuesOf<F>, given: Given<keyof F & string, R>, r: C) => T;
    readonly apart: (value: T) => Partial<ValuesOf<F>>;
}) => TogetherField<T, C, R>;
export {};
//# sourceMappingURL=parts.d.ts.map