import { setImmediate as breath } from 'node:timers/promises'
import { chunksHere, type Experiment, poolOfOne } from '@fray/lab'
import { onTestFinished } from 'vitest'
import { buildOf } from '../src/work/build.ts'
import { openWork, type Station, startStation, type WorkDatabase } from '../src/work/index.ts'
import type { OrderPool, WorkOrder } from '../src/work/order.ts'
import { pack } from '../src/work/packing.ts'
import { type RunUnderway, type StartOptions, startRun } from '../src/work/run.ts'

/** A fight that is over in a moment. */
export const SCUFFLE = {
  ruleset: 'zones',
  title: 'A scuffle',
  battlefield: 'A-B',
  combatants: {
    Ada: { kind: 'character', level: 1, str: 2, dex: 1, hp: 10, items: ['longsword melee 1d8'], zone: 'A' },
    Gob: { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['knife melee 1d4'], zone: 'A' },
  },
}

export const experiment = (seed: string): Experiment => ({
  ruleset: 'zones',
  encounter: SCUFFLE,
  policies: { otherwise: 'aggressive', sides: {} },
  seed,
  limit: 1000,
})

/** Hands in this thread; `before` is called with each order and may make it fail. */
export function poolHere(threads = 1, before: (order: WorkOrder) => void | Promise<void> = () => undefined): OrderPool {
  const play = chunksHere(poolOfOne())
  return {
    threads,
    async play(order) {
      await before(order)
      const started = performance.now()
      const results = []
      for (const chunk of order.chunks) {
        results.push(...(await play({ id: order.id, task: JSON.parse(order.body), chunks: [chunk] })))
        await breath()
      }
      return { packed: pack(results), seconds: (performance.now() - started) / 1000 }
    },
  }
}

/** A worker in this process, ended after the test. What it says is in `said`. */
export async function workHere(
  url: string,
  hands: OrderPool,
  { version = 'test', name = 'here' } = {},
): Promise<Station & { readonly said: readonly string[] }> {
  const said: string[] = []
  const station = await startStation(
    { url, version, name, hands, tell: (message) => said.push(message) },
    new AbortController().signal,
  )
  if (station === null) throw new Error('It did not start.')
  onTestFinished(() => station.close())
  return Object.assign(station, { said })
}

/** Begins a run; what its asker hears is in `heard`. */
export async function askHere(
  url: string,
  options: Partial<StartOptions> & { readonly version?: string } = {},
): Promise<RunUnderway & { readonly heard: readonly string[] }> {
  const heard: string[] = []
  const run = await startRun({
    at: url,
    kind: 'simulate',
    title: 'A scuffle',
    rulesets: ['zones'],
    build: await buildOf(options.version ?? 'test', ['zones']),
    command: 'fray simulate',
    priority: 5,
    tell: (message) => heard.push(message),
    ...options,
  })
  onTestFinished(() => run.fail('The test is over.'))
  return Object.assign(run, { heard })
}

/** A look into a database, closed after the test. */
export async function lookInto(url: string): Promise<WorkDatabase> {
  const db = await openWork({ url, supervises: false, connections: 1, takes: false, onError: () => undefined })
  onTestFinished(() => db.close())
  return db
}
