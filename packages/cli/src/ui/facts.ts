/** A plain value in words: `yes`, `none`, `str 2, dex 0`. */
export function valueText(value: unknown): string {
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

/** Everything in a view's entry, a line for each; maps of maps get a line for each of theirs. Empty things are left out. */
export function factLines(facts: Readonly<Record<string, unknown>>): string[] {
  const lines: string[] = []
  for (const [key, value] of Object.entries(facts)) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue
    if (typeof value === 'object' && !Array.isArray(value)) {
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
