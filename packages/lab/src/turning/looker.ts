import { loadGame } from '../simulate/crew.ts'
import { Analyst, type PlayedFight } from './analyst.ts'
import type { Looker } from './turning-points.ts'

/**
 * Looks at a fight in this thread; `pause` is awaited before each look, for a host that has something else to do in between.
 * @example
 * ```ts
 * import { loadGame, lookerHere, trialJournal } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const encounter = { ruleset: 'zones', title: 'A quarrel', combatants }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const lines = trialJournal(await loadGame('zones'), experiment, 3)
 * const moves = lines.flatMap((line) => ('move' in line ? [line.move] : []))
 * const looker = await lookerHere({ ruleset: 'zones', encounter, moves })
 * const { sides } = await looker.standing({ kind: 'standing', at: moves.length, trials: 10 })
 * console.log(sides.map(({ value }) => value)) // [ 1, 0 ]
 * ```
 */
export async function lookerHere(fight: PlayedFight, pause?: () => Promise<void>): Promise<Looker> {
  const analyst = new Analyst(await loadGame(fight.ruleset), fight)
  return {
    async standing(job) {
      await pause?.()
      return analyst.standing(job)
    },
    async point(job) {
      await pause?.()
      return analyst.point(job)
    },
  }
}
