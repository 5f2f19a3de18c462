import { type Chunk, type Experiment, simulate, sweep, type Task, type WorkerPool } from '@fray/lab'
import { isAddedRuleset, rulesets } from '@fray/rulesets'
import { describe, expect, test, vi } from 'vitest'
import { buildOf } from '../src/work/build.ts'
import { findRun, listRuns } from '../src/work/runs.ts'
import { useOwnPostgres, usePostgres } from './postgres.ts'
import { PATIENCE, until } from './processes.ts'
import { askHere, experiment, lookInto, poolHere, workHere } from './working.ts'

const { newDatabase } = usePostgres()
const own = useOwnPostgres()

describe('a run at workers', () => {
  test('comes to what a run in this thread comes to, also where it stops when it is precise enough', async () => {
    const url = await newDatabase()
    await workHere(url, poolHere(2), { name: 'one' })
    await workHere(url, poolHere(1), { name: 'other' })
    const { words: madeBy } = await buildOf('test', ['zones'])
    for (const options of [{ trials: 700 }, { trials: 50_000, precision: 0.05 }]) {
      const run = await askHere(url)
      const there = await simulate(experiment('seven'), { ...options, workerPool: run.workerPool })
      await run.end('done', there)
      const here = await simulate(experiment('seven'), options)
      expect(JSON.stringify(there)).toBe(JSON.stringify(here))
      const db = await lookInto(url)
      const found = await findRun(db, run.run)
      expect(found?.result).toBe(JSON.stringify(here))
      expect(found?.summary).toMatchObject({ state: 'done', kind: 'simulate', madeBy })
    }
    const db = await lookInto(url)
    expect(await db.sql('SELECT FROM fray.lab_batches UNION ALL SELECT FROM fray.lab_tasks')).toEqual([])
  })

  test('plays cells of a sweep side by side, and shows those up to where it was stopped', async () => {
    const url = await newDatabase()
    await workHere(url, poolHere(3))
    const axes = [{ name: 'Gob.hp', values: [4, 6, 8, 10, 12] }]
    const run = await askHere(url, { kind: 'sweep' })
    const there = await sweep(experiment('seven'), axes, { trials: 60, workerPool: run.workerPool })
    expect(JSON.stringify(there)).toBe(JSON.stringify(await sweep(experiment('seven'), axes, { trials: 60 })))
    const stop = new AbortController()
    // Later cells may be far on before the first one's first chunk is in: until then there is nothing to show.
    let firstCell: Experiment | undefined
    let hasStarted = false
    const workerPool: WorkerPool = Object.assign(Object.create(run.workerPool), {
      play: async (task: Task, chunk: Chunk) => {
        firstCell ??= task.experiment
        const batch = await run.workerPool.play(task, chunk)
        if (task.experiment === firstCell && chunk.first === 0) setTimeout(() => (hasStarted = true))
        return batch
      },
    })
    const stopped = await sweep(experiment('seven'), axes, {
      trials: 100_000,
      workerPool,
      signal: stop.signal,
      onProgress: ({ trials }) => hasStarted && trials > 500 && stop.abort(),
    })
    const [first, ...rest] = stopped.cells
    expect([first?.simulation.ended, rest]).toEqual(['stopped', []])
  })

  test('what was sent twice counts once', async () => {
    const url = await newDatabase()
    const run = await askHere(url)
    const played = run.workerPool.play({ experiment: experiment('seven'), recorded: false }, { first: 0, count: 5 })
    const db = await lookInto(url)
    const { queue } = await buildOf('test', ['zones'])
    let jobs: readonly { readonly data: object }[] = []
    await vi.waitFor(async () => {
      jobs = await db.boss.findJobs(queue)
      expect(jobs).toHaveLength(1)
    }, PATIENCE)
    await db.boss.insert(queue, [{ data: jobs[0]?.data }, { data: jobs[0]?.data }])
    let orders = 0
    await workHere(
      url,
      poolHere(1, () => void orders++),
    )
    expect((await played).trials).toHaveLength(5)
    await until(() => orders === 3, 'all three were played')
    await vi.waitFor(async () => expect(await db.boss.findJobs(queue, { queued: true })).toEqual([]), PATIENCE)
    expect((await findRun(db, run.run))?.summary.batches).toBe(1)
    expect(await db.sql(`SELECT value FROM fray.lab_totals WHERE what = 'done'`)).toEqual([{ value: 1 }])
  })

  test('goes on where a thread ends over a chunk, and says so where two have', async () => {
    const url = await newDatabase()
    let failures = 1
    const station = await workHere(
      url,
      poolHere(1, () => {
        if (failures-- > 0) throw new Error('The thread has ended.')
      }),
    )
    const run = await askHere(url)
    const there = await simulate(experiment('seven'), { trials: 100, workerPool: run.workerPool })
    expect(there.trials).toBe(100)
    expect(station.said.join('\n')).toContain(`A chunk of the run ${run.run} has failed: The thread has ended.`)
    failures = 1000
    await expect(simulate(experiment('eight'), { trials: 100, workerPool: run.workerPool })).rejects.toThrow(
      'The thread has ended.',
    )
  })

  test('what cannot be played is said at once, in the words of the lab', async () => {
    const url = await newDatabase()
    await workHere(url, poolHere())
    const run = await askHere(url)
    const wrong = { ...experiment('seven'), policies: { otherwise: 'clever', sides: {} } }
    await expect(run.workerPool.play({ experiment: wrong, recorded: false }, { first: 0, count: 1 })).rejects.toThrow(
      'clever',
    )
  })
})

