import { createServer, connect as dial, type Socket } from 'node:net'
import { simulate } from '@fray/lab'
import { expect, onTestFinished, test, vi } from 'vitest'
import { USUAL_LIMITS } from '../src/index.ts'
import { storageInDatabase } from '../src/store/postgres/storage.ts'
import { usePostgres } from './postgres.ts'
import { encounterText, sitDown, start, startHere, until } from './running.ts'
import { askHere, experiment, poolHere, workHere } from './working.ts'

vi.setConfig({ testTimeout: 180_000 })

const { newDatabase } = usePostgres()

/** A line to the database over which, from one moment on, nothing comes any more, and nobody says so: neither end is closed. */
async function lineTo(url: string) {
  const to = new URL(url)
  const ends = new Set<Socket>()
  let isDeaf = false
  /** Those that were there then; the one who comes later is let through again after `heal`. */
  const deaf = new Set<Socket>()
  const server = createServer((here) => {
    const there = dial(Number(to.port), to.hostname)
    for (const [one, other] of [[here, there] as const, [there, here] as const]) {
      ends.add(one)
      if (isDeaf) deaf.add(one)
      one.on('data', (data) => void (deaf.has(one) || other.write(data)))
      one.on('error', () => undefined)
      one.on('close', () => void (deaf.has(one) || other.destroy()))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const one of ends) one.destroy()
    server.close()
  })
  const at = new URL(url)
  at.port = String((server.address() as { port: number }).port)
  return {
    url: at.href,
    fallSilent: () => {
      isDeaf = true
      for (const one of ends) deaf.add(one)
    },
    heal: () => {
      isDeaf = false
    },
  }
}

/** Until what was just sent is there. */
const step = () => new Promise((resolve) => setTimeout(resolve, 500))

test('a server whose database stands still ends before a unit would kill it, and tells everybody at once', async () => {
  const line = await lineTo(await newDatabase())
  const server = await startHere({}, await storageInDatabase({ url: line.url, limits: USUAL_LIMITS, readOnly: false }))
  const { fight, links } = await start(server.base, encounterText('zones/duel.yaml'))
  const sitting = sitDown(links.players as string)
  const authorization = `Bearer ${links.players?.split('/join/')[1]}`
  const ask = (path: string, body?: object) =>
    fetch(`${server.base}api/fights/${fight}${path}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const { epoch, seq } = (await (await ask('')).json()) as { epoch: string; seq: number }
  const poll = ask(`/news?epoch=${epoch}&seq=${seq}&wait=25`)
  await sitting.ready
  await step()
  line.fallSilent()
  const unanswered = ask('/rename', { id: 'r1', seat: 'players', name: 'Ann' }).then(
    ({ status }) => status,
    () => 0,
  )
  await step()
  const started = performance.now()
  const over = server.close()
  expect(await (await poll).json()).toEqual({ news: [] })
  await until(() => sitting.now.line.state === 'lost', 'who sits there has heard of it')
  expect(sitting.now.line).toMatchObject({ why: 'stopping' })
  const late = await fetch(`${server.base}healthz`)
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
  expect(performance.now() - started).toBeLessThan(4_000)
  await over
  expect(performance.now() - started).toBeLessThan(15_000)
  expect([0, 503]).toContain(await unanswered)
})

test('a worker whose line to the database falls silent takes another, and the run goes on', async () => {
  const url = await newDatabase()
  const line = await lineTo(url)
  let batches = 0
  await workHere(
    line.url,
    poolHere(1, () => {
      // What it has played now is not heard of.
      if (++batches === 2) line.fallSilent()
    }),
  )
  const run = await askHere(url)
  const played = simulate(experiment('seven'), { trials: 3_000, workerPool: run.workerPool })
  await until(() => batches >= 2, 'it plays')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  line.heal()
  const there = await played
  await run.end('done', there)
  expect(JSON.stringify(there)).toBe(JSON.stringify(await simulate(experiment('seven'), { trials: 3_000 })))
})
