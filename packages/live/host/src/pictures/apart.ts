import { isPictureLine } from '@fray/kernel'

/** Separates the lines of a file from its pictures. */
export function apart(text: string): { readonly lines: readonly string[]; readonly pictures: readonly string[] } {
  const all = text.trimEnd().split('\n')
  return { lines: all.filter((line) => !isPictureLine(line)), pictures: all.filter(isPictureLine) }
}
