import { goToCommand, Table } from '@fray/kernel'
import type { Situation } from './results.ts'

/** The default seed for dice rolled before a command whose odds are wanted, and for its samples. */
export const ODDS_SEED = 'odds'

/**
 * Executes the automatic steps that are due, with dice of the seed, until someone may command. Returns whether dice
 * were rolled.
 */
export function rollUpToCommand({ rules, scene }: Situation, seed: string): boolean {
  const table = Table.quick(seed, (question) => question.preset)
  scene.table = table
  goToCommand(rules, scene, false)
  scene.settle()
  return table.counter > 0
}
