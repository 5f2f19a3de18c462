import type { Content } from './content.ts'
import type { Path, Problems } from './problems.ts'

/**
 * What every reading function is handed: where problems go, where content is found, what the table has chosen. `R` are the
 * ids of the ruleset's rules, `K` its kinds of content.
 */
export interface Reader<R extends string = string, K extends string = string> {
  readonly problems: Problems<R>
  readonly content: Content<K>
  readonly options: Readonly<Record<string, string | number>>
}

/** Fields of something that may be made from content, and where each of them was written. */
export interface Fields {
  readonly values: Readonly<Record<string, unknown>>
  /** Where a field was written; for content of the ruleset's own, the place that names it. */
  readonly at: (key: string) => Path
  /** Where the whole thing was written. */
  readonly path: Path
  /** The content id that it was made from, or ''. */
  readonly from: string
  /** It names content that does not exist: missing fields are no problem of their own. */
  readonly lost: boolean
}

/**
 * A text field, or null.
 * @example
 * ```ts
 * import { textOf } from '@fray/rulesets/reading/reader'
 *
 * console.log(textOf('At the mill'), textOf(12)) // At the mill null
 * ```
 */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * A number field, or the other value.
 * @example
 * ```ts
 * import { numberOf } from '@fray/rulesets/reading/reader'
 *
 * console.log(numberOf(3, 1), numberOf(undefined, 1)) // 3 1
 * ```
 */
export const numberOf = (value: unknown, other: number): number => (typeof value === 'number' ? value : other)

/**
 * The position of a word in a list, or the other value.
 * @example
 * ```ts
 * import { wordOf } from '@fray/rulesets/reading/reader'
 *
 * const weapons = ['fists', 'stick', 'hatchet']
 * console.log(wordOf('stick', weapons, 0), wordOf(undefined, weapons, 0)) // 1 0
 * ```
 */
export function wordOf(value: unknown, words: readonly string[], other: number): number {
  const found = typeof value === 'string' ? words.indexOf(value) : -1
  return found < 0 ? other : found
}

/**
 * The elements of a list, or none.
 * @example
 * ```ts
 * import { listOf } from '@fray/rulesets/reading/reader'
 *
 * console.log(listOf(['stick', 'rope']), listOf(undefined)) // [ 'stick', 'rope' ] []
 * ```
 */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * The fields of a plain map that is made from nothing.
 * @example
 * ```ts
 * import { ownFields } from '@fray/rulesets/reading/reader'
 *
 * const { values, at } = ownFields({ name: 'North gate', open: null }, ['gates', 0])
 * console.log(values, at('name')) // { name: 'North gate' } [ 'gates', 0, 'name' ]
 * ```
 */
export const ownFields = (raw: Record<string, unknown>, path: Path): Fields => ({
  values: Object.fromEntries(Object.entries(raw).filter(([, v]) => v !== null && v !== undefined)),
  at: (key) => [...path, key],
  path,
  from: '',
  lost: false,
})
