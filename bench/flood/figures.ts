import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { printTable, type Row } from '../measure.ts'
import { end, start } from '../server/driving.ts'
import { crowdOf } from './crowd.ts'

/** Seconds of each measuring, with the flood and without. */
const SECONDS = Number(process.env.FRAY_SECONDS ?? 8)
/** Sockets of the seat that floods. */
const SOCKETS = 5
/** Requests that each of them has under way, and milliseconds between two: as many as the server takes. */
const AT_ONCE = 60
const EVERY = 26
/** Milliseconds between two questions of each of the others. */
const ASKED_EVERY = 60

interface Begun {
  readonly links: Readonly<Record<string, string>>
}

interface Heard {
  readonly type: string
  /** What was found, where it was read. */
  readonly value?: unknown
}

type Asked = Readonly<Record<string, unknown>>

/** One connection to a seat. */
class Caller {
  private readonly socket: WebSocket
  private readonly waiting = new Map<string, (said: Heard) => void>()
  private n = 0
  readonly isReady: Promise<void>

  constructor(address: string, link: string) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { perMessageDeflate: false })
    this.isReady = new Promise((resolve, reject) => {
      this.socket.on('open', () =>
        this.say({ do: 'hello', protocol: 1, program: 'bench', key: link.split('/join/')[1] }),
      )
      this.socket.on('message', (data: Buffer) => {
        // What a flood gets is long; only what it is about is read.
        const head = data.subarray(0, 200).toString()
        if (head.startsWith('{"type":"table"')) resolve()
        const [, re] = /"re":"([^"]+)"/.exec(head) ?? []
        if (re === undefined) return
        const whole = re.startsWith('v') ? (JSON.parse(data.toString()) as object) : {}
        this.waiting.get(re)?.({ ...whole, type: /^\{"type":"([\w-]+)"/.exec(head)?.[1] ?? '' })
        this.waiting.delete(re)
      })
      this.socket.on('close', (code) => reject(new Error(`A connection was closed with ${code}.`)))
    })
    // Who is closed while nobody waits for it is heard of where its answers are missing.
    this.isReady.catch(() => undefined)
  }

  get isClosed(): boolean {
    return this.socket.readyState !== this.socket.OPEN
  }

  get underway(): number {
    return this.waiting.size
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Resolves with the answer; `whole` reads what it says. */
  ask(message: Asked, whole = false): Promise<Heard> {
    const id = `${whole ? 'v' : 'c'}${++this.n}`
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.say({ ...message, id })
    })
  }

  close(): void {
    this.socket.terminate()
  }
}

/** What one who asks has waited, in milliseconds: by the clock, and of the processor that the server's main thread has had meanwhile. */
interface Times {
  readonly what: string
  readonly clock: number[]
  readonly processor: number[]
}

/** Milliseconds of the processor that the main thread of a process has had. Linux alone says it so finely. */
const processorOfThread = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** Asks one thing after the other until it is time. */
async function asking(server: number, what: string, until: number, ask: () => Promise<unknown>): Promise<Times> {
  const times: Times = { what, clock: [], processor: [] }
  while (performance.now() < until) {
    const [since, had] = [performance.now(), processorOfThread(server)]
    await ask()
    times.clock.push(performance.now() - since)
    times.processor.push(processorOfThread(server) - had)
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY))
  }
  return times
}

/** Floods one seat until it is time: everything dear by turns. Says how much was answered. */
async function flooding(callers: readonly Caller[], asked: readonly Asked[], until: number): Promise<number> {
  let answered = 0
  let n = 0
  while (performance.now() < until) {
    for (const caller of callers) {
      if (caller.isClosed) throw new Error('The server has closed a connection of the flood.')
      if (caller.underway >= AT_ONCE) continue
      void caller.ask(asked[n++ % asked.length] as Asked).then(({ type }) => {
        if (type === 'result') answered++
      })
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY))
  }
  return answered
}

const rankOf = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] as number

