import type { Simulation } from '../../simulate/simulation.ts'
import type { Share } from '../../statistics/share.ts'
import { grouped } from './numbers.ts'
import type { Mark, Tone } from './report.ts'
import { count, winsOf } from './words.ts'

/** How many trials there were, and why not more. */
export function endedOf({ trials, ended }: Simulation): string {
  const fought = count(grouped(trials), 'trial')
  if (ended === 'precise')
    return `It ended after ${fought}, because the requested precision was reached; the results are corrected for that.`
  if (ended === 'stopped') return `It was stopped after ${fought}; this is the result so far.`
  return trials === 1 ? '1 trial, as requested.' : `${fought}, as many as requested.`
}

/** How trials end, with the share of each ending: victories by side, draws, stalemates, and unfinished trials. */
export function endingsOf(simulation: Simulation): { name: string; tone: Tone; share: Share }[] {
  return [
    ...simulation.sides.map(({ name, wins }, side) => ({ name: winsOf(name), tone: side, share: wins })),
    { name: 'draw', tone: 'nobody', share: simulation.draws },
    { name: 'stalemate', tone: 'nobody', share: simulation.stalemates },
    { name: 'unfinished', tone: 'nobody', share: simulation.unfinished },
  ]
}

/** A share as a mark of a chart. */
export const markOf = (name: string, tone: Tone, { share, low, high }: Share): Mark => ({
  name,
  tone,
  value: share,
  low,
  high,
})
