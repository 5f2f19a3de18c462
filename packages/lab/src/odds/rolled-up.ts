import { goToCommand, Table } from '@fray/kernel'
import type { Situation } from './results.ts'

/** The seed of what is rolled before the odds of a command, and of their samples, where nobody names one. */
export const ODDS_SEED = 'odds'

/** Does the formal commands that are due until somebody may command, with dice of the seed. Says whether dice were rolled. */
export function rollUpToCommand({ rules, scene }: Situation, seed: string): boolean {
  const table = Table.quick(seed, (question) => question.preset)
  scene.table = table
  goToCommand(rules, scene, false)
  scene.settle()
  return table.counter > 0
}
