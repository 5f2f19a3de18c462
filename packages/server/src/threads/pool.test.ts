import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { type Experiment, simulate } from '@fray/lab'
import { expect, it, onTestFinished } from 'vitest'
import { experiment } from '../../test/working.ts'
import { orderThreads, otherThreads, type ThreadPool, threadPool } from './pool.ts'

/** The threads that are started in a test, as they come. */
function startedThreads(): Worker[] {
  const started: Worker[] = []
  const hear = (worker: Worker) => void started.push(worker)
  process.on('worker', hear)
  onTestFinished(() => void process.off('worker', hear))
  return started
}

const closing = <T extends { close(): Promise<void> }>(pool: T): T => {
  onTestFinished(() => pool.close())
  return pool
}

const play = (seed: string, workerPool?: ThreadPool, onProgress?: (now: { readonly trials: number }) => void) =>
  simulate(experiment(seed), { trials: 3000, ...(workerPool && { workerPool }), ...(onProgress && { onProgress }) })

it.each([
  ['this thread and another', threadPool],
  ['others alone', otherThreads],
])('%s: one that is killed in the middle loses nothing', async (_, open) => {
  const started = startedThreads()
  const workerPool = closing(open(2))
  let killed = 0
  const there = await play('killed', workerPool, ({ trials }) => {
    const thread = started[0]
    if (killed > 0 || trials < 100 || thread === undefined) return
    killed = started.length
    void thread.terminate()
  })
  expect(killed).toBeGreaterThan(0)
  expect(JSON.stringify(there)).toBe(JSON.stringify(await play('killed')))
})

it('one that ended while it waited is replaced', async () => {
  const started = startedThreads()
  const workerPool = closing(otherThreads(1))
  await play('first', workerPool)
  void started[0]?.terminate()
  await once(started[0] as Worker, 'exit')
  expect(JSON.stringify(await play('second', workerPool))).toBe(JSON.stringify(await play('second')))
  expect(started).toHaveLength(2)
})

it('a pool says that a thread has ended over a batch, and what nobody can play', async () => {
  const started = startedThreads()
  const hands = closing(orderThreads(1, 256))
  const order = (of: Experiment, count: number) => ({
    id: of.seed,
    body: JSON.stringify({ kind: 'trials', experiment: of, recorded: false }),
    chunks: [{ first: 0, count }],
  })
  const enough = new AbortController()
  expect(await hands.play(order(experiment('one'), 3), enough.signal)).toHaveProperty('packed')
  const wrong = { ...experiment('two'), encounter: {} }
  expect(await hands.play(order(wrong, 3), enough.signal)).toHaveProperty('problem')
  const long = hands.play(order(experiment('three'), 1e9), enough.signal)
  setTimeout(() => void started[0]?.terminate(), 50)
  await expect(long).rejects.toThrow('A thread has ended unexpectedly')
  expect(await hands.play(order(experiment('one'), 3), enough.signal)).toHaveProperty('packed')
})

it('a thread that still answers while it is ended has ended before the program does', () => {
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `(async () => {
    const { AskedThread } = await import(${at('./asked-thread.ts')})
    let worker
    process.on('worker', (one) => { worker = one })
    const thread = new AskedThread(new URL(${at('./chunk-thread.ts')}), null)
    await thread.ready
    const asked = thread.do({})
    const closed = thread.close()
    worker.emit('message', { answer: 1 })
    await asked
    await closed
    console.log('ended')
  })()`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--eval', program], {
    encoding: 'utf8',
  })
  expect([stdout, stderr, status]).toEqual(['ended\n', '', 0])
})
