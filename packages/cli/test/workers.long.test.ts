import { usePostgres } from '@fray/server/test/postgres'
import { openWork, type RunSummary } from '@fray/server/work'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ended, Place, type Said } from './fray.ts'

vi.setConfig({ testTimeout: 400_000 })

const { newDatabase } = usePostgres()
const place = new Place()
afterAll(() => place.remove())

/** A worker in a process of its own. */
interface WorkerProcess {
  readonly child: ReturnType<Place['spawn']>
  readonly over: Promise<Said>
  /** Waits until it has said something. */
  says(what: RegExp): Promise<void>
}

/** Starts `fray worker`; it is killed after the test where it still runs. */
function startWorker(url: string, ...more: string[]): WorkerProcess {
  const child = place.spawn(['worker', ...more], { DATABASE_URL: url })
  const over = ended(child)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await over
  })
  let said = ''
  child.stdout.on('data', (text: string) => {
    said += text
  })
  return {
    child,
    over,
    says: (what) => vi.waitFor(() => expect(said).toMatch(what), { timeout: 120_000, interval: 50 }),
  }
}

const runsOf = async (url: string): Promise<RunSummary[]> =>
  JSON.parse((await place.fray(['runs', 'list', '--on', url, '--json'])).out)

/** The chunks that a worker has taken, and of which no result has come back. */
const IN_HAND = `SELECT id FROM fray_jobs.job WHERE state = 'active' AND NOT EXISTS (
  SELECT FROM fray.lab_batches WHERE run = data->>'run' AND batch = (data->>'batch')::integer)`

/** Kills a worker at a moment at which it has chunks in hand: it is held still while that is looked for. */
async function killInTheMiddle(url: string, { child }: WorkerProcess): Promise<void> {
  const db = await openWork({ url, supervises: false, connections: 1, takes: false, onError: () => undefined })
  try {
    await vi.waitFor(
      async () => {
        child.kill('SIGSTOP')
        try {
          // What it had sent before is heard in the meantime.
          await new Promise((resolve) => setTimeout(resolve, 100))
          expect(await db.sql(IN_HAND)).not.toEqual([])
          child.kill('SIGKILL')
        } finally {
          child.kill('SIGCONT')
        }
      },
      { timeout: 60_000, interval: 20 },
    )
  } finally {
    await db.close()
  }
}

/** What many commands say, one after the other in one process. */
const sayAll = (commands: readonly (readonly string[])[], env: Record<string, string> = {}): Promise<Said[]> =>
  Promise.all(commands.map((command) => place.fray(command, [], env)))

describe('what workers play is what this machine would have played, byte for byte', () => {
  it('for each command, and each is kept', async () => {
    const url = await newDatabase()
    const one = startWorker(url, '--threads', '2', '--name', 'one')
    const other = startWorker(url, '--threads', '1', '--name', 'other')
    await one.says(/2 threads play what is requested at postgres:/)
    await other.says(/1 thread plays/)
    const commands: string[][] = [
      ['simulate', 'shock/plain', '--trials', '24', '--seed', '7', '--json'],
      ['simulate', 'duel', '--precision', '4%', '--seed', '7', '--recorded'],
      ['compare', 'duel', '--set', 'Corwin.hp=14', '--seed', '7', '--precision', '5%', '--json'],
      ['sweep', 'zones/plain', '--over', 'toll-ruffian=1..2', '--seed', '7', '--precision', '12%', '--json'],
      ['balance', 'duel', '--want', '65%', '--by', 'Corwin.hp=4..16', '--seed', '7', '--trials', '300', '--details'],
      ['tournament', '--ruleset', 'zones', '--policies', 'random,aggressive', '--fights', '8', '--seed', '7', '--json'],
    ]
    const here = await sayAll(commands)
    const there = await sayAll(commands.map((command) => [...command, '--on', url]))
    const ids = there.map(({ err }) => /This is the run (\w+)/.exec(err)?.[1] ?? '')
    const shown = await sayAll(
      commands.map((command, i) => {
        const style = command.filter((word) => ['--json', '--details', '--recorded'].includes(word))
        return ['runs', 'show', ids[i] as string, ...style.map((word) => word.replace('recorded', 'details'))]
      }),
      { DATABASE_URL: url },
    )
    commands.forEach((command, i) => {
      expect([there[i]?.code, there[i]?.out], command.join(' ')).toEqual([0, here[i]?.out])
      expect([shown[i]?.code, shown[i]?.out], command.join(' ')).toEqual([0, here[i]?.out])
    })
    const runs = await runsOf(url)
    expect(runs.map(({ kind, state }) => [kind, state])).toEqual(commands.map(([kind]) => [kind, 'done']).reverse())
    const gone = await place.fray(['runs', 'delete', runs[0]?.run ?? '', '--on', url])
    expect(gone.out).toBe(`The run ${runs[0]?.run} is deleted.\n`)
    expect(await runsOf(url)).toHaveLength(commands.length - 1)
    const never = await place.fray(['runs', 'show', runs[0]?.run ?? '', '--on', url])
    expect([never.code, never.err]).toEqual([
      2,
      `There is no run "${runs[0]?.run}": "fray runs list" shows all runs.\n`,
    ])
    one.child.kill('SIGTERM')
    const { code, out } = await one.over
    expect(code).toBe(0)
    expect(out).toMatch(
      /Ending: what has been started is finished first\.\n(Played .*\n)?Ended, after [\d,]+ fights in \d+ chunks\.\n$/,
    )
  })

  it('also where a worker is killed in the middle: its chunks are done by another', async () => {
    const url = await newDatabase()
    const killed = startWorker(url, '--threads', '2', '--name', 'killed')
    await killed.says(/threads play/)
    const args = ['simulate', 'shock/gatehouse', '--trials', '800', '--seed', '7', '--json']
    const asking = place.frayAlone([...args, '--on', url])
    await killed.says(/The run \w+: simulate/)
    await killInTheMiddle(url, killed)
    const other = startWorker(url, '--threads', '2', '--name', 'other')
    const there = await asking
    const here = await place.fray(args)
    expect(there.out).toBe(here.out)
    const [run] = await runsOf(url)
    expect(run?.again).toBeGreaterThan(0)
    expect(run?.played).toBe(800)
    other.child.kill('SIGTERM')
    expect((await other.over).code).toBe(0)
  })
})

