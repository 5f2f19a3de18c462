import { randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { moveAtRandom } from './random-play.ts'
import { readyEncounters, sitDown } from './tables.ts'

/** Games in which nobody stands anywhere. */
const PLACELESS = ['escalation', 'breath', 'scrap']

/** How far two squares lie apart, in steps. */
function steps(a: string, b: string): number {
  const [[x = 0, y = 0], [u = 0, v = 0]] = [a.split(',').map(Number), b.split(',').map(Number)]
  return Math.max(Math.abs(x - u), Math.abs(y - v))
}

describe.each(Object.keys(rulesets))('ways of %s', (ruleset) => {
  test('every place in reach has the way that leads there, step by step', async () => {
    let ways = 0
    for (const file of readyEncounters(ruleset).slice(0, 3)) {
      const random = randomFrom(`ways ${file}`)
      const play = await sitDown(file, file)
      const [referee = ''] = play.seats
      for (let move = 0; move < 6; move++) {
        const still = play.goOn()
        if (still === 'over') break
        const { board } = play.table(referee)
        for (const { who, at } of board.tokens) {
          for (const place of play.reach(referee, who).places) {
            if (board.kind === 'relations' || place.cost === 0) {
              expect(place.way).toEqual([])
              continue
            }
            expect(place.way.at(-1)).toBe(place.at)
            if (board.kind === 'squares')
              place.way.forEach((step, i) => {
                expect(steps(step, place.way[i - 1] ?? at ?? '')).toBe(1)
              })
            ways++
          }
        }
        moveAtRandom(play, still, random)
      }
    }
    expect(ways > 0).toBe(!PLACELESS.includes(ruleset))
  })
})
