import { freeHits } from '@fray/rulesets/free-hits'
import { besideByHand, fightsOf, paceOf, paceRows, ready } from '../fights.ts'
import { printTable } from '../measure.ts'
import { brawl, brawlApart } from './brawl.ts'
import { brawlByHand } from './hand.ts'

/** Prints what `free-hits` does per second. */
export function freeHitsFigures(): void {
  const names = [
    '4 against 4, archers, loop by hand',
    '4 against 4, archers, recorder off',
    '4 against 4, archers, recorder on',
  ] as const
  printTable('free-hits', [
    ...besideByHand(brawlByHand, brawl, 1500, names),
    ...paceRows('the same people with blades, who walk', paceOf(brawlApart, 'turn', 1000)),
    ...paceRows(
      'a hayfield: spells, summons, free hits',
      paceOf(fightsOf(freeHits, ready('free-hits/hayfield.yaml')), 'turn', 400),
    ),
  ])
}
