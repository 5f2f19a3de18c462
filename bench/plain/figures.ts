import { besideByHand, type Fights } from '../fights.ts'
import { printTable } from '../measure.ts'
import { plainByHand } from './loop.ts'
import { plain, setup } from './ruleset.ts'

/** The plain fight on the kernel. */
export const plainFights: Fights = { rules: plain, setup, policy: 'fighter' }

/** Prints the kernel beside the loop by hand. */
export function plainFigures(): void {
  const names = ['hand-specialised loop', 'on the kernel, recorder off', 'on the kernel, recorder on'] as const
  printTable('the plain fight, 4 against 4 to the death', besideByHand(plainByHand, plainFights, 20_000, names))
}