describe('who goes first', () => {
  test('a run of a higher priority', async () => {
    const url = await newDatabase()
    const low = await askHere(url, { priority: 3 })
    const high = await askHere(url, { priority: 7 })
    const results = [low, high].map((run) => simulate(experiment('seven'), { trials: 300, workerPool: run.workerPool }))
    const db = await lookInto(url)
    const { queue } = await buildOf('test', ['zones'])
    await vi.waitFor(async () => expect(await db.boss.findJobs(queue)).toHaveLength(4), PATIENCE)
    const taken: string[] = []
    await workHere(
      url,
      poolHere(1, ({ id }) => void taken.push(id.split(' ')[0] as string)),
    )
    await Promise.all(results)
    expect(taken.slice(0, 2)).toEqual([high.run, high.run])
  })

  test('of two alike each has its share', async () => {
    const url = await newDatabase()
    const runs = [await askHere(url), await askHere(url)]
    const taken: string[] = []
    await workHere(
      url,
      poolHere(1, ({ id }) => void taken.push(id.split(' ')[0] as string)),
    )
    const stop = new AbortController()
    const all = runs.map((run) =>
      simulate(experiment('seven'), { trials: 1_000_000, workerPool: run.workerPool, signal: stop.signal }),
    )
    await until(() => taken.length >= 16, 'some were taken')
    stop.abort()
    await Promise.all(all)
    for (const { run } of runs) expect(taken.filter((one) => one === run).length).toBeGreaterThanOrEqual(4)
  })
})

/** States in which nothing more is done with a batch. */
const ENDED = ['completed', 'cancelled', 'failed']

test('stopped, what has not begun is dropped, and the result so far is there', async () => {
  const url = await newDatabase()
  const orders: string[] = []
  await workHere(
    url,
    poolHere(1, ({ id }) => void orders.push(id)),
  )
  const run = await askHere(url)
  const stop = new AbortController()
  const result = await simulate(experiment('seven'), {
    trials: 1_000_000,
    workerPool: run.workerPool,
    signal: stop.signal,
    onProgress: ({ trials }) => trials > 100 && stop.abort(),
  })
  expect([result.ended, result.trials > 100, result.trials < 1_000_000]).toEqual(['stopped', true, true])
  await run.end('stopped', result)
  const db = await lookInto(url)
  expect((await listRuns(db)).map(({ state }) => state)).toEqual(['stopped'])
  const { queue } = await buildOf('test', ['zones'])
  // Neither waits anything, nor is anything played that might go on.
  const unended = async () => (await db.boss.findJobs(queue)).filter(({ state }) => !ENDED.includes(state))
  await vi.waitFor(async () => expect(await unended()).toEqual([]), PATIENCE)
  const before = orders.length
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(orders.length).toBe(before)
})

test('a worker of another version refuses with a message; one of that build does it', async () => {
  const url = await newDatabase()
  const refuses = await workHere(
    url,
    poolHere(1, () => expect.unreachable('it must not play this')),
  )
  const run = await askHere(url, { version: '9.9.9' })
  const result = simulate(experiment('seven'), { trials: 50, workerPool: run.workerPool })
  await until(() => refuses.said.length > 0 && run.heard.length > 0, 'both have said so')
  const { words: asked } = await buildOf('9.9.9', ['zones'])
  const { words } = await buildOf(
    'test',
    Object.keys(rulesets).filter((id) => !isAddedRuleset(id)),
  )
  expect(words).toMatch(/^Fray test, escalation \d+, free-hits \d+, /)
  expect(refuses.said).toEqual([
    `The run ${run.run} (simulate, A scuffle) is not played here: it is of ${asked}, and this is ${words}. ` +
      'It waits for a worker of that build.',
  ])
  expect(run.heard).toEqual([`No running worker has this build (Fray test): this run waits for one with ${asked}.`])
  await workHere(url, poolHere(), { version: '9.9.9' })
  expect((await result).trials).toBe(50)
})

test('a run waits for a worker, and says that there is none', async () => {
  const url = await newDatabase()
  const run = await askHere(url)
  const result = simulate(experiment('seven'), { trials: 50, workerPool: run.workerPool })
  await until(() => run.heard.length > 0, 'it is said')
  expect(run.heard[0]).toMatch(
    /^No worker is running: start one with "fray worker --database-url postgres:.*". This run/,
  )
  await workHere(url, poolHere())
  expect((await result).trials).toBe(50)
})

test('a database that ends and comes back ends nothing', async () => {
  const url = await own.newDatabase()
  const station = await workHere(url, poolHere(2))
  const run = await askHere(url)
  let isAway = false
  let away: Promise<void> = Promise.resolve()
  const options = { trials: 6000, workerPool: run.workerPool }
  const result = simulate(experiment('seven'), {
    ...options,
    onProgress: ({ trials }) => {
      if (isAway || trials < 500) return
      isAway = true
      away = own.stop().then(() => own.start())
    },
  })
  const there = await result
  await away
  await run.end('done', there)
  expect(JSON.stringify(there)).toBe(JSON.stringify(await simulate(experiment('seven'), { trials: 6000 })))
  expect(station.said.join('\n')).toContain('The database cannot be reached')
  expect((await findRun(await lookInto(url), run.run))?.summary.state).toBe('done')
})
