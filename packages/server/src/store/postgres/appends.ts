import { type Appended, type Entry, type FightNote, type NewEntry, type StoredToken, StoreError } from '@fray/live/host'
import { noRoomForEntries, noRoomForFights, type StoreLimits } from '../limits.ts'
import type { Database } from './database.ts'
import { mayGoRightAlone } from './problem.ts'
import { FORM, SQL } from './statements.ts'
import { packed, unpacked } from './text.ts'

/** Entries to be appended to a fight. */
interface Job {
  readonly fight: string
  readonly after: number
  readonly entries: readonly NewEntry[]
  readonly note: FightNote
  /** Keys that are stored with a new fight. */
  readonly accessTokens?: readonly StoredToken[]
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

/** A fight's state in the database. */
interface Standing {
  readonly oldest: number
  readonly n: number | null
  readonly version: number
  readonly knownVersion: number | null
  readonly knownId: string
  readonly knownText: string
}

/** The most fights in one statement, and the most statements at once. */
const MOST = 200
const AT_ONCE = 2
/** The most attempts if others write into the same fight at the same moment. */
const ROUNDS = 5

/**
 * Appends to fights. Appends that come while the database is busy are combined in the next statement: each
 * transaction that notifies of a change waits for the one before it, so this makes many times more appends per second
 * than one by one.
 */
export class Appends {
  private readonly database: Database
  private readonly limits: StoreLimits
  private waiting: Job[] = []
  /** Fights of running statements: two for the same fight run one after the other. */
  private readonly busy = new Set<string>()
  private underWay = 0
  private isPlanned = false
  /** Statements that have appended, the number of fights in them, and the seconds they took. */
  readonly counts = { transactions: 0, writes: 0, seconds: 0 }
  constructor(database: Database, limits: StoreLimits) {
    this.database = database
    this.limits = limits
  }

  async append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended> {
    const isPlain = after > 0 && entries.length > 0 && after + entries.length <= this.limits.entries
    if (!isPlain) return this.alone({ fight, after, entries, note })
    return new Promise((resolve, reject) => {
      this.waiting.push({ fight, after, entries, note, resolve, reject })
      if (this.isPlanned) return
      this.isPlanned = true
      setImmediate(() => {
        this.isPlanned = false
        this.go()
      })
    })
  }

  start(fight: string, entry: NewEntry, note: FightNote, accessTokens: readonly StoredToken[]): Promise<Appended> {
    return this.alone({ fight, after: 0, entries: [entry], note, accessTokens })
  }

  /** Sends waiting jobs, up to the limits. */
  private go(): void {
    while (this.underWay < AT_ONCE) {
      const jobs: Job[] = []
      const later: Job[] = []
      for (const job of this.waiting) {
        const isNow = jobs.length < MOST && !this.busy.has(job.fight)
        if (isNow) this.busy.add(job.fight)
        ;(isNow ? jobs : later).push(job)
      }
      this.waiting = later
      if (jobs.length === 0) return
      this.underWay++
      void this.together(jobs).finally(() => {
        this.underWay--
        this.go()
      })
    }
  }

  /** Appends for all of them; a job that did not succeed is tried alone. Never rejects. */
  private async together(jobs: readonly Job[]): Promise<void> {
    const started = performance.now()
    let done: ReadonlyMap<string, number>
    try {
      done = await this.send(SQL.append, jobs)
      this.counts.transactions++
      this.counts.writes += done.size
      this.counts.seconds += (performance.now() - started) / 1000
    } catch (error) {
      const isShared = jobs.length > 1 && error instanceof StoreError && mayGoRightAlone(error.cause)
      for (const { fight } of jobs) this.busy.delete(fight)
      for (const job of jobs) {
        if (isShared) this.alone(job).then(job.resolve, job.reject)
        else job.reject(error)
      }
      return
    }
    for (const job of jobs) {
      this.busy.delete(job.fight)
      const version = done.get(job.fight)
      if (version === undefined) this.alone(job).then(job.resolve, job.reject)
      else job.resolve({ status: 'appended', version })
    }
  }

