import { compileDice, flag as flagColumn, int, type Pool, type SpecOptions } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { perhaps, whole } from '../loading/declare.ts'
import { readDice } from '../loading/dice.ts'
import { pointsSchema } from '../loading/inside/file-schema.ts'
import { isMap } from '../loading/problems.ts'
import type { Reader } from '../loading/reader.ts'
import { diceSchema } from '../loading/schema.ts'
import { orText } from '../loading/shape.ts'
import type { ColumnField, Field, Points, PointsField, Shape } from './field.ts'
import { fieldsOfKindsFor } from './inside/fields-of-kinds.ts'
import {
  base,
  type Columned,
  type FieldOptions,
  leastOf,
  meantBy,
  usualText,
  withColumn,
  wordFor,
} from './inside/making.ts'
import { wordFieldsFor } from './inside/word-fields.ts'

export type { Columned, FieldOptions } from './inside/making.ts'

export interface NumberOptions<C, R extends string> extends FieldOptions<R> {
  readonly min: number
  readonly max: number
  /** It must be a multiple of this: 5 for feet on a grid. */
  readonly step?: number
  readonly default?: number
  /** Always written back, even with the default value: some things must give it. */
  readonly always?: boolean
  /** The default value if an option decides it; `option` is the option's name for people. */
  readonly usual?: { readonly option: string; readonly of: (r: C) => number }
  /** Words that may replace a number, with the number for each in the model. */
  readonly words?: Readonly<Record<string, number>>
}

export interface FlagOptions<R extends string> extends FieldOptions<R> {
  /** Yes by default. */
  readonly default?: true
}

export interface NumbersOptions<R extends string> extends FieldOptions<R> {
  readonly min: number
  /** The maximum, or the maximum of each. */
  readonly max: number | readonly number[]
  /** The default value of each. */
  readonly default: number
  /** The description of one of them. */
  readonly each: (word: string) => string
}

export interface CustomOptions<T, C extends Reader, R extends string> extends FieldOptions<R> {
  readonly schema: z.core.$ZodType
  readonly read: Field<T, C, R>['read']
  readonly write: Field<T, C, R>['write']
  readonly shape?: Shape
}

/**
 * The functions that make fields for a ruleset: `C` is the reader's context, `R` are the ids of its rules. Each
 * returns a {@link Field}; those given a `column` initialise that column of the combatant's row.
 */
