import type { Share } from '../statistics/share.ts'
import type { Outcome, Tried } from './balance-judge.ts'

/** What a report on a search needs. */
export type Findings = Outcome & {
  readonly axis: string
  readonly side: string
  readonly wanted: number
  readonly tried: readonly Tried[]
  /** Neighbours between which the chance changes against the trend. */
  readonly bends: readonly (readonly [Tried, Tried])[]
}

/** The minimum distance from the wanted chance that is reported as far. */
const FAR = 0.03

const percent = (part: number): string => `${(100 * part).toFixed(1).replace(/\.0$/, '')}%`

const chance = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`

/** The result of a search and its certainty, in sentences. */
export function balanceSentence(findings: Findings): string {
  const { axis, side, wanted, bends } = findings
  const wins = (tried: Tried) => `${chance(tried.wins)} in ${tried.wins.trials} fights`
  const say: string[] = []
  switch (findings.kind) {
    case 'found': {
      const { best, close, far, stopped } = findings
      say.push(`${axis}=${best.value} comes closest to a chance of ${percent(wanted)} for ${side}: ${wins(best)}.`)
      if (stopped) say.push('This was stopped early, so it is only the closest of the values tried so far.')
      for (const other of close) {
        say.push(`${axis}=${other.value} could be as close: ${wins(other)}; more fights would tell them apart.`)
      }
      for (const other of far) say.push(`Its neighbour ${other.value} is clearly further away: ${chance(other.wins)}.`)
      if (!stopped && (best.wins.low > wanted + FAR || best.wins.high < wanted - FAR)) {
        say.push('No value comes close: between two neighbouring values the chance jumps past the one wanted.')
      }
      break
    }
    case 'outside': {
      const { end, over } = findings
      say.push(`No value in the range brings the chance of ${side} to ${percent(wanted)}.`)
      say.push(`Even ${axis}=${end.value} gives ${wins(end)}, which is ${over ? 'more' : 'less'}. Try a wider range.`)
      break
    }
    case 'flat': {
      const [first, last] = findings.ends
      say.push(`${axis} makes no measurable difference to ${side} in this range:`)
      say.push(`${wins(first)} with ${first.value}, ${wins(last)} with ${last.value}.`)
      break
    }
    case 'stopped':
      say.push('This was stopped before there was a result.')
  }
  if (new Set(findings.tried.map((tried) => tried.wins.trials)).size > 1) {
    say.push(
      'A value is played only until it is clear on which side of the wanted chance it lies, so a value with fewer fights looks ' +
        'a little further away than it is.',
    )
  }
  for (const [a, b] of bends) {
    say.push(
      `Note that the chance does not go in one direction only: ${chance(a.wins)} with ${a.value}, ${chance(b.wins)} with ${b.value}. ` +
        'Look at the whole range with a sweep.',
    )
  }
  return say.join(' ')
}
