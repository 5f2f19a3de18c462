import { serialize } from 'node:v8'
import { randomFrom } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { experimentWith, gameOf, READY } from '../../test/experiments.ts'
import { precisionOf } from '../statistics/share.ts'
import { chunksOf } from './chunks.ts'
import { gather, simulate } from './simulate.ts'
import type { Trial } from './simulation.ts'
import { trialJournal } from './trial-journal.ts'
import { Trials } from './trials.ts'
import { poolOfOne, type WorkerPool } from './worker-pool.ts'

/** A worker pool whose workers return their chunks in an arbitrary order, a few at a time. */
function shuffledPool(size: number, pick: (waiting: number) => number): WorkerPool {
  const one = poolOfOne()
  const waiting: (() => void)[] = []
  const handIn = () => {
    const [next] = waiting.splice(pick(waiting.length), 1)
    next?.()
    if (waiting.length > 0) setImmediate(handIn)
  }
  return {
    size,
    async play(task, chunk) {
      const batch = await one.play(task, chunk)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 1) setTimeout(handIn, 2)
      })
      return structuredClone(batch)
    },
  }
}

describe('a simulation', () => {
  it('is byte for byte the same, however many play and in whatever order they finish', async () => {
    const experiment = await experimentWith('zones/duel')
    const options = { trials: 150, recorded: true }
    const alone = JSON.stringify(await simulate(experiment, options))
    const workerPools = [
      shuffledPool(2, () => 0),
      shuffledPool(3, (waiting) => waiting - 1),
      shuffledPool(5, (waiting) => waiting >> 1),
    ]
    for (const workerPool of workerPools)
      expect(JSON.stringify(await simulate(experiment, { ...options, workerPool }))).toBe(alone)
  })

  it('is the same with policies that think, and so is a journal of a trial', async () => {
    const policies = { otherwise: 'greedy:2', sides: { enemies: 'search:8' } }
    const experiment = await experimentWith('zones/duel', { policies, limit: 40 })
    const alone = JSON.stringify(await simulate(experiment, { trials: 18 }))
    const workerPool = shuffledPool(2, (waiting) => waiting - 1)
    expect(JSON.stringify(await simulate(experiment, { trials: 18, workerPool }))).toBe(alone)
    const game = await gameOf('zones/duel')
    const trial = new Trials(game, experiment).play(17)
    expect(trialJournal(game, experiment, 17).filter((line) => 'kind' in line && line.kind === 'move')).toHaveLength(
      trial.commands,
    )
  })

  it('stops when it is precise enough, at the same trial for every crew', async () => {
    const experiment = await experimentWith('zones/duel')
    const options = { trials: 5000, precision: 0.06 }
    const alone = await simulate(experiment, options)
    expect(alone.ended).toBe('precise')
    expect(alone.trials).toBeLessThan(400)
    for (const { wins } of alone.sides) expect(precisionOf(wins)).toBeLessThanOrEqual(0.06)
    const workerPool = shuffledPool(4, (waiting) => waiting - 1)
    expect(JSON.stringify(await simulate(experiment, { ...options, workerPool }))).toBe(JSON.stringify(alone))
  })

  it('stops when somebody says so, with the result so far', async () => {
    const experiment = await experimentWith('zones/duel')
    const stopping = new AbortController()
    const seen: number[] = []
    const stopped = await simulate(experiment, {
      trials: 5000,
      signal: stopping.signal,
      onProgress: ({ trials }) => {
        seen.push(trials)
        if (trials >= 10) stopping.abort()
      },
    })
    expect(stopped).toMatchObject({ ended: 'stopped', trials: 10 })
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10])
    const whole = await simulate(experiment, { trials: 10 })
    expect({ ...stopped, ended: 'all' }).toEqual(whole)
    const none = await simulate(experiment, { trials: 10, signal: AbortSignal.abort() })
    expect(none).toMatchObject({ ended: 'stopped', trials: 0, notable: { median: null } })
  })

  it('says why it cannot be done', async () => {
    const experiment = await experimentWith('zones/plain')
    await expect(simulate(experiment, { trials: 0 })).rejects.toThrow(/1 or more/)
    await expect(simulate({ ...experiment, ruleset: 'chess' }, { trials: 1 })).rejects.toThrow(/no ruleset "chess"/)
    await expect(simulate({ ...experiment, encounter: {} }, { trials: 1 })).rejects.toThrow()
  })

  it('covers the true share with 19 of 20 intervals', async () => {
    const truth = await simulate(await experimentWith('zones/duel'), { trials: 1000 })
    const [{ id: first, wins }] = truth.sides as [(typeof truth.sides)[number]]
    const chance = wins.share
    let covered = 0
    for (let run = 0; run < 40; run++) {
      const { sides } = await simulate(await experimentWith('zones/duel', { seed: `cover ${run}` }), { trials: 50 })
      if (sides.every(({ wins: { low, high }, id }) => id !== first || (low <= chance && chance <= high))) covered++
    }
    // 38 are expected; these seeds do not change.
    expect(covered).toBeGreaterThanOrEqual(35)
  })

  it.each(READY)('names the trials worth watching of %s', async (ready) => {
    const { notable, sides, trials, unfinished, draws, stalemates } = await simulate(await experimentWith(ready), {
      trials: 12,
    })
    for (const number of Object.values(notable)) expect(number === null || (number >= 0 && number < 12)).toBe(true)
    const ended = [...sides.map(({ wins }) => wins), unfinished, draws, stalemates]
    expect(ended.reduce((sum, { count }) => sum + count, 0)).toBe(trials)
  })
})

