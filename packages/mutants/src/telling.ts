import type { Mutant } from './find.ts'
import type { Hunted } from './hunt.ts'

/**
 * A survivor in one line: where it stands, what became what, and how many cases passed over it.
 * @example
 * ```ts
 * import { findMutants, survivorLine } from '@fray/mutants'
 *
 * const { mutants } = findMutants('attack.ts', 'export const hits = (roll: number, ac: number) => roll >= ac')
 * for (const mutant of mutants) console.log(survivorLine('my-game', mutant, 3)) // my-game/attack.ts:1 hits: roll >= ac  ->  roll > ac (3 cases noticed nothing)
 * ```
 */
export function survivorLine(folder: string, mutant: Mutant, reachedBy: number): string {
  const { file, line, within, text, becomes, statement } = mutant
  const change = statement ? `left out: ${short(text)}` : `${short(text)}  ->  ${short(becomes)}`
  const passed =
    reachedBy === 0 ? 'no case comes here' : `${reachedBy} case${reachedBy === 1 ? '' : 's'} noticed nothing`
  const place = folder === '' ? '' : `${folder.replaceAll('\\', '/')}/`
  return `${place}${file}:${line} ${within}: ${change} (${passed})`
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 120 ? `${line.slice(0, 117)}...` : line
}

/**
 * The figures of a hunt in one line.
 * @example
 * ```ts
 * import { figuresLine } from '@fray/mutants'
 *
 * const hunted = { sampled: 300, reached: 290, caught: 285, listed: 15, fresh: [], stale: [], milliseconds: 6000 }
 * console.log(figuresLine('my-game', '1', hunted)) // my-game: 300 mutants (seed 1), 290 reached, 285 caught, 100.0% of what a case could observe; 15 listed, 0 new survivors; 20 ms a mutant
 * ```
 */
export function figuresLine(ruleset: string, seed: string, hunted: Hunted): string {
  const { sampled, reached, caught, listed, fresh, milliseconds } = hunted
  const seen = sampled - listed
  const share = seen === 0 ? '' : `, ${((100 * caught) / seen).toFixed(1)}% of what a case could observe`
  const each = sampled === 0 ? '' : `; ${Math.round(milliseconds / sampled)} ms a mutant`
  return (
    `${ruleset}: ${sampled} mutants (seed ${seed}), ${reached} reached, ${caught} caught${share}; ` +
    `${listed} listed, ${fresh.length} new survivors${each}`
  )
}
