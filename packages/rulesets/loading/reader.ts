import type { Content, Fields } from './content.ts'
import type { Path, Problems } from './problems.ts'

/**
 * The context of every reading function: where problems go, where content is found, the options. `R` are the ids of
 * the ruleset's rules, `K` its kinds of content.
 */
export interface Reader<R extends string = string, K extends string = string> {
  readonly problems: Problems<R>
  readonly content: Content<K>
  readonly options: Readonly<Record<string, string | number>>
}

/** A text field, or null. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A number field, or `other`. */
export const numberOf = (value: unknown, other: number): number => (typeof value === 'number' ? value : other)

/** The position of a word in a list, or `other`. */
export function wordOf(value: unknown, words: readonly string[], other: number): number {
  const found = typeof value === 'string' ? words.indexOf(value) : -1
  return found < 0 ? other : found
}

/** The elements of a list; empty if it is not one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The fields of a plain map that is not based on content. */
export const ownFields = (raw: Record<string, unknown>, path: Path): Fields => ({
  values: Object.fromEntries(Object.entries(raw).filter(([, v]) => v !== null && v !== undefined)),
  at: (key) => [...path, key],
  path,
  from: '',
  lost: false,
})