describe('fray simulate --on', () => {
  it('shows the result so far after Ctrl-C, and keeps it', async () => {
    const url = await newDatabase()
    const worker = startWorker(url, '--threads', '1')
    await worker.says(/thread plays/)
    const child = place.spawn(['simulate', 'duel', '--trials', '1000000', '--seed', '7', '--on', url])
    const over = ended(child)
    await worker.says(/The run \w+: simulate/)
    await vi.waitFor(async () => expect((await runsOf(url))[0]?.batches).toBeGreaterThan(2), {
      timeout: 60_000,
      interval: 200,
    })
    child.kill('SIGINT')
    const { code, out } = await over
    expect(code).toBe(130)
    expect(out).toContain('A quarrel at the mill')
    const [run] = await runsOf(url)
    expect(run?.state).toBe('stopped')
    const again = await place.fray(['runs', 'show', run?.run ?? '', '--on', url])
    expect([again.code, again.out]).toEqual([130, out])
  })

  it('says where there is no worker, and no password ever', async () => {
    const url = await newDatabase()
    const at = new URL(url)
    at.password = 'se-cret'
    const child = place.spawn([
      'simulate',
      'duel',
      '--trials',
      '10',
      '--html',
      'page.html',
      '--seed',
      '7',
      '--on',
      at.href,
    ])
    const over = ended(child)
    let err = ''
    child.stderr.on('data', (text: string) => {
      err += text
    })
    await vi.waitFor(
      () => expect(err).toContain('No worker is running: start one with "fray worker --database-url postgres://'),
      {
        timeout: 60_000,
      },
    )
    const worker = startWorker(at.href, '--threads', '1')
    const { code } = await over
    expect(code).toBe(0)
    expect(err).toContain('A worker is running now.')
    worker.child.kill('SIGTERM')
    const { out } = await worker.over
    const page = place.read('page.html')
    expect(page).toContain('fray simulate duel --trials 10')
    const list = await place.fray(['runs', 'list', '--on', at.href, '--json'])
    for (const text of [err, out, page, list.out]) expect(text).not.toContain('se-cret')
  })

  it('says what is wrong with an address, a priority, a database that is not there', async () => {
    const refused = async (...more: string[]) => {
      const { code, err } = await place.fray(['simulate', 'duel', '--trials', '10', ...more])
      expect(code).toBe(2)
      return err
    }
    expect(await refused('--on', 'duel')).toMatch(/The address of the database .* is not valid/)
    expect(await refused('--on', 'postgres://nobody@127.0.0.1:1/none')).toContain('nobody answers there')
    expect(await refused('--priority', '4')).toBe('--priority: this is for workers, with --on.\n')
    expect(await refused('--on', 'postgres://a@b/c', '--priority', '10')).toBe(
      '--priority 10: give a whole number from 1 to 9; higher ones go first.\n',
    )
    expect(await refused('--on', 'postgres://a@b/c', '--threads', '2')).toContain(
      '--threads and --on: give only one of them',
    )
    const { code, err } = await place.fray(['worker'], [], { DATABASE_URL: '' })
    expect([code, err]).toEqual([
      2,
      'Say which database: --database-url postgres://USER@HOST/NAME, or DATABASE_URL in the environment.\n',
    ])
  })
})
