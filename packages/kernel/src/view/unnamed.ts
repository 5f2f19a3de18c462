import type { AnyFight } from '../base-facts.ts'
import type { Sheet } from '../setup.ts'

/** Takes names out of texts: `instead` stands for each of `rows`, but not where a name is a part of that of somebody else. */
export function unnaming(scene: AnyFight, rows: readonly number[], instead: string): (text: string) => string {
  const named = (scene.sheets as readonly Sheet[]).map(({ name }) => name)
  const hidden = rows.map((row) => named[row])
  const names = named.sort((a, b) => b.length - a.length)
  const any = names.map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => text.replace(pattern, (name) => (hidden.includes(name) ? instead : name))
}

/** A text as its words alone, with a space at either end. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `

/** Whether the words name one of these. */
export function namesOne(words: string, names: readonly string[]): boolean {
  if (names.length === 0) return false
  const said = spaced(words)
  return names.some((name) => said.includes(spaced(name)))
}

/** Fields that hold no words: what kind of event it is, by which rule, of which column. */
const NO_WORDS: readonly string[] = ['type', 'rule', 'column', 'what']

/** The value with the words in it changed, however deep they lie. */
export function withTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change)) as T
  // A message names nobody in words.
  if (typeof value !== 'object' || value === null || ('key' in value && 'slots' in value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, NO_WORDS.includes(key) ? one : withTexts(one, change)]),
  ) as T
}