  /** Finds out why a job was not appended, and appends it if possible. */
  private async alone(job: Omit<Job, 'resolve' | 'reject'>): Promise<Appended> {
    const { fight, after, entries } = job
    const ids = entries.map(({ id }) => packed(id))
    for (let round = 0; round < ROUNDS; round++) {
      const { rows } = await this.database.run<Standing>(SQL.standing, [packed(fight), ids])
      const found = rows[0] ?? { oldest: 0, n: null, version: 0, knownVersion: null, knownId: '', knownText: '' }
      if (found.knownVersion !== null) return { status: 'known', entry: knownOf(found, found.knownVersion) }
      if (found.version !== after) return { status: 'conflict', version: found.version }
      if (entries.length === 0) return { status: 'appended', version: after }
      if (found.oldest > FORM) throw this.database.outdated()
      if (after + entries.length > this.limits.entries) throw new StoreError(noRoomForEntries(after), true)
      const version = after === 0 ? await this.newFight(job) : (await this.send(SQL.appendAlone, [job])).get(fight)
      if (version !== undefined) return { status: 'appended', version }
    }
    throw new StoreError('The database: others are writing to this fight all the time. Try again in a moment.', true)
  }

  private async send(statement: typeof SQL.append, jobs: readonly Omit<Job, 'resolve' | 'reject'>[]) {
    const lines = jobs.flatMap(({ fight, after, entries }) =>
      entries.map(({ id, text }, i) => ({
        fight: packed(fight),
        version: after + 1 + i,
        id: packed(id),
        text: packed(text),
      })),
    )
    const { rows } = await this.database.run<{ fight: string; version: number }>(statement, [
      jobs.map(({ fight }) => packed(fight)),
      jobs.map(({ after }) => after),
      jobs.map(({ entries }) => entries.length),
      jobs.map(({ entries }) => sizeOf(entries)),
      jobs.map(({ note }) => packed(note.title)),
      jobs.map(({ note }) => packed(note.ruleset)),
      jobs.map(({ note }) => note.over),
      lines.map(({ fight }) => fight),
      lines.map(({ version }) => version),
      lines.map(({ id }) => id),
      lines.map(({ text }) => text),
    ])
    return new Map(rows.map(({ fight, version }) => [unpacked(fight), version]))
  }

  /** Starts a fight, with the keys to its seats; undefined if one of that id exists by now. */
  private newFight({
    fight,
    entries,
    note,
    accessTokens = [],
  }: Omit<Job, 'resolve' | 'reject'>): Promise<number | undefined> {
    const { fights } = this.limits
    return this.database.transaction(async (run) => {
      await run(SQL.newFight)
      const { rows } = await run<{ version: number }>(SQL.start, [
        packed(fight),
        packed(note.title),
        packed(note.ruleset),
        note.over,
        entries.length,
        sizeOf(entries),
        entries.map(({ id }) => packed(id)),
        entries.map(({ text }) => packed(text)),
        fights,
      ])
      const started = rows[0]
      if (started !== undefined) {
        const digests = accessTokens.map(({ digest }) => Buffer.from(digest).toString('hex'))
        const seats = accessTokens.map(({ seat }) => (seat === null ? null : packed(seat)))
        await run(SQL.makeAccessTokens, [accessTokens.map(({ id }) => id), digests, packed(fight), seats])
        return started.version
      }
      const { rows: standing } = await run<Standing>(SQL.standing, [packed(fight), []])
      if ((standing[0]?.oldest ?? 0) > FORM) throw this.database.outdated()
      if ((standing[0]?.version ?? 0) === 0) throw new StoreError(noRoomForFights(fights), true)
      return undefined
    })
  }
}

const sizeOf = (entries: readonly NewEntry[]): number => entries.reduce((sum, { text }) => sum + text.length, 0)

const knownOf = ({ knownId, knownText }: Standing, version: number): Entry => ({
  version,
  id: unpacked(knownId),
  text: unpacked(knownText),
})
