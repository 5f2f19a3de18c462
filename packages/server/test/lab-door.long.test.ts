import { formatLine, parseJournal } from '@fray/kernel'
import {
  type Comparison,
  compare,
  type Experiment,
  type Simulation,
  simulate,
  USUAL_LIMIT,
  USUAL_POLICY,
} from '@fray/lab'
import { isAddedRuleset, rulesets } from '@fray/rulesets'
import { describe, expect, test, vi } from 'vitest'
import { openStorage, type RunningServer, type ServerLimits, type ServerOptions, USUAL_LIMITS } from '../src/index.ts'
import type { LabRun } from '../src/lab/runs.ts'
import { findRun, listRuns } from '../src/work/runs.ts'
import { useOwnPostgres, usePostgres } from './postgres.ts'
import { encounterText, start, startHere } from './running.ts'
import { lookInto, poolHere, SCUFFLE, workHere } from './working.ts'

const { newDatabase } = usePostgres()
const own = useOwnPostgres()
const LIMITS: ServerLimits = { ...USUAL_LIMITS, requests: 10_000 }

/** A server on a database, which has looked at it once. */
async function serverOn(
  url: string,
  { limits = LIMITS, ...options }: Partial<ServerOptions> = {},
): Promise<RunningServer & { readonly ask: Ask }> {
  const kept = await openStorage({ data: '', database: url, readOnly: false, limits })
  const server = await startHere({ limits, ...options }, kept)
  return Object.assign(server, { ask: asker(server.base) })
}

interface Said {
  readonly status: number
  readonly text: string
  readonly said: Readonly<Record<string, unknown>> & Partial<LabRun> & { readonly message?: string }
  readonly tag: string | null
}

type Ask = (path: string, options?: AskOptions) => Promise<Said>

interface AskOptions {
  readonly method?: string
  readonly body?: unknown
  readonly key?: string
  readonly tag?: string
}

