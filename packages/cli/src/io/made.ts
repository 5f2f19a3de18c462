import { readFileSync } from 'node:fs'
import type { Provenance } from '@fray/lab'

/** Version of the `fray` command. */
export const version = (): string =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version as string

/** A word as it has to be typed in a shell. */
const typed = (word: string): string => (/^[\w./:=,%@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

/** What a report says of its making: this Fray, and the command as it was typed, with the seed that it got. */
export const made = (command: string, seed: string): Provenance => {
  const words = process.argv.slice(process.argv.indexOf(command))
  const isSeeded = words.some((word) => word === '--seed' || word.startsWith('--seed='))
  const all = ['fray', ...words, ...(isSeeded ? [] : ['--seed', seed])]
  return { program: `Fray ${version()}`, command: all.map(typed).join(' ') }
}
