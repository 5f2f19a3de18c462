import { isUnseen, unfitText } from '@fray/kernel'
import * as z from 'zod/mini'
import { MESSAGE_LIMITS } from './limits.ts'

/*
 * The building blocks in which messages are declared: each field with its sentence, so that types, readers, the page
 * and the schemas come from one place.
 */

/** A field with a sentence that says what it is. */
export const described = <S extends z.ZodMiniType>(schema: S, what: string): S => schema.check(z.describe(what)) as S

/** A text within the limits of what people write. */
export const text = (what: string, most: number = MESSAGE_LIMITS.words) =>
  described(z.string().check(z.maxLength(most)), what)

/**
 * What is wrong with a text that everyone reads: it controls a screen, has line breaks, or has nothing visible; null
 * if nothing is.
 */
const unreadable = (text: string): string | null =>
  unfitText(text) ?? (text !== '' && isUnseen(text) ? 'has nothing that can be seen: use letters' : null)

/** Refuses a text with something wrong, and says what. */
export const fits = (wrong: (text: string) => string | null) =>
  z.refine((text) => wrong(String(text)) === null, { error: ({ input }) => wrong(String(input)) ?? '' })

/** Refuses a text that people should not be shown. */
export const isReadable = fits(unreadable)

/** A text that is not empty, on one line: a name, a key. */
export const name = (what: string, most = 200) =>
  described(z.string().check(z.minLength(1), z.maxLength(most), isReadable), what)

/** A whole number within bounds. */
export const whole = (what: string, min: number, max: number) =>
  described(z.int().check(z.minimum(min), z.maximum(max)), what)

/** One of some words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W, what: string) =>
  described(z.enum(words), what)

/** An optional field. */
export const perhaps = <S extends z.ZodMiniType>(schema: S) => z.optional(schema)

/** A list within the limits. */
export const list = <S extends z.ZodMiniType>(of: S, what: string, most: number = MESSAGE_LIMITS.entries) =>
  described(z.array(of).check(z.maxLength(most)), what)

/** A value described elsewhere, by its type: `docs/reference/seat.md` has the tables, acts and lines of seats. */
export const data = <T>(what: string) =>
  described(
    z.custom<T>((value) => value !== undefined),
    what,
  )

/** A message to a host: `do` says what it asks. */
export const asking = <N extends string, F extends z.core.$ZodShape>(does: N, what: string, fields: F) =>
  described(z.strictObject({ do: z.literal(does), ...fields }), what)

/** Matches an answer with its request. */
export const id = perhaps(
  described(
    z.union([z.string().check(z.minLength(1), z.maxLength(MESSAGE_LIMITS.id)), z.int()]),
    'Comes back with the answer, as `re`. What changes something needs one at a live table: the same id again is the same request, and gets the same answer.',
  ),
)

/** A message to a host that changes something besides the rules. */
export const changing = <N extends string, F extends z.core.$ZodShape>(does: N, what: string, fields: F) =>
  asking(does, what, { id, ...fields })

/** A message of a host: `type` says what it is. */
export const saying = <N extends string, F extends z.core.$ZodShape>(type: N, what: string, fields: F) =>
  described(z.strictObject({ type: z.literal(type), ...fields }), what)
