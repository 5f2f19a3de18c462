import * as z from 'zod/mini';
import { MESSAGE_LIMITS } from './limits.js';
/*
 * The few words in which messages are declared: each field with its sentence, so that types, readers, the page and the
 * schemas come from one place.
 */
/** A field with what it is, in a sentence. */
export const told = (schema, what) => schema.check(z.describe(what));
/** A text within the limits of what somebody writes. */
export const text = (what, most = MESSAGE_LIMITS.words) => told(z.string().check(z.maxLength(most)), what);
/** A text that is not empty: a name, a key. */
export const name = (what, most = 200) => told(z.string().check(z.minLength(1), z.maxLength(most)), what);
/** A whole number within bounds. */
export const whole = (what, min, max) => told(z.int().check(z.minimum(min), z.maximum(max)), what);
/** One of some words. */
export const oneOf = (words, what) => told(z.enum(words), what);
/** A field that may be left out. */
export const perhaps = (schema) => z.optional(schema);
/** A list within the limits. */
export const list = (of, what, most = MESSAGE_LIMITS.entries) => told(z.array(of).check(z.maxLength(most)), what);
/** A value that another page describes, by its type: `docs/seat.md` has the tables, acts and lines of seats. */
export const data = (what) => told(z.custom((value) => value !== undefined), what);
/** Something that may be said to a host: `do` says what. */
export const asking = (does, what, fields) => told(z.strictObject({ do: z.literal(does), ...fields }), what);
/** Something that a host says: `type` says what. */
export const saying = (type, what, fields) => told(z.strictObject({ type: z.literal(type), ...fields }), what);
//# sourceMappingURL=declare.js.map