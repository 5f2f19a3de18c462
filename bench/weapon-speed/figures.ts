import { besideByHand, paceOf, paceRows } from '../fights.ts'
import { printTable } from '../measure.ts'
import { brawl, brawlApart } from './brawl.ts'
import { brawlByHand } from './hand.ts'

/** Prints what `weapon-speed` does per second. */
export function weaponSpeedFigures(): void {
  const names = [
    '4 against 4, everybody in reach, loop by hand',
    '4 against 4, everybody in reach, recorder off',
    '4 against 4, everybody in reach, recorder on',
  ] as const
  printTable('weapon-speed', [
    ...besideByHand(brawlByHand, brawl, 2000, names),
    ...paceRows('the same, in turns', paceOf(brawl, 'turn', 1500)),
    ...paceRows('the same people, 6 yards apart', paceOf(brawlApart, 'turn', 1500)),
  ])
}
