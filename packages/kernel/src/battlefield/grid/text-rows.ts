/** The rows of a text map, the north-most first, as lists of characters. Blank lines at the end do not count. */
export function textRows(text: string): string[][] {
  const lines = text.split(/\r?\n/)
  while (lines.length > 0 && lines[lines.length - 1].trim() === '') lines.pop()
  return lines.map((line) => [...line])
}
