import { asText, word as wordColumn } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { listOf, type Reader } from '../../loading/reader.ts'
import type { ColumnField, Field } from '../field.ts'
import { base, type Columned, type FieldOptions, meantBy, usualText, withColumn, wordFor } from './making.ts'

export interface WordOptions<C, R extends string> extends FieldOptions<R> {
  /** The default value if an option decides it; `option` is the option's name for people. */
  readonly usual?: { readonly option: string; readonly of: (r: C) => number }
  /** Position of the default word; -1 or less if the default is something else. */
  readonly default?: number
  /** Further words that may be written, with the number for each in the model. */
  readonly also?: Readonly<Record<string, number>>
  /** Position of the last word that people may write; later ones only occur in play. */
  readonly last?: number
  readonly meta?: { readonly id?: string; readonly examples?: readonly unknown[] }
}

/** The functions that make fields for words of a list: one of them, or some. */
export function wordFieldsFor<C extends Reader, R extends string>() {
  type F<T> = Field<T, C, R>
  type CF<T> = ColumnField<T, C, R>

  /** One of the words; its position in the model. */
  function word(words: readonly string[], says: string, o: WordOptions<C, R> & Columned): CF<number>
  function word(words: readonly string[], says: string, o?: WordOptions<C, R>): F<number>
  function word(words: readonly string[], says: string, o: WordOptions<C, R> & Partial<Columned> = {}): F<number> {
    const { default: preset = -1, also, last = words.length - 1, usual: chosen } = o
    const written = words.slice(0, last + 1)
    const list = [...written, ...Object.keys(also ?? {})]
    const usual = written[preset] ?? (o.default === undefined ? null : wordFor(also, o.default)) ?? usualText(chosen)
    const field = base<number, C, R>(says, o, {
      schema: z.enum(list as [string, ...string[]]),
      shape: { type: 'word', words: list },
      defaultText: o.needed === undefined ? usual : null,
      read: (r, raw) => {
        const at = typeof raw === 'string' ? words.indexOf(raw) : -1
        return at >= 0 ? at : (meantBy(also, raw) ?? chosen?.of(r) ?? preset)
      },
      write: (value) =>
        value > last || (value === o.default && o.needed === undefined)
          ? undefined
          : (words[value] ?? wordFor(also, value)),
    })
    return withColumn(field, o.column === undefined ? null : wordColumn(words, o.column))
  }

  /** One of the words; null or the given default if missing. */
  function choice<W extends string>(
    words: readonly W[],
    says: string,
    o: FieldOptions<R> & { readonly default: NoInfer<W> },
  ): F<W>
  function choice<W extends string>(words: readonly W[], says: string, o?: FieldOptions<R>): F<W | null>
  function choice<W extends string>(
    words: readonly W[],
    says: string,
    o: FieldOptions<R> & { readonly default?: W } = {},
  ): F<W | null> {
    const { default: preset = null } = o
    return base<W | null, C, R>(says, o, {
      schema: z.enum(words as readonly [W, ...W[]]),
      shape: { type: 'word', words },
      defaultText: o.needed === undefined ? preset : null,
      read: (_r, raw) => (words.includes(raw as W) ? (raw as W) : preset),
      write: (value) => (value === preset && o.needed === undefined ? undefined : value),
    })
  }

  /** Some of the words; in the model a map from each word to whether it is included. */
  function words<W extends string>(
    known: readonly W[],
    says: string,
    o: FieldOptions<R> & { readonly single?: boolean } = {},
  ): F<Readonly<Record<W, boolean>>> {
    const one = z.enum(known as readonly [W, ...W[]])
    return base<Readonly<Record<W, boolean>>, C, R>(says, o, {
      schema: o.single === true ? one : z.array(one).check(z.minLength(1)),
      shape: { type: o.single === true ? 'word' : 'words', words: known },
      read: (_r, raw) => {
        const there = Array.isArray(raw) ? raw : [raw]
        return Object.fromEntries(known.map((one) => [one, there.includes(one)])) as Record<W, boolean>
      },
      write: (value) => {
        const there = known.filter((one) => value[one])
        return o.single === true ? there[0] : there.length === 0 ? undefined : there
      },
    })
  }

  /**
   * Some of the words from position `first` on; in the model their positions, each once and in order; at least one if
   * required.
   */
  function several(
    words: readonly string[],
    says: string,
    o: FieldOptions<R> & { readonly first?: number } = {},
  ): F<readonly number[]> {
    const known = words.slice(o.first ?? 0)
    const some = z.array(z.enum(known as [string, ...string[]]))
    return base<readonly number[], C, R>(says, o, {
      schema: o.needed === undefined ? some : some.check(z.minLength(1)),
      shape: { type: 'words', words: known },
      read: (_r, raw) => {
        const there = Array.isArray(raw) ? raw : []
        return known.filter((one) => there.includes(one)).map((one) => words.indexOf(one))
      },
      write: (value) => (value.length === 0 ? undefined : value.map((at) => words[at])),
    })
  }

  /** Some of the words; in the model a number whose bit n stands for word n. */
  function set(
    known: readonly string[],
    says: string,
    o: FieldOptions<R> & { readonly schema?: z.core.$ZodType } = {},
  ): F<number> {
    return base<number, C, R>(says, o, {
      schema: o.schema ?? z.array(z.enum(known as [string, ...string[]])).check(z.minLength(1)),
      shape: { type: 'words', words: known },
      read: (_r, raw) => {
        const there = (typeof raw === 'string' ? raw.split('/') : listOf(raw)).map((one) => asText(one).trim())
        return known.reduce((bits, word, i) => (there.includes(word) ? bits | (1 << i) : bits), 0)
      },
      write: (value) => (value ? known.filter((_, i) => ((value >>> i) & 1) === 1) : undefined),
    })
  }

  return { word, choice, words, several, set }
}
