import { expect, it } from 'vitest'
import { experimentWith } from '../../test/experiments.ts'
import { type ChunkOrder, type ChunkResult, chunksHere, poolOf, tellsTasksOnce } from './orders.ts'
import { simulate } from './simulate.ts'
import { Gone, type Member, Team } from './team.ts'
import { poolOfOne } from './worker-pool.ts'

/** Members that fail over those orders for which `ends` is true, by how many members were started before. */
function mortal(ends: (started: number, order: number) => boolean) {
  let started = 0
  const start = (): Member<ChunkOrder, readonly ChunkResult[]> => {
    const number = started++
    let orders = 0
    const play = chunksHere(poolOfOne())
    const told = tellsTasksOnce()
    return {
      async do(order) {
        // Data sent to a worker is a copy.
        const results = await play(structuredClone(told(order)))
        await new Promise((resolve) => setImmediate(resolve))
        if (ends(number, orders++)) throw new Gone('It was killed.')
        return structuredClone(results)
      },
      close: () => undefined,
    }
  }
  return { start, count: () => started }
}

it('a member that is killed in the middle loses nothing: the result is the same, byte for byte', async () => {
  const experiment = await experimentWith('zones/duel')
  const options = { trials: 400, recorded: true }
  const alone = JSON.stringify(await simulate(experiment, options))
  const { start, count } = mortal((number, order) => number < 4 && order === 3 + number)
  const team = new Team([start, start, start])
  expect(JSON.stringify(await simulate(experiment, { ...options, workerPool: poolOf(team) }))).toBe(alone)
  expect(count()).toBe(3 + 4)
})

it('what members end over again and again is given up, and those after it are carried out', async () => {
  const experiment = await experimentWith('zones/duel')
  let isBad = true
  const { start } = mortal(() => isBad)
  const workerPool = poolOf(new Team([start, start]))
  await expect(simulate(experiment, { trials: 4, workerPool })).rejects.toThrow('It was killed.')
  isBad = false
  expect((await simulate(experiment, { trials: 4, workerPool })).trials).toBe(4)
})

it('more tasks than are remembered are told again', async () => {
  const { start } = mortal(() => false)
  const workerPool = poolOf(new Team([start]))
  const experiments = await Promise.all(
    Array.from({ length: 12 }, (_, n) => experimentWith('zones/duel', { seed: `task ${n}` })),
  )
  for (let round = 0; round < 2; round++) {
    for (const experiment of experiments) {
      const [there, here] = [
        await simulate(experiment, { trials: 2, workerPool }),
        await simulate(experiment, { trials: 2 }),
      ]
      expect(there).toEqual(here)
    }
  }
})

it('an order that is wrong is refused once, by one who stays', async () => {
  let asked = 0
  const start = () => ({
    do: (order: string) => {
      asked++
      return order === 'bad' ? Promise.reject(new Error('No.')) : Promise.resolve(order)
    },
    close: () => undefined,
  })
  const team = new Team([start])
  await expect(team.do('bad')).rejects.toThrow('No.')
  expect(await team.do('good')).toBe('good')
  expect(asked).toBe(2)
})

it('where nobody can start that is said; the next order has them start again', async () => {
  let isBroken = true
  const start = () => ({
    ready: isBroken ? Promise.reject(new Error('It cannot start.')) : Promise.resolve(),
    do: (order: string) => Promise.resolve(order),
    close: () => undefined,
  })
  const team = new Team([start, start])
  await expect(team.do('this')).rejects.toThrow('It cannot start.')
  isBroken = false
  expect(await team.do('that')).toBe('that')
})

it('what nobody wants any more is not carried out, and the one who does it is ended', async () => {
  let closed = 0
  const start = () => {
    const over = Promise.withResolvers<string>()
    return {
      do: () => over.promise,
      close: () => {
        closed++
        over.reject(new Gone('It was ended.'))
      },
    }
  }
  const team = new Team([start])
  const enough = new AbortController()
  const jobs = [team.do('first', enough.signal), team.do('second', enough.signal)]
  const outcomes = Promise.allSettled(jobs)
  await new Promise((resolve) => setImmediate(resolve))
  enough.abort()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(closed).toBe(1)
})

it('what is asked of a team that is closed is refused, and waits for nobody', async () => {
  const team = new Team([() => ({ do: async (order: number) => order, close: () => undefined })])
  await team.close()
  await expect(team.do(1)).rejects.toThrow('It was ended.')
})

it('who stops a simulation leaves no chunk of it waiting before what is asked next', async () => {
  const [stopped, next] = [await experimentWith('zones/duel'), await experimentWith('zones/duel', { seed: 'next' })]
  const played: string[] = []
  const play = chunksHere(poolOfOne())
  const start = (): Member<ChunkOrder, readonly ChunkResult[]> => ({
    async do(order) {
      await new Promise((resolve) => setImmediate(resolve))
      played.push(order.task?.kind === 'trials' ? order.task.experiment.seed : '')
      return play(order)
    },
    close: () => undefined,
  })
  const pool = poolOf(new Team([start]))
  // Many are out, as where a pool is far away.
  const workerPool = { ...pool, ahead: 50 }
  const stopping = new AbortController()
  const first = simulate(stopped, { trials: 5000, workerPool, signal: stopping.signal })
  await new Promise((resolve) => setImmediate(resolve))
  stopping.abort()
  expect((await first).ended).toBe('stopped')
  await simulate(next, { trials: 4, workerPool })
  // Only the one that was under way.
  expect(played.slice(0, 2)).toContain('next')
})

it('a replacement that cannot start leaves the team smaller only until it can', async () => {
  let isBroken = false
  let atOnce = 0
  let most = 0
  const start = () => ({
    ready: isBroken ? Promise.reject(new Error('It cannot start.')) : Promise.resolve(),
    async do(order: string) {
      if (order === 'deadly') throw new Gone('It was killed.')
      most = Math.max(most, ++atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce--
      return order
    },
    close: () => undefined,
  })
  const team = new Team([start, start], 1)
  const several = () => Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((order) => team.do(order)))
  await several()
  expect(most).toBe(2)
  isBroken = true
  await expect(team.do('deadly')).rejects.toThrow('It was killed.')
  most = 0
  await several()
  expect(most).toBe(1)
  isBroken = false
  for (let n = 0; n < 3; n++) await several()
  expect(most).toBe(2)
})
