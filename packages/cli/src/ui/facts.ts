/** A plain value in words: `yes`, `none`, `str 2, dex 0`. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, v]) => v !== null && v !== false && v !== '')
      .map(([key, v]) => (v === true ? wordsOf(key) : `${wordsOf(key)} ${valueText(v)}`))
      .join(', ')
  }
  return String(value)
}

/** A key in words: `hpMax` becomes `hp max`. */
export const wordsOf = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** Numbers that say something where they are 0, too. */
const TELLING_ZERO = /^(hp|ac$|armor)/

/** What goes without saying: nothing, no, and 0 of most things. */
const isPlain = (key: string, value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === false ||
  (value === 0 && !TELLING_ZERO.test(key)) ||
  (Array.isArray(value) && value.length === 0)

/**
 * Everything in a view's entry, a line for each; maps of maps get a line for each of theirs. What goes without saying is
 * left out.
 */
export function factLines(facts: Readonly<Record<string, unknown>>): string[] {
  const lines: string[] = []
  for (const [key, value] of Object.entries(facts)) {
    if (isPlain(key, value) || (key === 'hpMax' && typeof facts.hp === 'number')) continue
    if (key === 'hp' && typeof facts.hpMax === 'number') {
      lines.push(`hp: ${String(value)}/${facts.hpMax}`)
      continue
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const entries = Object.entries(value)
      if (entries.length === 0) continue
      if (entries.every(([, v]) => typeof v === 'object' && v !== null)) {
        lines.push(`${wordsOf(key)}:`)
        for (const [name, v] of entries) lines.push(`  ${name}: ${valueText(v)}`)
        continue
      }
    }
    lines.push(`${wordsOf(key)}: ${valueText(value)}`)
  }
  return lines
}
