import { formatLine, type JournalMove } from '@fray/kernel'
import type { Comparison, Experiment, Progress, Simulation, StopSignal } from '@fray/lab'
import type { LabServer, Place, SavedRun, Underway, Where, WhyHere } from './orders.ts'

/** What the workers are asked to play: one fight, or two with the same dice. */
export interface AskedThere {
  readonly first: Experiment
  readonly second: Experiment | null
  readonly changes: readonly string[]
  readonly trials: number
}

/** Who waits for what is played. */
export interface Waiting {
  readonly signal: StopSignal
  readonly underway: (now: Underway) => void
}

/** Milliseconds between two looks, after which a server that does not answer is gone, and for which one without workers is waited for. */
const LOOK = 300
const GONE = 8000
const PATIENCE = 5000

/** Why workers do not do it, so that this browser does. */
class NotThere extends Error {
  override name = 'NotThere'
  readonly why: WhyHere
  /** The server's own sentence; '' where it has said none. */
  readonly says: string
  constructor(why: WhyHere, says = '') {
    super(says === '' ? SENTENCES[why] : says)
    this.why = why
    this.says = says
  }
}

const SENTENCES: Readonly<Record<WhyHere, string>> = {
  alone: 'This server has no workers.',
  'no-workers': 'No worker is running that can play it.',
  'not-yours': 'It is for people who have a seat at this server.',
  refused: 'The server has refused it.',
  gone: 'The server does not answer.',
  failed: 'This run has no result: the page that waited for it is gone.',
}

/** What a server has answered; status 0 where it has not. */
interface Said {
  readonly status: number
  readonly value: unknown
  readonly tag: string
}

/** A run as the server shows it. */
type ShownRun = SavedRun & { readonly progress: Progress | null; readonly threads: number }

/** The workers of the server that has handed out this page, asked over HTTP. */
export class There {
  private readonly server: LabServer
  private key: string

  constructor(server: LabServer) {
    this.server = server
    this.key = server.keys[0] ?? ''
  }

  /** Whether there are workers for a ruleset now, by the first key that opens something. */
  async look(ruleset: string): Promise<Place> {
    let why: WhyHere = 'not-yours'
    for (const key of this.server.keys) {
      this.key = key
      const { status, value } = await this.ask(`?ruleset=${encodeURIComponent(ruleset)}`)
      if (status === 200) {
        const { keeps, threads } = value as { readonly keeps: boolean; readonly threads: number }
        if (threads > 0) return { where: { at: 'workers', threads }, keeps }
        return { where: here(keeps ? 'no-workers' : 'alone'), keeps }
      }
      if (status !== 401 && status !== 403) why = status === 0 ? 'gone' : 'alone'
    }
    return { where: here(why), keeps: false }
  }

  /** Has workers play it. Null where they do not, for whatever reason, which was said: then this browser does. */
  async play(asked: AskedThere, working: Waiting): Promise<Simulation | Comparison | null> {
    const say = (where: Where): void => working.underway({ of: 'where', where })
    const { where } = await this.look(asked.first.ruleset)
    if (where === null || where.at === 'browser') {
      say(where ?? here('alone'))
      return null
    }
    let run = ''
    try {
      const { status, value } = await this.ask('/runs', { body: requestOf(asked) })
      if (status !== 201) throw refusalOf(status, value)
      run = (value as ShownRun).run
      say(where)
      return await this.follow(run, working)
    } catch (error) {
      if (!(error instanceof NotThere)) throw error
      say(here(error.why, error.says))
      // Nobody waits for it any more.
      if (run !== '') void this.ask(`/runs/${run}`, { method: 'DELETE' })
      return null
    }
  }

