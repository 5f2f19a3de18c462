import type { ColumnSpec, SpecOptions } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { described } from '../../loading/declare.ts'
import type { Reader } from '../../loading/reader.ts'
import type { Field, Shape } from '../field.ts'

/** Options that every field accepts. */
export interface FieldOptions<R extends string> {
  /** The rule that a value of the wrong shape breaks. */
  readonly rule?: R
  /** The error for a thing that must have this field but does not. */
  readonly needed?: string
  /** Its name in files, if that is not its name in the model. */
  readonly key?: string
}

/** Options of the column that a field initialises: visibility, label, bounds during play. */
export type Columned = { readonly column: SpecOptions }

const describedOr = <T extends z.core.$ZodType>(schema: T, says: string, defaultText: string | null): T =>
  described(schema, defaultText === null ? says : `${says.replace(/\.$/, '')}: ${defaultText} by default.`)

/** The default of a field that an option decides, in words. */
export const usualText = (chosen: { readonly option: string } | undefined): string | null =>
  chosen === undefined ? null : `as the option ${chosen.option} says`

/** The minimum length of what could be empty: 1 if it is required. */
export const leastOf = ({ needed }: FieldOptions<string>): number => (needed === undefined ? 0 : 1)

/** The word that stands for a number. */
export const wordFor = (words: Readonly<Record<string, number>> | undefined, value: number): string | undefined =>
  words === undefined ? undefined : Object.keys(words).find((word) => words[word] === value)

/** The number that a word stands for, if it is one of these. */
export const meantBy = (words: Readonly<Record<string, number>> | undefined, raw: unknown): number | undefined =>
  words !== undefined && typeof raw === 'string' && Object.hasOwn(words, raw) ? words[raw] : undefined

/** What a kind of field is made of. */
interface FieldParts<T, C extends Reader, R extends string> {
  readonly schema: z.core.$ZodType
  readonly shape: Shape
  /** What is read where nothing was written; null where nothing is said of that. */
  readonly defaultText?: string | null
  readonly read: Field<T, C, R>['read']
  readonly write: Field<T, C, R>['write']
}

/** A field as every maker makes it. */
export const base = <T, C extends Reader, R extends string>(
  says: string,
  o: FieldOptions<R>,
  { schema, shape, defaultText = null, read, write }: FieldParts<T, C, R>,
): Field<T, C, R> => ({
  schema: z.optional(describedOr(schema, says, defaultText)),
  says,
  rule: o.rule ?? null,
  shape,
  defaultText,
  needed: o.needed ?? null,
  ...(o.key === undefined ? {} : { key: o.key }),
  read,
  write,
})

/** The field, initialising that column of the row, if any. */
export const withColumn = <T, C extends Reader, R extends string>(
  field: Field<T, C, R>,
  column: ColumnSpec | null,
): Field<T, C, R> => (column === null ? field : Object.assign(field, { column }))
