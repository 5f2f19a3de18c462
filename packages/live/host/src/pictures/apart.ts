import { isPictureLine } from '@fray/kernel'

/** The lines of a file without its pictures, and those apart. */
export function apart(text: string): { readonly lines: readonly string[]; readonly pictures: readonly string[] } {
  const all = text.trimEnd().split('\n')
  return { lines: all.filter((line) => !isPictureLine(line)), pictures: all.filter(isPictureLine) }
}
