import {
  asText,
  type ColumnSpec,
  compileDice,
  flag as flagColumn,
  int,
  type Pool,
  type SpecOptions,
  word as wordColumn,
} from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { perhaps, told, whole } from '../reading/declare.ts'
import { readDice } from '../reading/dice.ts'
import { pointsSchema } from '../reading/inside/file-schema.ts'
import { isMap, type Path } from '../reading/problems.ts'
import { listOf, ownFields, type Reader } from '../reading/reader.ts'
import { diceSchema } from '../reading/schema.ts'
import { orText } from '../reading/shape.ts'
import type { ColumnField, Field, Points, PointsField, Shape } from './field.ts'
import type { Kind } from './record.ts'

/** What every field may say besides its shape. */
export interface Says<R extends string> {
  /** The rule that a value of the wrong shape breaks. */
  readonly rule?: R
  /** The sentence for a thing that does not have it although every such thing must. */
  readonly needed?: string
  /** What it is called in files, where that is not its name in the model. */
  readonly key?: string
}

/** What a field that begins a column may say of it: sight, label, bounds during play. */
export type Columned = { readonly column: SpecOptions }

interface NumberSays<C, R extends string> extends Says<R> {
  readonly min: number
  readonly max: number
  /** It is a multiple of this: 5 for feet on a grid. */
  readonly step?: number
  readonly leftOut?: number
  /** It is never left out where it is written back: some things must say it. */
  readonly always?: boolean
  /** What it is when left out, where an option of the table says so; `option` names it for people. */
  readonly usual?: { readonly option: string; readonly of: (r: C) => number }
  /** Words that may stand in place of a number, with the number that each is in the model. */
  readonly words?: Readonly<Record<string, number>>
}

interface FlagSays<R extends string> extends Says<R> {
  /** It is yes when left out. */
  readonly leftOut?: true
}

interface NumbersSays<R extends string> extends Says<R> {
  readonly min: number
  /** The most, or the most of each. */
  readonly max: number | readonly number[]
  /** What each is that is left out. */
  readonly leftOut: number
  /** The sentence of one of them. */
  readonly each: (word: string) => string
}

interface WordSays<C, R extends string> extends Says<R> {
  /** What it is when left out, where an option of the table says so; `option` names it for people. */
  readonly usual?: { readonly option: string; readonly of: (r: C) => number }
  /** The position of the word that it is when left out; -1 or less where that is something else. */
  readonly leftOut?: number
  /** Further words that may be written, with the number that each is in the model. */
  readonly also?: Readonly<Record<string, number>>
  /** Position of the last word that people may write, where the later ones come about in play only. */
  readonly last?: number
  readonly meta?: { readonly id?: string; readonly examples?: readonly unknown[] }
}

interface CustomSays<T, C extends Reader, R extends string> extends Says<R> {
  readonly schema: z.core.$ZodType
  readonly read: Field<T, C, R>['read']
  readonly write: Field<T, C, R>['write']
  readonly shape?: Shape
}

const described = <T extends z.core.$ZodType>(schema: T, says: string, leftOut: string | null): T =>
  told(schema, leftOut === null ? says : `${says.replace(/\.$/, '')}: ${leftOut} if left out.`)

const usualText = (chosen: { readonly option: string } | undefined): string | null =>
  chosen === undefined ? null : `as the option ${chosen.option} says`

/** How much there is at least of what may be empty: what is needed is not there when it is empty. */
const leastOf = ({ needed }: Says<string>): number => (needed === undefined ? 0 : 1)

/** The number for which a word stands, where it is one of these. */
const meantBy = (words: Readonly<Record<string, number>> | undefined, raw: unknown): number | undefined =>
  words !== undefined && typeof raw === 'string' && Object.hasOwn(words, raw) ? words[raw] : undefined

/** The words by the number that they stand for. */
const wordFor = (words: Readonly<Record<string, number>> | undefined, value: number): string | undefined =>
  words === undefined ? undefined : Object.keys(words).find((word) => words[word] === value)

