import { choiceText, cite, isMap, listText, nearest, type Problem } from '@fray/kernel/rules'

export { isMap }

/** Keys and positions from the root of the file to a place in it. */
export type Path = Problem['path']

/**
 * Every problem with a piece of data, in the order in which they were found, without duplicates. `R` are the ids of
 * the ruleset's rules.
 */
export class Problems<R extends string = string> {
  readonly list: Problem[] = []
  private readonly seen = new Set<string>()

  /** Reports a problem: where, a message that says what is wrong and what would be right, and the rule it breaks. */
  add(path: Path, message: string, rule: R | null = null): void {
    const key = JSON.stringify([path, message])
    if (this.seen.has(key)) return
    this.seen.add(key)
    if (rule !== null) cite(rule)
    this.list.push(rule === null ? { path, message } : { path, message, rule })
  }
}

/** The most names that a message lists. */
const MOST_NAMES = 12

/**
 * ` Did you mean "web"?`: the most similar word, or those that contain it, such as "cellar-rat" for "rat"; otherwise
 * the known words.
 */
export function hint(word: string, known: readonly string[]): string {
  const near = word.length > 1 ? nearest(word, known) : null
  if (near !== null) return ` Did you mean "${near}"?`
  const whole = known.filter((one) => one.split('-').includes(word.toLowerCase())).slice(0, 3)
  if (whole.length > 0) return ` Did you mean ${choiceText(whole.map((one) => `"${one}"`))}?`
  if (known.length === 0) return ''
  if (known.length <= MOST_NAMES) return ` Known: ${listText(known)}.`
  return ` Known: ${known.slice(0, MOST_NAMES).join(', ')}, and ${known.length - MOST_NAMES} more.`
}

/** A value as it reads in a message. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  if (typeof value === 'number' && !Number.isFinite(value))
    return Number.isNaN(value) ? 'no number' : 'an endless number'
  return shortened(JSON.stringify(value))
}

/** A text as it reads in a message, shortened if it is long. */
const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}...` : text)

/** The value without null fields of maps: an empty field counts as missing. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isMap(value)) return value
  const kept = Object.entries(value).filter(([, v]) => v !== null && v !== undefined)
  return Object.fromEntries(kept.map(([k, v]) => [k, withoutNulls(v)]))
}
