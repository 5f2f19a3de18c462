import { randomFrom } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { experimentWith } from '../../test/experiments.ts'
import type { Trial } from '../simulate/simulation.ts'
import type { WorkerPool } from '../simulate/worker-pool.ts'
import { readSearchAxis } from './axis.ts'
import { balance } from './balance.ts'

/**
 * A worker pool that plays nothing: the characters win with the probability that the curve gives for Corwin's hit
 * points.
 */
const poolOf = (curve: (hp: number) => number): WorkerPool => ({
  size: 2,
  play({ experiment }, { first, count }) {
    const { combatants } = experiment.encounter as { combatants: { hp: string }[] }
    const chance = curve(Number.parseInt(combatants[1]?.hp ?? '', 10))
    const trials = Array.from({ length: count }, (_, i): Trial => {
      const number = first + i
      const winner = randomFrom(`${experiment.seed} ${number}`)(100_000) < chance * 100_000 ? 0 : 1
      return { number, ending: 'won', winner, first: 0, rounds: 1, commands: 1, left: [0, 0] }
    })
    return Promise.resolve({ trials, combatants: [], sides: [], actions: [], rules: [] })
  },
})

async function search(seed: string, wanted: number, curve: (hp: number) => number, trials = 2000) {
  const experiment = await experimentWith('zones/duel', { seed })
  const axis = readSearchAxis('Corwin.hp=1..64')
  return balance(experiment, { side: 'characters', wanted, axis, trials, workerPool: poolOf(curve) })
}

/** A chance that falls from 1 to 0 around a middle. */
const falling = (middle: number, width: number) => (hp: number) => 1 / (1 + Math.exp((hp - middle) / width))

describe('balance with a known curve', () => {
  it('finds the value where the neighbours are far apart', async () => {
    for (const middle of [2, 17, 40.2, 62]) {
      const { best, says } = await search(`oak ${middle}`, 0.5, falling(middle, 2))
      expect(best).toBe(Math.round(middle))
      expect(says).toContain('is clearly further away')
    }
  })

  it('goes upwards as well', async () => {
    const { best } = await search('oak', 0.3, (hp) => 1 - falling(30, 2)(hp))
    expect(best).toBe(28)
  })

  it('says when the trials cannot tell two neighbours apart', async () => {
    const { best, says } = await search('oak', 0.5, falling(30.5, 20), 400)
    expect(Math.abs((best ?? 0) - 30.5)).toBeLessThan(5)
    expect(says).toContain('could be as close')
  })

  it('warns where the chance goes both ways', async () => {
    const bent = (hp: number) => (hp === 32 ? 0.9 : falling(20, 6)(hp))
    expect((await search('oak', 0.5, bent)).says).toContain('does not go in one direction only')
  })

  it('says when the chance jumps over what is wanted', async () => {
    const { best, says } = await search('oak', 0.5, (hp) => (hp <= 20 ? 0.8 : 0.1))
    expect(best).toBe(20)
    expect(says).toContain('No value comes close')
  })

  it('plays far fewer fights where it is clear', async () => {
    const { tried } = await search('oak', 0.5, falling(17, 2))
    const far = tried.filter(({ value }) => Math.abs(value - 17) > 4).map(({ simulation }) => simulation.trials)
    expect(Math.max(...far)).toBeLessThanOrEqual(400)
  })
})
