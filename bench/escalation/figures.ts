import { escalation } from '@fray/rulesets/escalation'
import { besideByHand, fightsOf, paceOf, paceRows, ready } from '../fights.ts'
import { printTable } from '../measure.ts'
import { brawl } from './brawl.ts'
import { brawlByHand } from './hand.ts'

/** Prints what `escalation` does per second. */
export function escalationFigures(): void {
  const names = [
    '4 against 4, in one knot, loop by hand',
    '4 against 4, in one knot, recorder off',
    '4 against 4, in one knot, recorder on',
  ] as const
  const day = (file: string) => paceOf(fightsOf(escalation, ready(`escalation/${file}`)), 'turn', 200)
  printTable('escalation', [
    ...besideByHand(brawlByHand, brawl, 1500, names),
    ...paceRows('four heroes on the threshing floor', day('threshing-floor.yaml')),
    ...paceRows('a day of four encounters', day('four-bridges.yaml')),
  ])
}
