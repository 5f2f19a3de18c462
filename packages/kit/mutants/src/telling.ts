import type { Mutant } from './find.ts'
import type { Hunted } from './hunt.ts'

/** A survivor in one line: its position, the change, and how many cases passed it. */
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

/** The results of a hunt in one line. */
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
