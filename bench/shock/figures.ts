import { shock } from '@fray/rulesets/shock'
import { besideByHand, fightsOf, paceOf, paceRows, ready } from '../fights.ts'
import { printTable } from '../measure.ts'
import { brawl, brawlApart } from './brawl.ts'
import { shockDecisions } from './decisions.ts'
import { brawlByHand } from './hand.ts'

/** Prints what `shock` does per second. */
export function shockFigures(): void {
  const names = [
    '4 against 4, everybody in reach, loop by hand',
    '4 against 4, everybody in reach, recorder off',
    '4 against 4, everybody in reach, recorder on',
  ] as const
  printTable('shock', [
    ...besideByHand(brawlByHand, brawl, 2000, names),
    ...paceRows('the same people, 30 ft apart', paceOf(brawlApart, 'passes', 1500)),
    ...paceRows('a meadow: bows, charges, powers', paceOf(fightsOf(shock, ready('shock/plain.yaml')), 'passes', 600)),
  ])
  shockDecisions()
}
