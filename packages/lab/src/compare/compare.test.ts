import { randomFrom } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { experimentWith, gameOf } from '../../test/experiments.ts'
import { simulate } from '../simulate/simulate.ts'
import type { Experiment } from '../simulate/simulation.ts'
import { poolOfOne, type WorkerPool } from '../simulate/worker-pool.ts'
import { readAxis, readSearchAxis } from './axis.ts'
import { balance } from './balance.ts'
import { type EncounterChange, readSet } from './change.ts'
import { changeEncounter } from './changes.ts'
import { compare } from './compare.ts'
import { halfWidth, Likeness, shareDifference } from './paired.ts'
import { sweep } from './sweep.ts'

/** A ready-made duel, with the same seed unless another is given. */
const duel = (seed = 'oak'): Promise<Experiment> => experimentWith('zones/duel', { seed })

async function withChange(experiment: Experiment, ...changes: EncounterChange[]): Promise<Experiment> {
  const result = changeEncounter(await gameOf('zones/duel'), experiment.encounter, changes)
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  return { ...experiment, encounter: result.setup.encounter }
}

describe('a comparison', () => {
  it('of a fight with itself finds no difference at all', async () => {
    const experiment = await duel()
    const { sides, rounds, correlation, first, second } = await compare(experiment, { ...experiment }, { trials: 100 })
    expect(correlation).toBe(1)
    expect(rounds.value).toBe(0)
    // It is not yet known that it never makes a difference.
    expect(rounds.low).toBeLessThan(0)
    expect(rounds.low).toBeCloseTo(-rounds.high, 12)
    for (const { wins, left } of sides) {
      expect(wins.value).toBe(0)
      expect(wins.low).toBeLessThan(0)
      expect(left.value).toBe(0)
      expect(left.high).toBeGreaterThan(0.02)
    }
    expect(second.sides).toEqual(first.sides)
  })

  it('covers a known change, more narrowly than two simulations apart', async () => {
    const experiment = await duel()
    const harder = await withChange(experiment, readSet('Corwin.hp=14'))
    const share = async (which: Experiment) => {
      const { sides } = await simulate({ ...which, seed: 'elm' }, { trials: 4000 })
      return sides[0]?.wins.share ?? 0
    }
    const known = (await share(harder)) - (await share(experiment))
    const { sides, correlation, first, second, changes } = await compare(experiment, harder, {
      trials: 800,
      changes: ['Corwin.hp=14'],
    })
    const wins = sides[0]?.wins as { value: number; low: number; high: number }
    expect(changes).toEqual(['Corwin.hp=14'])
    expect(known).toBeLessThan(-0.05)
    expect(wins.low).toBeLessThan(known)
    expect(wins.high).toBeGreaterThan(known)
    expect(correlation).toBeGreaterThan(0.2)
    const apart = [first, second].map(({ sides: [side] }) => ((side?.wins.high ?? 0) - (side?.wins.low ?? 0)) / 2)
    expect(halfWidth(wins)).toBeLessThan(Math.hypot(...apart))
    expect(sides[1]?.wins.value).toBeGreaterThan(0)
  })

  it('stops at a precision of the difference, and when somebody wants it to', async () => {
    const experiment = await duel()
    const harder = await withChange(experiment, readSet('Corwin.hp=12'))
    const { first, sides } = await compare(experiment, harder, { trials: 4000, precision: 0.06 })
    expect(first.ended).toBe('precise')
    expect(first.trials).toBeLessThan(4000)
    for (const { wins } of sides) expect(halfWidth(wins)).toBeLessThanOrEqual(0.06)
    const stop = new AbortController()
    const stopped = await compare(experiment, harder, {
      trials: 4000,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    expect(stopped.first).toMatchObject({ ended: 'stopped', trials: 64 })
  })

  it('that is stopped keeps every pair that was played by then', async () => {
    const experiment = await duel()
    const harder = await withChange(experiment, readSet('Corwin.hp=12'))
    const stop = new AbortController()
    const one = poolOfOne()
    let pieces = 0
    const workerPool: WorkerPool = {
      size: 4,
      async play(task, chunk) {
        const batch = await one.play(task, chunk)
        // Four pieces of 16 for each fight; then four more of the first, and two of the second.
        if (++pieces === 15) stop.abort()
        return batch
      },
    }
    const { first, second } = await compare(experiment, harder, { trials: 4000, signal: stop.signal, workerPool })
    expect(first).toMatchObject({ ended: 'stopped', trials: 96 })
    expect(second).toMatchObject({ ended: 'stopped', trials: 96 })
    const whole = await compare(experiment, harder, { trials: 96 })
    expect(JSON.stringify(first.combatants)).toBe(JSON.stringify(whole.first.combatants))
  })
})

describe('intervals of pairs', () => {
  it('of shares stay honest where no pair differs', () => {
    const { value, low, high } = shareDifference(0, 0, 98)
    expect(value).toBe(0)
    expect(high).toBeCloseTo(0.0196, 4)
    expect(low).toBe(-high)
    expect(shareDifference(30, 10, 100)).toMatchObject({ value: 0.2 })
    expect(shareDifference(30, 10, 100).low).toBeCloseTo(0.0791, 4)
    // 20/102 minus 2.81 times the square root of 41 - 400/102, over 102.
    expect(shareDifference(30, 10, 100, 2.81).low).toBeCloseTo(0.0283, 4)
  })

  it('hold the true difference 19 times out of 20', () => {
    const random = randomFrom('intervals')
    let held = 0
    for (let repeat = 0; repeat < 500; repeat++) {
      let gained = 0
      let lost = 0
      for (let pair = 0; pair < 120; pair++) {
        const face = random(100)
        if (face < 15) gained++
        else if (face < 20) lost++
      }
      const { low, high } = shareDifference(gained, lost, 120)
      if (low <= 0.1 && high >= 0.1) held++
    }
    expect(held / 500).toBeGreaterThan(0.93)
    expect(held / 500).toBeLessThan(0.98)
  })

  it('go with how alike they are', () => {
    const correlationOf = (a: readonly number[], b: readonly number[]): number => {
      const likeness = new Likeness()
      a.forEach((one, n) => {
        likeness.add(one, b[n])
      })
      return likeness.correlation()
    }
    expect(correlationOf([1, 0, 1], [0, 1, 0])).toBe(-1)
    expect(correlationOf([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12)
    expect(correlationOf([1, 1], [1, 1])).toBe(1)
    expect(correlationOf([1, 1], [1, 0])).toBe(0)
  })
})

describe('a sweep', () => {
  it('falls as the enemy grows, with the same dice in every cell', async () => {
    const { axes, cells } = await sweep(await duel(), [readAxis('Corwin.hp=5..20 step 5')], { trials: 200 })
    expect(axes).toEqual([{ name: 'Corwin.hp', values: [5, 10, 15, 20] }])
    const shares = cells.map(({ simulation }) => simulation.sides[0]?.wins.share ?? 0)
    for (let i = 1; i < shares.length; i++) expect(shares[i]).toBeLessThan(shares[i - 1] as number)
    expect(new Set(cells.map(({ simulation }) => simulation.experiment.seed)).size).toBe(1)
  })

  it('goes over two parameters, the second within the first, and over how many there are', async () => {
    const axes = [readAxis('toll-ruffian=1..2'), readAxis('option free-attacks=on,off')]
    const { cells } = await sweep(await duel(), axes, { trials: 16 })
    expect(cells.map(({ values }) => values)).toEqual([
      [1, 'on'],
      [1, 'off'],
      [2, 'on'],
      [2, 'off'],
    ])
    expect(cells.map(({ simulation }) => simulation.combatants.length)).toEqual([2, 2, 3, 3])
  })

  it('names a value that cannot be, before anything is played', async () => {
    await expect(sweep(await duel(), [readAxis('Corwin.hp=-1..3')], { trials: 10 })).rejects.toThrow('"Corwin.hp=-1"')
  })
})

describe('balance', () => {
  it('finds a planted answer', async () => {
    const planted = await withChange(await duel('elm'), readSet('Corwin.hp=17'))
    const { sides } = await simulate(planted, { trials: 4000 })
    const wanted = sides[0]?.wins.share ?? 0
    const { best, says, tried } = await balance(await duel(), {
      side: 'characters',
      wanted,
      axis: readSearchAxis('Corwin.hp=4..36'),
      trials: 2000,
    })
    expect(Math.abs((best ?? 0) - 17)).toBeLessThanOrEqual(1)
    expect(says).toContain(`Corwin.hp=${best} comes closest`)
    expect(tried.map(({ value }) => value)).toEqual([...tried.map(({ value }) => value)].sort((a, b) => a - b))
  })

  it('says when the range does not hold the answer, and when the parameter does nothing', async () => {
    const outside = await balance(await duel(), {
      side: 'Characters',
      wanted: 0.05,
      axis: readSearchAxis('Corwin.hp=1..4'),
      trials: 400,
    })
    expect(outside.best).toBeNull()
    expect(outside.says).toMatch(/^No value in the range .* 5%. Even Corwin.hp=4 gives .* which is more/)
    const { sides } = (await compare(await duel(), await duel(), { trials: 400 })).first
    const flat = await balance(await duel(), {
      side: 'characters',
      wanted: sides[0]?.wins.share ?? 0.5,
      axis: readSearchAxis('Ada.int=0..3'),
      trials: 400,
    })
    expect(flat.best).toBeNull()
    expect(flat.says).toContain('makes no measurable difference')
  })

  it('refuses what cannot be looked for', async () => {
    const options = { side: 'heroes', wanted: 0.5, axis: readSearchAxis('Corwin.hp=4..9') }
    await expect(balance(await duel(), options)).rejects.toThrow('There is no side "heroes". Known: characters')
    await expect(balance(await duel(), { ...options, side: 'enemies', wanted: 1 })).rejects.toThrow(
      'between 0% and 100%',
    )
    expect(() => readSearchAxis('option free-attacks=on,off')).toThrow('a range of whole numbers to search')
    expect(() => readAxis('Corwin.hp=9..4')).toThrow('a range goes upwards, as in 4..9')
    expect(() => readAxis('Corwin.hp')).toThrow('gives a parameter no values')
  })
})
