import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeLog, openStorage, USUAL_LIMITS } from '../src/index.ts'
import { newFolder } from './new-folder.ts'
import { usePostgres } from './postgres.ts'
import { PATIENCE } from './processes.ts'
import { encounterText, start, startHere, until } from './running.ts'
import { lookInto, poolHere, workHere } from './working.ts'

const { newDatabase } = usePostgres()
const LIMITS = { ...USUAL_LIMITS, requests: 10_000, trials: 100, workerTrials: 400, simulationsOfFight: 1 }

test('simulations of a server go to workers where there are any, else to its own thread', async () => {
  const url = await newDatabase()
  const kept = await openStorage({ data: '', database: url, readOnly: false, limits: LIMITS })
  const { base, metrics } = await startHere({ limits: LIMITS }, kept)
  const { fight, links } = await start(base, encounterText('zones/duel.yaml'))
  const simulate = async (trials: number) => {
    const response = await fetch(`${base}api/fights/${fight}/simulate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${links.referee?.split('/join/')[1]}`,
      },
      body: JSON.stringify({ trials }),
    })
    return { status: response.status, said: (await response.json()) as Record<string, never> }
  }
  expect(await simulate(50)).toMatchObject({ status: 200, said: { simulation: { trials: 50, ended: 'all' } } })
  expect((await simulate(200)).said).toMatchObject({
    message: 'A simulation has at most 100 fights on this server now.',
  })
  let fights = 0
  await workHere(
    url,
    poolHere(1, ({ chunks }) => {
      for (const { count } of chunks) fights += count
    }),
  )
  await vi.waitFor(async () => expect((await simulate(200)).said).toMatchObject({ simulation: { trials: 200 } }), {
    timeout: PATIENCE,
    interval: 500,
  })
  expect(fights).toBe(200)
  const { said } = await simulate(20)
  expect(Object.keys(said.simulation)).not.toContain('experiment')
  expect((await simulate(500)).said).toMatchObject({ message: 'A simulation has at most 400 fights on this server.' })
  const two = await Promise.all([simulate(300), simulate(300)])
  expect(two.map(({ status }) => status).sort()).toEqual([200, 503])
  expect(two.find(({ status }) => status === 503)?.said).toMatchObject({
    message: 'Simulations of this fight are already running: wait for them.',
  })
  await until(() => /^fray_lab_workers 1$/m.test(metrics.text()), 'the worker is counted')
  await until(() => Number(/^fray_lab_chunks_done_total (\d+)$/m.exec(metrics.text())?.[1]) > 0, 'its chunks are')
  // What a table asks for is nobody else's business.
  expect(await (await lookInto(url)).sql('SELECT run FROM fray.lab_runs')).toEqual([])
})

test('a server whose user may not make the tables of workers plays by itself, and says so once', async () => {
  const url = await newDatabase()
  const admin = new Client({ connectionString: url })
  await admin.connect()
  const user = `few_${randomBytes(6).toString('hex')}`
  await admin.query(`CREATE ROLE ${user} LOGIN; CREATE SCHEMA fray AUTHORIZATION ${user}`)
  onTestFinished(async () => {
    await admin.query(`DROP OWNED BY ${user}; DROP ROLE ${user}`)
    await admin.end()
  })
  const database = Object.assign(new URL(url), { username: user }).href
  const kept = await openStorage({ data: '', database, readOnly: false, limits: LIMITS })
  const file = `${newFolder()}.log`
  await startHere({ limits: LIMITS, log: makeLog('info', file) }, kept)
  const warnings = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"warn"'))
  await until(() => warnings().length > 0, 'it is said')
  // It looks again every five seconds.
  await new Promise((resolve) => setTimeout(resolve, 6000))
  expect(warnings().map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringMatching(
      /^No worker is available for simulations\. The database .*: this user does not have the rights that are needed\./,
    ),
  ])
})
