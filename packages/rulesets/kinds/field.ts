import type { ColumnSpec, Shape } from '@fray/kernel/rules'
import type * as z from 'zod/mini'
import type { Fields } from '../loading/content.ts'
import type { Path } from '../loading/problems.ts'
import type { Reader } from '../loading/reader.ts'

export type { Shape }

/**
 * One field of a kind, declared once: what people may write, what it means in the model, how it is written back. `T` is
 * the value in the model, `C` what reading hands on (problems, content, options and what the ruleset adds), `R` the ids of
 * the ruleset's rules.
 */
export interface Field<T, C extends Reader = Reader, R extends string = string> {
  /** Whether what was written has the right shape; with a sentence for people. */
  readonly schema: z.core.$ZodType
  readonly says: string
  /** The rule that a value of the wrong shape breaks, or null. */
  readonly rule: R | null
  readonly shape: Shape
  /** What it is when left out, in words for people; null where that hangs on other things. */
  readonly defaultText: string | null
  /** The sentence for a thing that does not have it although every such thing must, or null; `{name}` is the thing's name. */
  readonly needed: string | null
  /** What it is called in files, where that is not its name in the model. */
  readonly key?: string
  /** What it holds one of or a list of, where that is a field of its own. */
  // biome-ignore lint/suspicious/noExplicitAny: a field of any value.
  readonly of?: Field<any, any, any>
  /** The value of what was written; undefined is what was left out. A wrong shape has been noted and counts as left out. */
  read(r: C, raw: unknown, path: Path): T
  /**
   * What to write for the value; undefined where it is left out. Names of what only the encounter knows are asked from the
   * reader that it was read with.
   */
  write(value: T, r?: C): unknown
}

/** A field that several keys of a file say together: `parts` are those keys. */
export interface TogetherField<T, C extends Reader = Reader, R extends string = string> extends Field<T, C, R> {
  readonly parts: FieldMap<C, R>
  /** The value of the thing in which the parts stand. */
  together(r: C, fields: Fields): T
}

/** Points of a pool: so many now, of at most so many. */
export interface Points {
  readonly now: number
  readonly most: number
}

/** A field whose points begin two columns: one of its name, and one with `Max` behind it. */
export interface PointsField<C extends Reader = Reader, R extends string = string> extends Field<Points, C, R> {
  readonly column: ColumnSpec
  readonly mostColumn: ColumnSpec
}

/** A field whose value begins a column of the combatant's row. */
export interface ColumnField<T, C extends Reader = Reader, R extends string = string> extends Field<T, C, R> {
  readonly column: ColumnSpec
}

/** The value of a field in the model. */
// biome-ignore lint/suspicious/noExplicitAny: a field of any value.
export type ValueOf<F> = F extends Field<infer T, any, any> ? T : never

/** Fields by name. */
// biome-ignore lint/suspicious/noExplicitAny: fields of any values.
export type FieldMap<C extends Reader, R extends string> = Readonly<Record<string, Field<any, C, R>>>

/** What a map of fields comes to in the model. */
export type ValuesOf<F> = { readonly [K in keyof F]: ValueOf<F[K]> }

/** The columns that begin with fields of a kind. */
export type ColumnsOf<F> = {
  readonly [K in keyof F as F[K] extends { readonly column: ColumnSpec } ? K : never]: ColumnSpec
} & {
  readonly [K in keyof F & string as F[K] extends { readonly mostColumn: ColumnSpec } ? `${K}Max` : never]: ColumnSpec
}

/** What a check of a whole thing is handed: what was written, where, and how to note what is wrong. */
export interface Given<K extends string, R extends string> {
  /** What was written, by field; left out is undefined. */
  readonly raw: Readonly<Partial<Record<K, unknown>>>
  /** Notes a problem at a field, or at the thing itself where the field is null. */
  readonly wrong: (field: K | null, message: string, rule?: R) => void
  /** The content id that it was made from, or ''. */
  readonly from: string
  /** It names content that does not exist, or its short text could not be read: what is missing is no problem of its own. */
  readonly lost: boolean
  readonly path: Path
  /** Where a field was written. */
  readonly at: (field: K) => Path
}
