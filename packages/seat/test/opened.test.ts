import { type FightEvent, isRoll, randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { someOf } from '../../../scripts/tests/effort.ts'
import { type ShownTally, talliesOf } from '../src/log/tallies.ts'
import { moveAtRandom } from './random-play.ts'
import { readyEncounters, seatsOf, sitDown } from './tables.ts'

const MOVES = 40

const sumOf = ({ parts }: ShownTally): number =>
  parts.reduce((sum, { value, counted }) => sum + (counted ? value : 0), 0)

/** Rolls of a fight that somebody plays at random. */
async function rollsOf(file: string) {
  const random = randomFrom(`opened ${file}`)
  const play = await sitDown(file, `opened ${file}`)
  for (let move = 0; move < MOVES; move++) {
    const still = play.goOn()
    if (still === 'over') break
    moveAtRandom(play, still, random)
  }
  const [referee = ''] = seatsOf(play)
  const opens = play.told(referee).flatMap((line) => line.opens)
  return {
    opens,
    scene: play.session.scene,
    rolls: play.session.played.flatMap(({ events }) => events.filter((event: FightEvent) => isRoll(event))),
  }
}

describe.each(someOf(Object.keys(rulesets), 3, 2))('rolls in random fights of %s', (ruleset) => {
  test('open to both sides: what was rolled, and what it was rolled against, each the sum of its parts', async () => {
    let against = 0
    for (const file of someOf(readyEncounters(ruleset), 3)) {
      const { rolls, opens, scene } = await rollsOf(file)
      const told = new Set(opens.map((one) => JSON.stringify(one)))
      for (const event of rolls) {
        const what = `${event.what} [${event.rule}]`
        const sides = talliesOf(scene, event)
        for (const side of sides) {
          expect(told.has(JSON.stringify(side)), `${what} is told and opened: ${side.label}`).toBe(true)
          if (side.parts.length > 0) expect(sumOf(side), `${what}: ${side.label}`).toBe(side.total)
        }
        expect(sides[0]?.parts.length, `${what}: the roll has parts`).toBeGreaterThan(0)
        if (event.against === null) continue
        against++
        expect(
          sides.slice(1).some(({ total }) => total === event.against),
          `${what} says what it was against`,
        ).toBe(true)
      }
    }
    expect(against).toBeGreaterThan(0)
  })
})