const figures = (times: readonly number[]): string =>
  [rankOf(times, 0.5), rankOf(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(0).padStart(5)).join(' ')

/**
 * How long others wait while one seat of a large fight asks without end for what is dear: another seat of the same fight, a seat of
 * another fight, and a look at whether the server is well. Beside the same without the flood.
 */
export async function floodFigures(): Promise<void> {
  const above = mkdtempSync(join(tmpdir(), 'fray-flood-'))
  const server = await start(
    'packages/cli/bin/fray.js',
    ['serve', '--port', '0', '--data', join(above, 'data'), '--log', 'error', '--limit', 'requests=1000'],
    /serves (http:\/\/[\d.:]+)\//,
  )
  const { address } = server
  const pid = server.child.pid as number
  const callers: Caller[] = []
  const sit = async (link: string): Promise<Caller> => {
    const caller = new Caller(address, link)
    callers.push(caller)
    await caller.isReady
    return caller
  }
  try {
    const begin = async (people: number): Promise<Begun> => {
      const body = JSON.stringify({ encounter: crowdOf('shock', people), seed: 'flood' })
      const response = await fetch(`${address}/api/fights`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Begun
    }
    const [small, large] = [await begin(40), await begin(100)]
    for (const [people, flooded, other] of [
      [40, small, large],
      [100, large, small],
    ] as const) {
      const link = (begun: Begun, seat: string): string => begun.links[seat] as string
      const rude: Caller[] = []
      for (let n = 0; n < SOCKETS; n++) rude.push(await sit(link(flooded, 'players')))
      const referee = await sit(link(flooded, 'referee'))
      const elsewhere = await sit(link(other, 'players'))
      const { value } = await (rude[0] as Caller).ask({ do: 'actions' }, true)
      const { groups } = value as { groups: { actions: { key: string; asks: unknown[] }[] }[] }
      const keys = groups.flatMap(({ actions }) =>
        actions.filter(({ asks }) => asks.length === 0).map(({ key }) => key),
      )
      const dear = keys
        .slice(0, 20)
        .flatMap((action) => [{ do: 'chances', action }, { do: 'actions' }, { do: 'table' }])
      const others = (until: number) => [
        asking(pid, 'another seat: its table', until, () => referee.ask({ do: 'table' })),
        asking(pid, 'another seat: what it may do', until, () => referee.ask({ do: 'actions', who: 'referee' })),
        asking(pid, 'another fight: its table', until, () => elsewhere.ask({ do: 'table' })),
        asking(pid, 'another fight: what it may do', until, () => elsewhere.ask({ do: 'actions' })),
        asking(pid, '/healthz', until, async () => (await fetch(`${address}/healthz`)).text()),
      ]
      await Promise.all(others(performance.now() + 2000)) // The engine warms up.
      const quiet = await Promise.all(others(performance.now() + SECONDS * 1000))
      const until = performance.now() + SECONDS * 1000
      const flood = flooding(rude, dear, until)
      const noisy = await Promise.all(others(until))
      const answered = await flood
      const left = performance.now()
      for (const caller of callers.splice(0)) caller.close()
      await (await fetch(`${address}/healthz`)).text()
      const after = performance.now() - left
      const heading = `shock, ${people} people; a seat floods over ${SOCKETS} sockets, ${Math.round(answered / SECONDS)} answers a second`
      for (const [by, words] of [
        ['clock', 'ms by the clock'],
        ['processor', "ms of the server's processor"],
      ] as const)
        printTable(`${heading}; ${words}: half within, 99 of 100 within, most`, [
          ['', 'quiet', '  flooded'] as Row,
          ...quiet.map((times, i): Row => [times.what, figures(times[by]), `  ${figures((noisy[i] as Times)[by])}`]),
        ])
      console.log(`  /healthz once the flood has left: ${after.toFixed(0)} ms by the clock`)
    }
  } finally {
    for (const caller of callers) caller.close()
    await end([server])
    rmSync(above, { recursive: true, force: true })
  }
}