describe('what is kept', () => {
  /** A worker pool that plays nothing, and returns the first chunk only after `held` others have been requested. */
  const idlePool = (held = 0) => {
    let asked = 0
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    const workerPool: WorkerPool = {
      size: 2,
      async play(_task, { first, count }) {
        if (++asked === held) release()
        const random = randomFrom(`idle ${first}`)
        const trials = Array.from({ length: count }, (_, i): Trial => {
          const winner = random(2)
          const left = [random(21) / 20, random(21) / 20]
          return {
            number: first + i,
            ending: 'won',
            winner,
            first: random(2),
            rounds: random(9),
            commands: random(99),
            left,
          }
        })
        if (first === 0 && held > 0) await isReleased
        return { trials, combatants: [], sides: [], actions: [], rules: [] }
      },
    }
    return { workerPool, asked: () => asked, release: () => release() }
  }

  it('does not grow with the trials', async () => {
    const experiment = await experimentWith('zones/duel')
    const sizeOf = async (trials: number) =>
      serialize(await gather(experiment, { trials, workerPool: idlePool().workerPool })).byteLength
    // With ten times the trials the numbers get longer, but there are not more of them.
    expect(await sizeOf(400_000)).toBeLessThan(2 * (await sizeOf(40_000)))
  })

  it('does not grow while a slow chunk is waited for', async () => {
    const { workerPool, asked, release } = idlePool(1000)
    const work = gather(await experimentWith('zones/duel'), { trials: 100_000, workerPool })
    for (let i = 0; i < 500; i++) await Promise.resolve()
    expect(asked()).toBeGreaterThan(10)
    expect(asked()).toBeLessThan(100)
    release()
    expect((await work).ends.trials).toBe(100_000)
  })
})

describe('chunks', () => {
  it('cover every trial once, small ones first', () => {
    for (const trials of [1, 16, 17, 1000, 10_000]) {
      let next = 0
      for (const { first, count } of chunksOf(trials)) {
        expect(first).toBe(next)
        expect(count).toBeGreaterThan(0)
        next += count
      }
      expect(next).toBe(trials)
    }
    expect([...chunksOf(11)]).toEqual([...chunksOf(1000)].slice(0, 9).concat({ first: 10, count: 1 }))
    expect([...chunksOf(10_000)].at(-2)?.count).toBe(256)
  })
})
