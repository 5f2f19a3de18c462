/** Whether two values of plain data are deeply equal, including the order of fields. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return a !== 0 || Object.is(a, b)
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!alike(a[i], b[i])) return false
    return true
  }
  const keys = Object.keys(b)
  let at = 0
  for (const key in a) {
    if (key !== keys[at++] || !alike(a[key as keyof typeof a], b[key as keyof typeof b])) return false
  }
  return at === keys.length
}