/**
 * The makers of fields for a ruleset: `C` is what its reading hands on, `R` are the ids of its rules. Each returns a
 * {@link Field}; those that are given a `column` begin that column of the combatant's row.
 * @example
 * ```ts
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import type { Reader } from '@fray/rulesets/reading/reader'
 *
 * const { number, word } = fieldsFor<Reader, 'strike'>()
 * const skill = number('Added to a strike.', { min: 0, max: 9, leftOut: 0, rule: 'strike', column: {} })
 * const weapon = word(['fists', 'stick'], 'What it strikes with.', { leftOut: 0 })
 * console.log(skill.leftOut, skill.rule, skill.write(0), skill.write(3)) // 0 strike undefined 3
 * console.log(weapon.shape, weapon.write(1)) // { type: 'word', words: [ 'fists', 'stick' ] } stick
 * ```
 */
export function fieldsFor<C extends Reader, R extends string>() {
  type F<T> = Field<T, C, R>
  type CF<T> = ColumnField<T, C, R>

  function base<T>(
    says: string,
    o: Says<R>,
    schema: z.core.$ZodType,
    shape: Shape,
    leftOut: string | null,
    read: F<T>['read'],
    write: F<T>['write'],
  ): F<T> {
    return {
      schema: z.optional(described(schema, says, leftOut)),
      says,
      rule: o.rule ?? null,
      shape,
      leftOut,
      needed: o.needed ?? null,
      ...(o.key === undefined ? {} : { key: o.key }),
      read,
      write,
    }
  }

  const withColumn = <T>(field: F<T>, column: ColumnSpec | null): F<T> =>
    column === null ? field : Object.assign(field, { column })

  /** A whole number, or a word that stands for one. */
  function number(says: string, o: NumberSays<C, R> & Columned): CF<number>
  function number(says: string, o: NumberSays<C, R>): F<number>
  function number(says: string, o: NumberSays<C, R> & Partial<Columned>): F<number> {
    const { min, max, step, leftOut, words, usual: chosen, always = o.needed !== undefined } = o
    const bounded = whole(min, max)
    const plain = step === undefined ? bounded : bounded.check(z.multipleOf(step))
    const list = Object.keys(words ?? {})
    const schema =
      words === undefined
        ? plain
        : z.union([plain, z.enum(list as [string, ...string[]])], `should be a number or ${orText(list)}`)
    const inRange = leftOut !== undefined && leftOut >= min && leftOut <= max
    const usual = (leftOut !== undefined && wordFor(words, leftOut)) || (inRange ? String(leftOut) : usualText(chosen))
    const field = base<number>(
      says,
      o,
      schema,
      { type: 'number', min, max, words: list },
      always ? null : usual,
      (r, raw) => (typeof raw === 'number' ? raw : (meantBy(words, raw) ?? chosen?.of(r) ?? leftOut ?? min)),
      (value) => (value === leftOut && !always ? undefined : (wordFor(words, value) ?? value)),
    )
    return withColumn(field, o.column === undefined ? null : int({ min: Math.min(min, leftOut ?? min), ...o.column }))
  }

  /** Yes or no; no when left out, unless it is said that it is yes. */
  function flag(says: string, o: FlagSays<R> & Columned): CF<boolean>
  function flag(says: string, o?: FlagSays<R>): F<boolean>
  function flag(says: string, o: FlagSays<R> & Partial<Columned> = {}): F<boolean> {
    const { leftOut = false } = o
    const field = base<boolean>(
      says,
      o,
      z.boolean(),
      { type: 'flag' },
      leftOut ? 'yes' : null,
      (_r, raw) => (typeof raw === 'boolean' ? raw : leftOut),
      (value) => (value === leftOut ? undefined : value),
    )
    const said = { ...field, leftOut: leftOut ? 'yes' : 'no' }
    return withColumn(said, o.column === undefined ? null : flagColumn(o.column))
  }

  /** Yes, no, or null when left out; where it begins a column, the whole thing settles what null is. */
  function yesNo(says: string, o: Says<R> & Columned): CF<boolean | null>
  function yesNo(says: string, o?: Says<R>): F<boolean | null>
  function yesNo(says: string, o: Says<R> & Partial<Columned> = {}): F<boolean | null> {
    const field = base<boolean | null>(
      says,
      o,
      z.boolean(),
      { type: 'flag' },
      null,
      (_r, raw) => (typeof raw === 'boolean' ? raw : null),
      (value) => value ?? undefined,
    )
    return withColumn(field, o.column === undefined ? null : flagColumn(o.column))
  }

  /** A number for each of the words, written as a map; in the model a list by their positions. */
  function numbers(known: readonly string[], says: string, o: NumbersSays<R> & Columned): CF<readonly number[]>
  function numbers(known: readonly string[], says: string, o: NumbersSays<R>): F<readonly number[]>
  function numbers(
    known: readonly string[],
    says: string,
    o: NumbersSays<R> & Partial<Columned>,
  ): F<readonly number[]> {
    const { min, max, leftOut, each } = o
    const most = typeof max === 'number' ? known.map(() => max) : max
    const one = (word: string, i: number) => perhaps(whole(min, most[i] ?? 0), each(word))
    const field = base<readonly number[]>(
      says,
      o,
      z.strictObject(Object.fromEntries(known.map((word, i) => [word, one(word, i)]))),
      { type: 'numbers', min, max: Math.max(...most), words: known },
      null,
      (_r, raw) => {
        const given = isMap(raw) ? raw : {}
        return known.map((word) => (typeof given[word] === 'number' ? given[word] : leftOut))
      },
      (value) => {
        const said = known.flatMap((word, i) => (value[i] === leftOut ? [] : [[word, value[i]] as const]))
        return said.length === 0 ? undefined : Object.fromEntries(said)
      },
    )
    return withColumn(field, o.column === undefined ? null : int({ width: known.length, ...o.column }))
  }

  /** One of the words, in the model by its position. */
  function word(words: readonly string[], says: string, o: WordSays<C, R> & Columned): CF<number>
  function word(words: readonly string[], says: string, o?: WordSays<C, R>): F<number>
  function word(words: readonly string[], says: string, o: WordSays<C, R> & Partial<Columned> = {}): F<number> {
    const { leftOut = -1, also, last = words.length - 1, usual: chosen } = o
    const written = words.slice(0, last + 1)
    const list = [...written, ...Object.keys(also ?? {})]
    const usual = written[leftOut] ?? wordFor(also, leftOut) ?? usualText(chosen)
    const field = base<number>(
      says,
      o,
      z.enum(list as [string, ...string[]]),
      { type: 'word', words: list },
      o.needed === undefined ? usual : null,
      (r, raw) => {
        const at = typeof raw === 'string' ? words.indexOf(raw) : -1
        return at >= 0 ? at : (meantBy(also, raw) ?? chosen?.of(r) ?? leftOut)
      },
      (value) =>
        value > last || (value === leftOut && o.needed === undefined)
          ? undefined
          : (words[value] ?? wordFor(also, value)),
    )
    return withColumn(field, o.column === undefined ? null : wordColumn(words, o.column))
  }

  /** One of the words as it is; null when left out, or the word that it then is. */
  function choice<W extends string>(
    words: readonly W[],
    says: string,
    o: Says<R> & { readonly leftOut: NoInfer<W> },
  ): F<W>
  function choice<W extends string>(words: readonly W[], says: string, o?: Says<R>): F<W | null>
  function choice<W extends string>(
    words: readonly W[],
    says: string,
    o: Says<R> & { readonly leftOut?: W } = {},
  ): F<W | null> {
    const { leftOut = null } = o
    return base<W | null>(
      says,
      o,
      z.enum(words as readonly [W, ...W[]]),
      { type: 'word', words },
      o.needed === undefined ? leftOut : null,
      (_r, raw) => (words.includes(raw as W) ? (raw as W) : leftOut),
      (value) => (value === leftOut && o.needed === undefined ? undefined : value),
    )
  }

  /** Some of the words, in the model as a map from each to whether it is there. */
  function words<W extends string>(
    known: readonly W[],
    says: string,
    o: Says<R> & { readonly single?: boolean } = {},
  ): F<Readonly<Record<W, boolean>>> {
    const one = z.enum(known as readonly [W, ...W[]])
    return base<Readonly<Record<W, boolean>>>(
      says,
      o,
      o.single === true ? one : z.array(one).check(z.minLength(1)),
      { type: o.single === true ? 'word' : 'words', words: known },
      null,
      (_r, raw) => {
        const there = Array.isArray(raw) ? raw : [raw]
        return Object.fromEntries(known.map((one) => [one, there.includes(one)])) as Record<W, boolean>
      },
      (value) => {
        const there = known.filter((one) => value[one])
        return o.single === true ? there[0] : there.length === 0 ? undefined : there
      },
    )
  }

  /** Some of the words from the position `first` on, in the model by their positions, each once and in their order; at least one where they are needed. */
  function several(
    words: readonly string[],
    says: string,
    o: Says<R> & { readonly first?: number } = {},
  ): F<readonly number[]> {
    const known = words.slice(o.first ?? 0)
    const some = z.array(z.enum(known as [string, ...string[]]))
    return base<readonly number[]>(
      says,
      o,
      o.needed === undefined ? some : some.check(z.minLength(1)),
      { type: 'words', words: known },
      null,
      (_r, raw) => {
        const there = Array.isArray(raw) ? raw : []
        return known.filter((one) => there.includes(one)).map((one) => words.indexOf(one))
      },
      (value) => (value.length === 0 ? undefined : value.map((at) => words[at])),
    )
  }

  /** Some of the words, in the model a number whose bit n says that word n is in it. */
  function set(
    known: readonly string[],
    says: string,
    o: Says<R> & { readonly schema?: z.core.$ZodType } = {},
  ): F<number> {
    return base<number>(
      says,
      o,
      o.schema ?? z.array(z.enum(known as [string, ...string[]])).check(z.minLength(1)),
      { type: 'words', words: known },
      null,
      (_r, raw) => {
        const there = (typeof raw === 'string' ? raw.split('/') : listOf(raw)).map((one) => asText(one).trim())
        return known.reduce((bits, word, i) => (there.includes(word) ? bits | (1 << i) : bits), 0)
      },
      (value) => (value ? known.filter((_, i) => ((value >>> i) & 1) === 1) : undefined),
    )
  }

  /** A text; the empty one when left out. */
  function text(
    says: string,
    o: Says<R> & { readonly schema?: z.core.$ZodType; readonly min?: number } = {},
  ): F<string> {
    return base<string>(
      says,
      o,
      o.schema ?? z.string().check(z.minLength(o.min ?? leastOf(o))),
      { type: 'text' },
      null,
      (_r, raw) => (typeof raw === 'string' ? raw : ''),
      (value) => (value === '' ? undefined : value),
    )
  }

  /** Dice and what is added to them; null when left out, or the dice that it then is. */
  function dice(says: string, o: Says<R> & { readonly leftOut: string }): F<Pool>
  function dice(says: string, o?: Says<R>): F<Pool | null>
  function dice(says: string, o: Says<R> & { readonly leftOut?: string } = {}): F<Pool | null> {
    const usual = o.leftOut === undefined ? null : compileDice(o.leftOut)
    return base<Pool | null>(
      says,
      o,
      diceSchema,
      { type: 'dice' },
      usual?.text ?? null,
      (r, raw, path) => readDice(r, raw, path) ?? usual,
      (value) => (value?.text === usual?.text ? undefined : value?.text),
    )
  }

  /** Dice that have to be said; where they are not, which is a problem, nothing. */
  function neededDice(says: string, o: Says<R> & { readonly needed: string }): F<Pool> {
    const field = dice(says, o)
    return {
      ...field,
      read: (r, raw, path) => field.read(r, raw, path) ?? compileDice('0'),
      write: (value) => value.text,
    }
  }

  /** A pool of points, written as a number or as current/most; its columns are that of its name and one with `Max` behind it. */
  function points(
    says: string,
    o: Says<R> &
      Columned & {
        readonly mostColumn: SpecOptions
        readonly leftOut?: number
        /** How many there are may be less than nothing. */
        readonly below?: boolean
      },
  ): PointsField<C, R> {
    const { leftOut, below = false } = o
    const field = base<Points>(
      says,
      o,
      pointsSchema(below),
      { type: 'pool' },
      leftOut === undefined ? null : String(leftOut),
      (_r, raw) => {
        const text = /^(-?\d+)\/(\d+)$/.exec(typeof raw === 'string' ? raw : '')
        const now = text ? Number(text[1]) : typeof raw === 'number' ? raw : (leftOut ?? 1)
        return { now, most: text ? Number(text[2]) : now }
      },
      ({ now, most }) => `${now}/${most}`,
    )
    return { ...field, column: int(o.column), mostColumn: int(o.mostColumn) }
  }

  /** Another kind; null when left out. */
  function maybe<T>(of: F<T>, own?: string, o: Says<R> = {}): F<T | null> {
    const says = own ?? of.says
    const key = o.key ?? of.key
    return {
      schema: z.optional(own === undefined ? of.schema : told(of.schema, says)),
      says,
      rule: o.rule ?? of.rule,
      shape: of.shape,
      leftOut: null,
      needed: o.needed ?? null,
      ...(key === undefined ? {} : { key }),
      of,
      read: (r, raw, path) => (raw === undefined || raw === null ? null : of.read(r, raw, path)),
      write: (value, r) => (value === null ? undefined : of.write(value, r)),
    }
  }

  /** Another kind that is always there; when left out, one of which nothing is said. */
  function always<T>(of: F<T>, own?: string, o: Says<R> = {}): F<T> {
    return {
      ...maybe(of, own, o),
      // What cannot be read is told already; there is one all the same.
      read: (r, raw, path) => of.read(r, raw ?? {}, path) ?? of.read(r, {}, path),
      write: (value) => {
        const said = of.write(value)
        return isMap(said) && Object.keys(said).length === 0 ? undefined : said
      },
    } as F<T>
  }

  /**
   * A list of another kind; empty when left out. What cannot be read at all (null) is not in it. `settle` has the last word
   * on the whole list: names of their own, room for all.
   */
  function list<T>(
    of: F<T>,
    says: string,
    o: Says<R> & {
      readonly settle?: (all: readonly NonNullable<T>[], r: C, path: Path) => readonly NonNullable<T>[]
      /** How many there must be at least, and may be at most, where something is written at all. */
      readonly least?: number
      readonly most?: number
    } = {},
  ): F<readonly NonNullable<T>[]> {
    const { least = leastOf(o), most } = o
    const schema = least > 0 ? z.array(of.schema).check(z.minLength(least)) : z.array(of.schema)
    const field = base<readonly NonNullable<T>[]>(
      says,
      o,
      most === undefined ? schema : schema.check(z.maxLength(most)),
      { type: 'list', of: of.shape },
      null,
      (r, raw, path) => {
        const all = (Array.isArray(raw) ? raw : [])
          .map((one, i) => of.read(r, one, [...path, i]))
          .filter((one): one is NonNullable<Awaited<T>> & NonNullable<T> => one !== null && one !== undefined)
        return o.settle === undefined ? all : o.settle(all, r, path)
      },
      (value, r) => (value.length === 0 ? undefined : value.map((one) => of.write(one as T, r))),
    )
    return { ...field, of }
  }

  /** Things of another kind by id, in the model a list; each is called as its id where it has no name. */
  function byId<T extends { readonly name: string }, M>(
    of: Kind<T, M, C, R>,
    says: string,
    o: Says<R> = {},
  ): F<readonly (T & { readonly id: string })[]> {
    const field = base<readonly (T & { readonly id: string })[]>(
      says,
      o,
      z.record(z.string().check(z.minLength(1)), of.map),
      { type: 'list', of: of.shape },
      null,
      (r, raw, path) =>
        Object.entries(isMap(raw) ? raw : {}).flatMap(([id, one]) => {
          if (!isMap(one)) return []
          const thing = of.from(r, ownFields(one, [...path, id]))
          return [{ ...thing, id, name: thing.name === '' ? id : thing.name }]
        }),
      (value, r) =>
        value.length === 0 ? undefined : Object.fromEntries(value.map((one) => [one.id, of.write(one, r)])),
    )
    return { ...field, of }
  }

  /** A field of a shape of its own. */
  function custom<T>(says: string, o: CustomSays<T, C, R> & Columned): CF<T>
  function custom<T>(says: string, o: CustomSays<T, C, R>): F<T>
  function custom<T>(says: string, o: CustomSays<T, C, R> & Partial<Columned>): F<T> {
    const field = base<T>(says, o, o.schema, o.shape ?? { type: 'any' }, null, o.read, o.write)
    return withColumn(field, o.column === undefined ? null : int(o.column))
  }

  return {
    number,
    numbers,
    flag,
    yesNo,
    word,
    choice,
    words,
    several,
    set,
    text,
    dice,
    neededDice,
    points,
    maybe,
    always,
    list,
    byId,
    custom,
  }
}
