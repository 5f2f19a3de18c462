import type { ColumnSpec, Shape } from '@fray/kernel/rules'
import type * as z from 'zod/mini'
import type { Fields } from '../loading/content.ts'
import type { Path } from '../loading/problems.ts'
import type { Reader } from '../loading/reader.ts'

export type { Shape }

/**
 * One field of a kind, declared once: what people may write, its value in the model, how it is written back. `T` is
 * the value in the model, `C` the reader's context (problems, content, options and the ruleset's additions), `R` the
 * ids of the ruleset's rules.
 */
export interface Field<T, C extends Reader = Reader, R extends string = string> {
  /** The schema for what is written, and a sentence about it for people. */
  readonly schema: z.core.$ZodType
  readonly says: string
  /** The rule that a value of the wrong shape breaks, or null. */
  readonly rule: R | null
  readonly shape: Shape
  /** The default value in words; null if it depends on other things. */
  readonly defaultText: string | null
  /** The error for a thing that must have this field but does not, or null; `{name}` is the thing's name. */
  readonly needed: string | null
  /** Its name in files, if that is not its name in the model. */
  readonly key?: string
  /** The field of its single value or of its list entries, if it has one. */
  // biome-ignore lint/suspicious/noExplicitAny: a field of any value.
  readonly of?: Field<any, any, any>
  /** The value of what was written; undefined means missing. A wrong shape has been reported and counts as missing. */
  read(r: C, raw: unknown, path: Path): T
  /**
   * What to write for the value; undefined to leave it out. The reader that read it supplies names that only the
   * encounter knows.
   */
  write(value: T, r?: C): unknown
}

/** A field that is written as several keys of a file: `parts` are those keys. */
export interface TogetherField<T, C extends Reader = Reader, R extends string = string> extends Field<T, C, R> {
  readonly parts: FieldMap<C, R>
  /** The value, from the fields of the thing that contains the parts. */
  together(r: C, fields: Fields): T
}

/** Points of a pool: the present number and the maximum. */
export interface Points {
  readonly now: number
  readonly most: number
}

/** A field whose points initialise two columns: one of its name, and one with the suffix `Max`. */
export interface PointsField<C extends Reader = Reader, R extends string = string> extends Field<Points, C, R> {
  readonly column: ColumnSpec
  readonly mostColumn: ColumnSpec
}

/** A field whose value initialises a column of the combatant's row. */
export interface ColumnField<T, C extends Reader = Reader, R extends string = string> extends Field<T, C, R> {
  readonly column: ColumnSpec
}

/** The value of a field in the model. */
// biome-ignore lint/suspicious/noExplicitAny: a field of any value.
export type ValueOf<F> = F extends Field<infer T, any, any> ? T : never

/** Fields by name. */
// biome-ignore lint/suspicious/noExplicitAny: fields of any values.
export type FieldMap<C extends Reader, R extends string> = Readonly<Record<string, Field<any, C, R>>>

/** The values of a map of fields in the model. */
export type ValuesOf<F> = { readonly [K in keyof F]: ValueOf<F[K]> }

/** The columns that fields of a kind initialise. */
export type ColumnsOf<F> = {
  readonly [K in keyof F as F[K] extends { readonly column: ColumnSpec } ? K : never]: ColumnSpec
} & {
  readonly [K in keyof F & string as F[K] extends { readonly mostColumn: ColumnSpec } ? `${K}Max` : never]: ColumnSpec
}

/** The argument of a check of a whole thing: what was written, where, and how to report a problem. */
export interface Given<K extends string, R extends string> {
  /** What was written, by field; undefined if missing. */
  readonly raw: Readonly<Partial<Record<K, unknown>>>
  /** Reports a problem at a field, or at the thing itself if the field is null. */
  readonly wrong: (field: K | null, message: string, rule?: R) => void
  /** The content id that it was made from, or ''. */
  readonly from: string
  /**
   * Whether it names content that does not exist, or its short text could not be read: missing fields are then not
   * reported.
   */
  readonly lost: boolean
  readonly path: Path
  /** Where a field was written. */
  readonly at: (field: K) => Path
}