const asker =
  (base: string): Ask =>
  async (path, { method, body, key, tag } = {}) => {
    const response = await fetch(`${base}api/lab${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(tag === undefined ? {} : { 'if-none-match': tag }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const said = text.startsWith('{') ? JSON.parse(text) : {}
    return { status: response.status, text, said, tag: response.headers.get('etag') }
  }

/** Asks again until the run is over. */
async function over(ask: Ask, run: unknown, key?: string): Promise<Said> {
  let found: Said = await ask(`/runs/${run}`, key === undefined ? {} : { key })
  while (found.said.state === 'running' || found.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    found = await ask(`/runs/${run}`, key === undefined ? {} : { key })
  }
  return found
}

const workersAreThere = (ask: Ask, key?: string) =>
  vi.waitFor(
    async () => expect((await ask('?ruleset=zones', key === undefined ? {} : { key })).said.threads).toBeGreaterThan(0),
    { timeout: 60_000, interval: 200 },
  )

const experiment = (seed: string, hp = 9): Experiment => ({
  ruleset: 'zones',
  encounter: {
    ...SCUFFLE,
    combatants: { ...SCUFFLE.combatants, Gob: { ...SCUFFLE.combatants.Gob, hp } },
  },
  policies: { otherwise: 'aggressive', sides: {} },
  seed,
  limit: USUAL_LIMIT,
})

const keyOf = (link: string | undefined): string => link?.split('/join/')[1] ?? ''

describe('a run of the lab over HTTP', () => {
  test('comes to what the lab comes to here with the same seed, byte for byte, and is kept', async () => {
    const url = await newDatabase()
    const { ask, metrics } = await serverOn(url)
    await workHere(url, poolHere(2))
    await workersAreThere(ask)
    const { encounter } = experiment('oak')
    const started = await ask('/runs', { body: { encounter, seed: 'oak', trials: 700 } })
    expect(started).toMatchObject({
      status: 201,
      said: { kind: 'simulate', title: 'A scuffle', state: 'running', threads: 2 },
    })
    const { run } = started.said
    const done = await over(ask, run)
    expect(done.said).toMatchObject({ state: 'done', played: 700, wanted: 700, progress: { trials: 700, of: 700 } })
    const result = await ask(`/runs/${run}/result`)
    const there = JSON.parse(result.text) as Simulation
    // What the reader has made of the encounter is what is played.
    const here = await simulate({ ...experiment('oak'), encounter: there.experiment.encounter }, { trials: 700 })
    expect(result.text).toBe(JSON.stringify(here))
    expect((await ask(`/runs/${run}/result`, { tag: result.tag ?? '' })).status).toBe(304)
    expect((await ask(`/runs/${run}`, { tag: done.tag ?? '' })).status).toBe(304)
    const listed = (await ask('/runs')).said.runs as LabRun[]
    expect(listed.map((one) => [one.run, one.state])).toEqual([[run, 'done']])
    expect((await findRun(await lookInto(url), String(run)))?.summary.priority).toBe(6)
    expect(metrics.text()).toContain('fray_lab_asked_total{kind="started"} 1')
    expect(metrics.text()).toContain('fray_lab_asked_total{kind="done"} 1')
    expect((await ask(`/runs/${run}`, { method: 'DELETE' })).status).toBe(204)
    expect((await ask('/runs')).said.runs).toEqual([])
    expect(await ask(`/runs/${run}/result`)).toMatchObject({ status: 404, said: { error: 'no-such-run' } })
  })

  test('a rule is switched off, in one fight or in the second of two', async () => {
    const url = await newDatabase()
    const { ask } = await serverOn(url)
    await workHere(url, poolHere(1))
    await workersAreThere(ask)
    const { encounter } = experiment('oak')
    const played = async (asked: object): Promise<unknown> => {
      const { said } = await ask('/runs', { body: { encounter, seed: 'oak', trials: 50, ...asked } })
      await over(ask, said.run)
      return JSON.parse((await ask(`/runs/${said.run}/result`)).text)
    }
    const actionsOf = ({ actions }: Simulation) => [...new Set(actions.map(({ action }) => action))]
    const alone = (await played({ without: ['attack'] })) as Simulation
    expect(alone.experiment.without).toEqual(['action-attack'])
    expect(actionsOf(alone)).not.toContain('attack')
    const { first, second } = (await played({ second: { without: ['attack'] } })) as Comparison
    expect([first, second].map((one) => actionsOf(one).includes('attack'))).toEqual([true, false])
  })

  test('two fights are compared with the same dice, also from a moment of a fight', async () => {
    const url = await newDatabase()
    const { ask, base } = await serverOn(url)
    await workHere(url, poolHere(1))
    await workersAreThere(ask)
    const [first, second] = [experiment('oak'), experiment('oak', 12)]
    const started = await ask('/runs', {
      body: {
        ...{ encounter: first.encounter, seed: 'oak', trials: 200 },
        ...{ second: { encounter: second.encounter }, changes: ['Gob.hp=12'] },
      },
    })
    expect((await over(ask, started.said.run)).said).toMatchObject({ kind: 'compare', state: 'done', wanted: 400 })
    const { text } = await ask(`/runs/${started.said.run}/result`)
    const { experiment: a } = (JSON.parse(text) as Comparison).first
    const { experiment: b } = (JSON.parse(text) as Comparison).second
    expect(text).toBe(JSON.stringify(await compare(a, b, { trials: 200, changes: ['Gob.hp=12'] })))

    const { fight, links } = await start(base, encounterText('zones/duel.yaml'))
    const headers = { authorization: `Bearer ${keyOf(links.referee)}` }
    const journal = await (await fetch(`${base}api/fights/${fight}/journal`, { headers })).text()
    const [head, ...opening] = journal
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(opening.length).toBeGreaterThan(0)
    const body = { encounter: head.encounter, opening, seed: 'oak', trials: 100, policies: { enemies: 'random' } }
    expect(await ask('/runs', { body: { ...body, without: ['attack'] } })).toMatchObject({
      status: 422,
      said: { message: expect.stringMatching(/^without: Rules are switched off from the start/) },
    })
    const from = await ask('/runs', { body })
    expect((await over(ask, from.said.run)).said).toMatchObject({ state: 'done' })
    const simulation = JSON.parse((await ask(`/runs/${from.said.run}/result`)).text) as Simulation
    expect(simulation.experiment.opening).toHaveLength(opening.length)
    expect(JSON.stringify(simulation)).toBe(JSON.stringify(await simulate(simulation.experiment, { trials: 100 })))
  })

  test('plays what was sent in every game, byte for byte, from a moment of a fight as well', async () => {
    const url = await newDatabase()
    const { ask, base } = await serverOn(url)
    await workHere(url, poolHere(1))
    await workersAreThere(ask)
    for (const ruleset of Object.keys(rulesets).filter((id) => !isAddedRuleset(id))) {
      const { fight, links } = await start(base, encounterText(`${ruleset}/mirror.yaml`))
      const headers = { authorization: `Bearer ${keyOf(links.referee)}` }
      const text = await (await fetch(`${base}api/fights/${fight}/journal`, { headers })).text()
      const { head, lines } = parseJournal(text)
      const opening = lines.flatMap((line) => (line.kind === 'move' ? [line.move] : []))
      const sent: Experiment = {
        ruleset,
        encounter: head.encounter,
        ...(opening.length > 0 ? { opening } : {}),
        policies: { otherwise: USUAL_POLICY, sides: {} },
        seed: 'oak',
        limit: USUAL_LIMIT,
      }
      const asWritten = lines.filter(({ kind }) => kind === 'move').map((line) => JSON.parse(formatLine(line)))
      const body = { encounter: head.encounter, opening: asWritten, seed: 'oak', trials: 12 }
      const started = await ask('/runs', { body, key: keyOf(links.referee) })
      expect(started.status, started.text).toBe(201)
      await over(ask, started.said.run, keyOf(links.referee))
      const result = await ask(`/runs/${started.said.run}/result`, { key: keyOf(links.referee) })
      expect(result.text, ruleset).toBe(JSON.stringify(await simulate(sent, { trials: 12 })))
    }
  })

  test('is gone with the fight of its seat', async () => {
    const url = await newDatabase()
    const { ask, base } = await serverOn(url)
    await workHere(url, poolHere(1))
    await workersAreThere(ask)
    const { fight, links } = await start(base, encounterText('zones/duel.yaml'))
    const key = keyOf(links.referee)
    const ofServer = await ask('/runs', { body: { encounter: SCUFFLE, trials: 5 } })
    const ofSeat = await ask('/runs', { body: { encounter: SCUFFLE, trials: 5 }, key })
    await over(ask, ofServer.said.run)
    await over(ask, ofSeat.said.run, key)
    await fetch(`${base}api/fights/${fight}`, { method: 'DELETE', headers: { authorization: `Bearer ${key}` } })
    // Each server looks at its start, and every hour.
    await serverOn(url)
    const db = await lookInto(url)
    await vi.waitFor(
      async () => expect((await listRuns(db)).map(({ run }) => run)).toEqual([ofServer.said.run]),
      60_000,
    )
  })

  test('stops with what it has; the time that a run may take stops it, too', async () => {
    const url = await newDatabase()
    const { ask } = await serverOn(url)
    const other = await serverOn(url, { limits: { ...LIMITS, labSeconds: 2 } })
    // However fast the machine is, it takes longer than a run may.
    await workHere(
      url,
      poolHere(1, () => new Promise((resolve) => setTimeout(resolve, 300))),
    )
    await workersAreThere(ask)
    await workersAreThere(other.ask)
    const { encounter } = experiment('oak')
    const ended = async (run: unknown) => {
      expect((await over(ask, run)).said).toMatchObject({ state: 'stopped' })
      const simulation = JSON.parse((await ask(`/runs/${run}/result`)).text) as Simulation
      expect(simulation).toMatchObject({ ended: 'stopped' })
      expect(simulation.trials).toBeLessThan(100_000)
    }
    const body = { encounter, seed: 'oak', trials: 100_000 }
    const one = await ask('/runs', { body })
    await vi.waitFor(async () => expect((await ask(`/runs/${one.said.run}`)).said.played).toBeGreaterThan(0), 60_000)
    expect((await ask(`/runs/${one.said.run}/result`)).said).toEqual({
      error: 'no-result',
      place: null,
      message: 'This run has no result: It is still running.',
    })
    // Servers share their runs: any of them stops one.
    expect((await other.ask(`/runs/${one.said.run}/stop`, { body: {} })).status).toBe(200)
    await ended(one.said.run)
    const long = await other.ask('/runs', { body })
    await ended(long.said.run)
  })

  test('goes on where a worker is gone in the middle, and comes to the same', async () => {
    const url = await newDatabase()
    const { ask } = await serverOn(url)
    let isStuck = false
    await workHere(
      url,
      poolHere(1, () => {
        if (!isStuck) {
          isStuck = true
          throw new Error('The thread has ended.')
        }
      }),
    )
    await workersAreThere(ask)
    const { encounter } = experiment('oak')
    const started = await ask('/runs', { body: { encounter, seed: 'oak', trials: 300 } })
    expect((await over(ask, started.said.run)).said.state).toBe('done')
    const { text } = await ask(`/runs/${started.said.run}/result`)
    const { experiment: played } = JSON.parse(text) as Simulation
    expect(text).toBe(JSON.stringify(await simulate(played, { trials: 300 })))
    expect(isStuck).toBe(true)
  })
})

describe('what is refused', () => {
  test('without workers: with the sentence of what would help', async () => {
    const { encounter } = experiment('oak')
    const alone = asker((await startHere({ limits: LIMITS })).base)
    expect((await alone('?ruleset=zones')).said).toEqual({
      ...{ keeps: false, threads: 0, trials: LIMITS.labTrials, atOnce: 2 },
    })
    const none = await alone('/runs', { body: { encounter } })
    expect(none).toMatchObject({ status: 503, said: { error: 'no-workers' } })
    expect(none.said.message).toContain('start it with --database-url, and "fray worker" on the same database')
    expect(await alone('/runs')).toMatchObject({ status: 503, said: { error: 'no-workers' } })
    const { ask, metrics } = await serverOn(await newDatabase())
    const waiting = await ask('/runs', { body: { encounter } })
    expect(waiting).toMatchObject({ status: 503, said: { error: 'no-workers' } })
    expect(waiting.said.message).toContain('start one with "fray worker"')
    expect(metrics.text()).toContain('fray_lab_asked_total{kind="refused"} 1')
    expect(metrics.text()).toMatch(/^fray_lab_asked 0$/m)
  })

  test('what is no experiment: each with its place', async () => {
    const { ask } = await serverOn(await newDatabase(), { limits: { ...LIMITS, labTrials: 500, combatants: 1 } })
    const { encounter } = experiment('oak')
    const refused = async (body: unknown) => {
      const { status, said } = await ask('/runs', { body })
      return `${status} ${said.error} (${said.place}): ${said.message}`
    }
    expect(await refused({})).toMatch(/^400 not-understood \(encounter\): "encounter" is missing/)
    expect(await refused({ encounter, trials: 0 })).toMatch(/^400 not-understood \(trials\): "trials" has to be 1/)
    expect(await refused({ encounter, more: 1 })).toMatch(
      /^400 not-understood \(more\): A run takes no "more"; it takes encounter,/,
    )
    const small = { ...SCUFFLE, combatants: { Ada: SCUFFLE.combatants.Ada } }
    expect(await refused({ encounter: small, without: ['zz'] })).toMatch(
      /^422 unknown-name \(null\): without: zones has no rule "zz"\. What can be switched off: /,
    )
    expect(await refused({ encounter, trials: 501 })).toBe(
      '422 too-much (null): A run of the lab has at most 500 fights on this server.',
    )
    expect(await refused({ encounter: 'ruleset: zones\n' })).toMatch(
      /^422 bad-encounter \(encounter:1:1\): encounter:1:1:/,
    )
    expect(await refused({ encounter: 'nowhere' })).toMatch(/^422 unknown-name \(null\): There is no encounter/)
    expect(await refused({ encounter })).toMatch(/^422 too-much \(null\): This encounter has 2 combatants/)
    expect(await refused('{"encounter": {"__proto__": {}}}')).toMatch(/^400 bad-json \(null\): "__proto__"/)
    expect(await refused(`{"encounter": ${'['.repeat(60)}${']'.repeat(60)}}`)).toMatch(
      /^400 bad-json \(null\): .*too deep/,
    )
    expect(await refused('x'.repeat(700_000))).toMatch(/^413 too-large \(null\)/)
    expect((await ask('?ruleset=toString')).said.message).toMatch(/^There is no ruleset "toString"/)
    const { ask: ask2 } = await serverOn(await newDatabase(), { limits: { ...LIMITS, journalLines: 3 } })
    const said = async (more: object) => {
      const { said } = await ask2('/runs', { body: { encounter, ...more } })
      return `${said.error}: ${said.message}`
    }
    expect(await said({ policies: { characters: 'clever' } })).toMatch(/^unknown-name: .*clever/)
    expect(await said({ policies: { nobody: 'random' } })).toMatch(/^unknown-name: There is no side "nobody"/)
    expect(await said({ opening: [{ undo: 1, counter: 0 }] })).toBe(
      'bad-journal: Command 1: only lines of commands are allowed here, no undo.',
    )
    expect(await said({ opening: [{ ply: 1, command: 'x', inputs: [] }] })).toMatch(/^bad-journal: Command 1: /)
    expect(await said({ opening: [{}, {}], second: { more: [{}, {}] } })).toMatch(/^bad-journal: Command 1/)
    expect(await said({ opening: [{}, {}, {}, {}] })).toBe('too-much: A fight has at most 3 commands on this server.')
  })

  test('more runs at once than one may have, and than the server has', async () => {
    const url = await newDatabase()
    const limits = { ...LIMITS, labRunsOfOne: 1, labRuns: 2, labStored: 2 }
    const { ask, base } = await serverOn(url, { limits })
    await workHere(url, poolHere(1))
    await workersAreThere(ask)
    const keys = []
    for (let i = 0; i < 2; i++) keys.push(keyOf((await start(base, encounterText('zones/duel.yaml'))).links.referee))
    const [one = '', other = ''] = keys
    const body = { encounter: SCUFFLE, seed: 'oak', trials: 100_000 }
    const first = await ask('/runs', { body, key: one })
    expect(first.status).toBe(201)
    expect(await ask('/runs', { body, key: one })).toMatchObject({
      status: 429,
      said: { error: 'too-many-runs', message: 'A run of yours is running: wait for one, or stop it.' },
    })
    expect((await ask('/runs', { body, key: other })).status).toBe(201)
    expect(await ask('/runs', { body })).toMatchObject({ status: 503, said: { error: 'busy' } })
    // Nobody sees, stops or deletes what is another's.
    for (const path of ['', '/result'])
      expect((await ask(`/runs/${first.said.run}${path}`, { key: other })).status).toBe(404)
    expect((await ask(`/runs/${first.said.run}/stop`, { body: {}, key: other })).status).toBe(404)
    expect((await ask(`/runs/${first.said.run}`, { method: 'DELETE' })).status).toBe(404)
    expect(((await ask('/runs', { key: other })).said.runs as unknown[]).length).toBe(1)
    expect((await ask(`/runs/${first.said.run}`, { method: 'DELETE', key: one })).status).toBe(204)
    const ids: unknown[] = []
    for (let i = 0; i < 4; i++) {
      // As soon as the one before it is done.
      const started = await vi.waitFor(async () => {
        const next = await ask('/runs', { body: { ...body, trials: 10 }, key: one })
        expect(next.status).toBe(201)
        return next
      }, 60_000)
      ids.unshift(started.said.run)
    }
    await vi.waitFor(async () => {
      const kept = (await ask('/runs', { key: one })).said.runs as LabRun[]
      expect(kept.map(({ run, state }) => [run, state])).toEqual(ids.slice(0, 2).map((run) => [run, 'done']))
    }, 60_000)
  })

  test('who has neither a seat nor the key of the admin, where one is needed', async () => {
    const url = await newDatabase()
    const local = await serverOn(url)
    const { links } = await start(local.base, encounterText('zones/duel.yaml'))
    const { ask } = await serverOn(url, { admin: 'the-admin' })
    const status = async (key?: string) => {
      const { status, said } = await ask('?ruleset=zones', key === undefined ? {} : { key })
      return [status, said.error]
    }
    expect(await status()).toEqual([401, 'no-key'])
    expect(await status('wrong')).toEqual([403, 'no-such-link'])
    expect(await status('the-admin')).toEqual([200, undefined])
    expect(await status(keyOf(links.players ?? links.characters))).toEqual([200, undefined])
    expect(await status(keyOf(links.spectators))).toEqual([403, 'not-your-seat'])
    expect((await ask('/runs', { body: {} })).status).toBe(401)
  })
})

test('what is known of a run outlives the database for a moment, and a server that ends says so', async () => {
  const url = await own.newDatabase()
  const { ask } = await serverOn(url)
  await workHere(url, poolHere(1))
  await workersAreThere(ask)
  const started = await ask('/runs', { body: { encounter: SCUFFLE, seed: 'oak', trials: 3000 } })
  await own.stop()
  expect(await ask('/runs')).toMatchObject({ status: 503, said: { error: 'busy' } })
  await own.start()
  expect((await over(ask, started.said.run)).said).toMatchObject({ state: 'done', played: 3000 })
  const limits = { ...LIMITS }
  const kept = await openStorage({ data: '', database: url, readOnly: false, limits })
  const ending = await startHere({ limits }, kept)
  await workersAreThere(asker(ending.base))
  const cut = await asker(ending.base)('/runs', { body: { encounter: SCUFFLE, seed: 'oak', trials: 100_000 } })
  await ending.close()
  expect((await over(ask, cut.said.run)).said).toMatchObject({
    state: 'failed',
    problem: 'The server that waited for it has ended.',
  })
})
