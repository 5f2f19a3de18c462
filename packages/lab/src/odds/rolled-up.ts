import { goToCommand, Table } from '@fray/kernel'
import type { Situation } from './results.ts'

/** The seed of what is rolled before the odds of a command, and of their samples, where nobody names one. */
export const ODDS_SEED = 'odds'

/**
 * Does the formal commands that are due until somebody may command, with dice of the seed. Says whether dice were rolled.
 * @example
 * ```ts
 * import { commanderOf } from '@fray/kernel'
 * import { loadGame, rollUpToCommand } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', combatants })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * console.log(rollUpToCommand({ rules, scene }, 'seven')) // true
 * console.log(rules.isStanding(scene, commanderOf(rules, scene))) // true
 * ```
 */
export function rollUpToCommand({ rules, scene }: Situation, seed: string): boolean {
  const table = Table.quick(seed, (question) => question.preset)
  scene.table = table
  goToCommand(rules, scene, false)
  scene.settle()
  return table.counter > 0
}
