import type { Command } from '@fray/kernel'
import { oddsOf } from './odds.ts'
import type { Happening } from './reading.ts'
import type { Odds, Situation } from './results.ts'
import { type OddsSummary, summaryOf } from './summary.ts'

/** More ways than this are not followed for what nobody has asked for, and no more samples are taken. */
const UNASKED_WAYS = 5000
const UNASKED_SAMPLES = 2000

/** How the odds were worked out that nobody has answered. */
export interface AnsweredWishes {
  readonly ways: number
  readonly samples: number
  readonly seed: string
  readonly stopped?: () => boolean
}

/**
 * What may follow a command where others react sensibly; null where that changes nothing of what somebody loses or of how the
 * blow goes. `unanswered`: the same where nobody reacts.
 * @example
 * ```ts
 * import { commandBy, randomFrom } from '@fray/kernel'
 * import { loadGame, oddsOf, policyNamed, summaryOf, whenAnswered } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const attack = commandBy(rules, scene, policyNamed(rules, 'aggressive'), 0, randomFrom(1))
 * const nobody = summaryOf(oddsOf({ rules, scene }, attack), attack)
 * // Corwin has nothing to react with.
 * console.log(whenAnswered({ rules, scene }, attack, { ways: 1000, samples: 100, seed: 'oak' }, nobody)) // null
 * ```
 */
export function whenAnswered(
  situation: Situation,
  command: Command,
  wishes: AnsweredWishes,
  unanswered: OddsSummary,
): { readonly result: Odds<Happening>; readonly summary: OddsSummary } | null {
  const result = oddsOf(situation, command, {
    ...wishes,
    reactions: 'sensible',
    ways: Math.min(wishes.ways, UNASKED_WAYS),
    samples: Math.min(wishes.samples, UNASKED_SAMPLES),
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