export function fieldsFor<C extends Reader, R extends string>() {
  type F<T> = Field<T, C, R>
  type CF<T> = ColumnField<T, C, R>

  /** A whole number, or a word that stands for one. */
  function number(says: string, o: NumberOptions<C, R> & Columned): CF<number>
  function number(says: string, o: NumberOptions<C, R>): F<number>
  function number(says: string, o: NumberOptions<C, R> & Partial<Columned>): F<number> {
    const { min, max, step, default: preset, words, usual: chosen, always = o.needed !== undefined } = o
    const bounded = whole(min, max)
    const plain = step === undefined ? bounded : bounded.check(z.multipleOf(step))
    const list = Object.keys(words ?? {})
    const schema =
      words === undefined
        ? plain
        : z.union([plain, z.enum(list as [string, ...string[]])], `should be a number or ${orText(list)}`)
    const inRange = preset !== undefined && preset >= min && preset <= max
    const usual = (preset !== undefined && wordFor(words, preset)) || (inRange ? String(preset) : usualText(chosen))
    const field = base<number, C, R>(says, o, {
      schema,
      shape: { type: 'number', min, max, words: list },
      defaultText: always ? null : usual,
      read: (r, raw) => (typeof raw === 'number' ? raw : (meantBy(words, raw) ?? chosen?.of(r) ?? preset ?? min)),
      write: (value) => (value === preset && !always ? undefined : (wordFor(words, value) ?? value)),
    })
    return withColumn(field, o.column === undefined ? null : int({ min: Math.min(min, preset ?? min), ...o.column }))
  }

  /** Yes or no; no by default, unless the option says yes. */
  function flag(says: string, o: FlagOptions<R> & Columned): CF<boolean>
  function flag(says: string, o?: FlagOptions<R>): F<boolean>
  function flag(says: string, o: FlagOptions<R> & Partial<Columned> = {}): F<boolean> {
    const { default: preset = false } = o
    const field = base<boolean, C, R>(says, o, {
      schema: z.boolean(),
      shape: { type: 'flag' },
      defaultText: preset ? 'yes' : null,
      read: (_r, raw) => (typeof raw === 'boolean' ? raw : preset),
      write: (value) => (value === preset ? undefined : value),
    })
    const said = { ...field, defaultText: preset ? 'yes' : 'no' }
    return withColumn(said, o.column === undefined ? null : flagColumn(o.column))
  }

  /** Yes, no, or null if missing; if it initialises a column, `complete` must replace null. */
  function yesNo(says: string, o: FieldOptions<R> & Columned): CF<boolean | null>
  function yesNo(says: string, o?: FieldOptions<R>): F<boolean | null>
  function yesNo(says: string, o: FieldOptions<R> & Partial<Columned> = {}): F<boolean | null> {
    const field = base<boolean | null, C, R>(says, o, {
      schema: z.boolean(),
      shape: { type: 'flag' },
      read: (_r, raw) => (typeof raw === 'boolean' ? raw : null),
      write: (value) => value ?? undefined,
    })
    return withColumn(field, o.column === undefined ? null : flagColumn(o.column))
  }

  /** A number for each of the words, written as a map; in the model a list by their positions. */
  function numbers(known: readonly string[], says: string, o: NumbersOptions<R> & Columned): CF<readonly number[]>
  function numbers(known: readonly string[], says: string, o: NumbersOptions<R>): F<readonly number[]>
  function numbers(
    known: readonly string[],
    says: string,
    o: NumbersOptions<R> & Partial<Columned>,
  ): F<readonly number[]> {
    const { min, max, default: preset, each } = o
    const most = typeof max === 'number' ? known.map(() => max) : max
    const one = (word: string, i: number) => perhaps(whole(min, most[i] ?? 0), each(word))
    const field = base<readonly number[], C, R>(says, o, {
      schema: z.strictObject(Object.fromEntries(known.map((word, i) => [word, one(word, i)]))),
      shape: { type: 'numbers', min, max: Math.max(...most), words: known },
      read: (_r, raw) => {
        const given = isMap(raw) ? raw : {}
        return known.map((word) => (typeof given[word] === 'number' ? given[word] : preset))
      },
      write: (value) => {
        const said = known.flatMap((word, i) => (value[i] === preset ? [] : [[word, value[i]] as const]))
        return said.length === 0 ? undefined : Object.fromEntries(said)
      },
    })
    return withColumn(field, o.column === undefined ? null : int({ width: known.length, ...o.column }))
  }

  /** A text; empty by default. Use `text<Words>` for a line that people read. */
  function text<T extends string = string>(
    says: string,
    o: FieldOptions<R> & { readonly schema?: z.core.$ZodType; readonly min?: number } = {},
  ): F<T> {
    return base<T, C, R>(says, o, {
      schema: o.schema ?? z.string().check(z.minLength(o.min ?? leastOf(o))),
      shape: { type: 'text' },
      read: (_r, raw) => (typeof raw === 'string' ? raw : '') as T,
      write: (value) => (value === '' ? undefined : value),
    })
  }

  /** Dice with a bonus; null or the given default if missing. */
  function dice(says: string, o: FieldOptions<R> & { readonly default: string }): F<Pool>
  function dice(says: string, o?: FieldOptions<R>): F<Pool | null>
  function dice(says: string, o: FieldOptions<R> & { readonly default?: string } = {}): F<Pool | null> {
    const usual = o.default === undefined ? null : compileDice(o.default)
    return base<Pool | null, C, R>(says, o, {
      schema: diceSchema,
      shape: { type: 'dice' },
      defaultText: usual?.text ?? null,
      read: (r, raw, path) => readDice(r, raw, path) ?? usual,
      write: (value) => (value?.text === usual?.text ? undefined : value?.text),
    })
  }

  /** Required dice; if they are missing, which is reported, an empty pool. */
  function neededDice(says: string, o: FieldOptions<R> & { readonly needed: string }): F<Pool> {
    const field = dice(says, o)
    return {
      ...field,
      read: (r, raw, path) => field.read(r, raw, path) ?? compileDice('0'),
      write: (value) => value.text,
    }
  }

  /**
   * A pool of points, written as a number or as current/most; its columns are one of its name and one with the suffix
   * `Max`.
   */
  function points(
    says: string,
    o: FieldOptions<R> &
      Columned & {
        readonly mostColumn: SpecOptions
        readonly default?: number
        /** Whether the present number may be below 0. */
        readonly below?: boolean
      },
  ): PointsField<C, R> {
    const { default: preset, below = false } = o
    const field = base<Points, C, R>(says, o, {
      schema: pointsSchema(below),
      shape: { type: 'pool' },
      defaultText: preset === undefined ? null : String(preset),
      read: (_r, raw) => {
        const text = /^(-?\d+)\/(\d+)$/.exec(typeof raw === 'string' ? raw : '')
        const now = text ? Number(text[1]) : typeof raw === 'number' ? raw : (preset ?? 1)
        return { now, most: text ? Number(text[2]) : now }
      },
      write: ({ now, most }) => `${now}/${most}`,
    })
    return { ...field, column: int(o.column), mostColumn: int(o.mostColumn) }
  }

  /** A field with a shape of its own. */
  function custom<T>(says: string, o: CustomOptions<T, C, R> & Columned): CF<T>
  function custom<T>(says: string, o: CustomOptions<T, C, R>): F<T>
  function custom<T>(says: string, o: CustomOptions<T, C, R> & Partial<Columned>): F<T> {
    const field = base<T, C, R>(says, o, {
      schema: o.schema,
      shape: o.shape ?? { type: 'any' },
      read: o.read,
      write: o.write,
    })
    return withColumn(field, o.column === undefined ? null : int(o.column))
  }

  return {
    ...wordFieldsFor<C, R>(),
    ...fieldsOfKindsFor<C, R>(),
    number,
    numbers,
    flag,
    yesNo,
    text,
    dice,
    neededDice,
    points,
    custom,
  }
}
