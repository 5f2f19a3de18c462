import { LIMITS, limitText } from '@fray/kernel'

/** The meaning of a message, regardless of the names and numbers in it. */
const meaningOf = (message: string): string => message.replace(/"[^"]*"|\d+/g, '')

/**
 * Only the first few problems of each kind; the last of them says how many more there are. If one error was made a
 * thousand times, nobody reads the thousandth message, and its position need not be found.
 */
export function firstAlike<T extends { readonly message: string }>(problems: readonly T[]): T[] {
  const counts = new Map<string, number>()
  const first: T[] = []
  const last = new Map<string, number>()
  for (const problem of problems) {
    const meaning = meaningOf(problem.message)
    const count = (counts.get(meaning) ?? 0) + 1
    counts.set(meaning, count)
    if (count <= LIMITS.alike) last.set(meaning, first.push(problem) - 1)
  }
  for (const [meaning, at] of last) {
    const more = (counts.get(meaning) ?? 0) - LIMITS.alike
    const problem = first[at]
    if (more <= 0 || problem === undefined) continue
    const others = more === 1 ? 'There is another one like this.' : `There are ${limitText(more)} others like this.`
    first[at] = { ...problem, message: `${problem.message} ${others}` }
  }
  return first
}
