/** Rows of the name, or of those numbered under it: `Goblin` matches Goblin 1, Goblin 2. */
export function rowsNamed(names: readonly string[], name: string): number[] {
  const exact = names.indexOf(name)
  if (exact >= 0) return [exact]
  return rowsWhere(names, (n) => n.startsWith(`${name} `) && /^\d+$/.test(n.slice(name.length + 1)))
}

/** Rows whose name is the letter, or that start with it, preferring the same case. */
export function rowsWithInitial(names: readonly string[], glyph: string): number[] {
  const exact = names.indexOf(glyph)
  if (exact >= 0) return [exact]
  const same = rowsWhere(names, (n) => n.startsWith(glyph))
  return same.length > 0 ? same : rowsWhere(names, (n) => n.toLowerCase().startsWith(glyph.toLowerCase()))
}

const rowsWhere = (names: readonly string[], is: (name: string) => boolean): number[] =>
  names.flatMap((name, row) => (is(name) ? [row] : []))
