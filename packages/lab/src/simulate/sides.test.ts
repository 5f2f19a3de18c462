import { describe, expect, it } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import { experimentWith, gameOf, READY } from '../../test/experiments.ts'
import { simulate } from './simulate.ts'
import { Trials } from './trials.ts'

describe.each(someOf(READY, 2, 1))('sides in %s', (ready) => {
  it('win as often as they do after each of them has acted first', async () => {
    const { sides, trials } = await simulate(await experimentWith(ready), { trials: 40 })
    const played = new Trials(await gameOf(ready), await experimentWith(ready))
    const all = Array.from({ length: 40 }, (_, n) => played.play(n))
    sides.forEach(({ first, winsWhenFirst }, side) => {
      const began = all.filter((trial) => trial.first === side)
      expect(first).toMatchObject({ count: began.length, trials })
      sides.forEach((_, other) => {
        const won = began.filter(({ winner }) => winner === other).length
        expect(winsWhenFirst[other]).toMatchObject({ count: won, trials: began.length })
      })
    })
    // Someone acts first in every fight, so every victory follows some first action.
    expect(sides.reduce((sum, { first }) => sum + first.count, 0)).toBe(trials)
    sides.forEach(({ wins }, side) => {
      expect(sides.reduce((sum, { winsWhenFirst }) => sum + (winsWhenFirst[side]?.count ?? 0), 0)).toBe(wins.count)
    })
  })

  it('have fewer hit points the longer it lasts, and in the end what their combatants have', async () => {
    const { sides, combatants, rounds, trials } = await simulate(await experimentWith(ready), { trials: 40 })
    const played = new Trials(await gameOf(ready), await experimentWith(ready))
    played.play(0)
    // Those who join later do not count.
    const fromStart = new Set(played.take().combatants.flatMap(({ name, place }) => (place >= 0 ? [name] : [])))
    for (const [side, { hitPoints }] of sides.entries()) {
      expect(hitPoints.rounds.map(({ round }) => round)).toEqual(
        Array.from({ length: Math.max(1, rounds.max) }, (_, at) => at + 1),
      )
      const last = hitPoints.rounds.at(-1)
      expect(last?.going.count).toBe(0)
      const kept = combatants.filter((one) => one.side === side && fromStart.has(one.name))
      expect(last?.mean).toBeCloseTo(
        kept.reduce((sum, { life }) => sum + life.mean, 0),
        9,
      )
      for (const { mean, low, high, tenth, median, nineTenths, going } of hitPoints.rounds) {
        expect(low <= mean && mean <= high && tenth <= median && median <= nineTenths).toBe(true)
        expect(going.trials).toBe(trials)
        expect(mean).toBeLessThanOrEqual(hitPoints.start)
      }
      const going = hitPoints.rounds.map((one) => one.going.count)
      expect(going).toEqual([...going].sort((a, b) => b - a))
    }
    // Someone has lost something by the end.
    expect(sides.some(({ hitPoints }) => (hitPoints.rounds.at(-1)?.mean ?? 0) < hitPoints.start)).toBe(true)
  })
})
