import type { Command } from '@fray/kernel'
import { oddsOf } from './odds.ts'
import type { Happening } from './reading.ts'
import type { Odds, Situation } from './results.ts'
import { type OddsSummary, summaryOf } from './summary.ts'

/** The most branches, and the most samples, for odds that nobody has asked for explicitly. */
const UNASKED_BRANCHES = 5000
const UNASKED_SAMPLES = 2000

/** Settings of the odds without reactions. */
export interface AnsweredOptions {
  readonly branches: number
  readonly samples: number
  readonly seed: string
  readonly stopped?: () => boolean
}

/**
 * What may follow a command if others react sensibly; null if that changes neither losses nor the result of the
 * attack. `unanswered`: the same without reactions.
 */
export function whenAnswered(
  situation: Situation,
  command: Command,
  options: AnsweredOptions,
  unanswered: OddsSummary,
): { readonly result: Odds<Happening>; readonly summary: OddsSummary } | null {
  const result = oddsOf(situation, command, {
    ...options,
    reactions: 'sensible',
    branches: Math.min(options.branches, UNASKED_BRANCHES),
    samples: Math.min(options.samples, UNASKED_SAMPLES),
  })
  const summary = summaryOf(result, command)
  return losses(summary) === losses(unanswered) ? null : { result, summary }
}

const losses = ({ blow, combatants }: OddsSummary): string =>
  JSON.stringify([
    blow?.hit.value,
    ...combatants
      .filter(({ hurt, falls }) => hurt.value > 0 || falls.value > 0)
      .map((one) => [one.row, one.damage.value, one.falls.value]),
  ])