  /** Waits for a run and returns what came of it. Rejects with an error where nothing did. */
  async follow(run: string, { signal, underway }: Waiting): Promise<Simulation | Comparison> {
    let isStopping = false
    let heard = performance.now()
    let able = heard
    let known = ''
    for (;;) {
      if (signal.aborted && !isStopping) isStopping = (await this.ask(`/runs/${run}/stop`, { body: {} })).status === 200
      const { status, value, tag } = await this.ask(`/runs/${run}`, { tag: known })
      const now = performance.now()
      const isOut = status === 0 || status === 429 || status >= 500
      if (!isOut) heard = now
      else if (now - heard > GONE) throw new NotThere('gone')
      if (status >= 400 && !isOut) throw refusalOf(status, value)
      if (status === 200) {
        known = tag
        const { state, progress, threads, problem } = value as ShownRun
        if (state === 'done' || state === 'stopped') return this.result(run)
        if (state !== 'running') throw new NotThere('failed', problem ?? '')
        if (progress !== null) underway({ of: 'trials', now: progress })
        if (threads > 0) able = now
        else if (now - able > PATIENCE) throw new NotThere('no-workers')
        // How long nobody is there yet is not told again.
        if (threads === 0) known = ''
        else underway({ of: 'where', where: { at: 'workers', threads } })
      } else if (status === 304) able = now
      await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  }

  /** The runs that are kept for this browser's seat, the latest first. */
  async list(): Promise<readonly SavedRun[]> {
    const { status, value } = await this.ask('/runs')
    if (status === 200) return (value as { readonly runs: readonly SavedRun[] }).runs
    throw refusalOf(status, value)
  }

  /** Deletes a run. */
  async forget(run: string): Promise<void> {
    const { status, value } = await this.ask(`/runs/${run}`, { method: 'DELETE' })
    if (status !== 204 && status !== 404) throw refusalOf(status, value)
  }

  private async result(run: string): Promise<Simulation | Comparison> {
    for (let tries = 0; ; tries++) {
      const { status, value } = await this.ask(`/runs/${run}/result`)
      if (status === 200) return value as Simulation | Comparison
      if (tries * LOOK > GONE || (status >= 400 && status < 500 && status !== 429)) throw refusalOf(status, value)
      await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  }

  private async ask(
    path: string,
    { method, body, tag = '' }: { readonly method?: string; readonly body?: unknown; readonly tag?: string } = {},
  ): Promise<Said> {
    try {
      const answer = await fetch(`${this.server.base}api/lab${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.key === '' ? {} : { authorization: `Bearer ${this.key}` }),
          ...(tag === '' ? {} : { 'if-none-match': tag }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(GONE),
      })
      const text = await answer.text()
      const value: unknown = text.startsWith('{') ? JSON.parse(text) : null
      return { status: answer.status, value, tag: answer.headers.get('etag') ?? '' }
    } catch {
      return { status: 0, value: null, tag: '' }
    }
  }
}

const here = (why: WhyHere, says = ''): Where => ({ at: 'browser', why, says })

function refusalOf(status: number, value: unknown): NotThere {
  const { error = '', message = '' } = (value ?? {}) as { readonly error?: string; readonly message?: string }
  if (status === 0) return new NotThere('gone')
  if (error === 'no-workers') return new NotThere('no-workers', message)
  return new NotThere(status === 401 || status === 403 ? 'not-yours' : 'refused', message)
}

const linesOf = (moves: readonly unknown[] | undefined): unknown[] =>
  (moves ?? []).map((move) => JSON.parse(formatLine({ kind: 'move', move: move as JournalMove })))

/** The words of the server's door for it: the second fight goes on where the opening of the first ends. */
function requestOf({ first, second, changes, trials }: AskedThere): unknown {
  const { encounter, opening = [], policies, seed } = first
  return {
    ...{ encounter, opening: linesOf(opening), policies: policies.sides, trials, seed },
    ...(second !== null && {
      second: {
        encounter: second.encounter,
        more: linesOf(second.opening?.slice(opening.length)),
        ...(second.without !== undefined && { without: second.without }),
      },
      changes,
    }),
  }
}
