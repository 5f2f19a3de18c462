import { readFileSync } from 'node:fs'
import type { Provenance } from '@fray/lab'

/** Version of the `fray` command. */
export const version = (): string =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version as string

/** A word as it has to be typed in a shell. */
const typed = (word: string): string => (/^[\w./:=,%@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

/** Who plays does not change a result, and the address of a database may hold a password: neither belongs into a report. */
const OF_THE_PLACE = ['--on', '--priority']

/** What was typed, without who plays. */
export function typedWords(words: readonly string[]): string[] {
  return words.filter((word, at) => {
    const isValue = OF_THE_PLACE.includes(words[at - 1] ?? '')
    return !isValue && !OF_THE_PLACE.some((option) => word === option || word.startsWith(`${option}=`))
  })
}

/**
 * What a report says of how it was made: this Fray, and the command as it was typed. Where a seed is given and none was typed, the command
 * has it, too.
 */
export function provenance(seed: string | null = null): Provenance {
  const words = typedWords(process.argv.slice(2))
  const isSeeded = words.some((word) => word === '--seed' || word.startsWith('--seed='))
  const all = ['fray', ...words, ...(seed === null || isSeeded ? [] : ['--seed', seed])]
  return { program: `Fray ${version()}`, command: all.map(typed).join(' ') }
}
