import type { Simulation } from '../../simulate/simulation.ts'
import type { Share } from '../../statistics/share.ts'
import { grouped, shareText } from './numbers.ts'
import type { Mark, Tone } from './report.ts'
import { count, winsOf } from './words.ts'

/** Who wins most often, as far as it can be told. */
export function leadOf({ trials, sides }: Simulation): string {
  if (trials === 0) return 'No trial was fought, so nothing is known.'
  const [first, second] = [...sides].sort((a, b) => b.wins.share - a.wins.share)
  if (first === undefined || first.wins.count === 0) return 'Nobody won a single trial.'
  const says = `${winsOf(first.name)} ${shareText(first.wins)} of the trials.`
  const open = second !== undefined && second.wins.high >= first.wins.low
  return open ? `${says} The intervals overlap: these trials do not tell who wins more often.` : says
}

/** How many trials there were, and why not more. */
export function endedOf({ trials, ended }: Simulation): string {
  const fought = count(grouped(trials), 'trial')
  if (ended === 'precise')
    return `It ended after ${fought}, because the precision asked for was reached; what is shown is corrected for that.`
  if (ended === 'stopped') return `It was stopped after ${fought}; this is the result so far.`
  return trials === 1 ? '1 trial, as asked for.' : `${fought}, as many as asked for.`
}

/** How trials end, with the share of each ending: victories by side, draws, stalemates, and what was given up. */
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
