import { createHash } from 'node:crypto'
import type { PackShelf } from '@fray/files'
import { canonical } from '@fray/kernel'
import type { Connection, Outcome, Snapshot } from '@fray/live/client'
import type { Heard } from '@fray/live/protocol'
import type { ListedAction, LogEntry, SeatTable } from '@fray/seat'
import { type Reply, refuses, says, type Whereabouts } from './reply.ts'
import type { McpRole } from './role.ts'
import { plainText, quoted } from './texts.ts'

/** What a seat's tools can do in addition to what its connection does. */
export interface SeatServices {
  /** Draws the battlefield as characters; '' where nothing does. */
  draw(table: SeatTable): string
  /** Begins another fight for everybody at this table, or says why not; null where the fight is somebody else's. */
  readonly setUp: ((encounter: string, seed: string | undefined) => Promise<string | null>) | null
  /** The content packs that encounters may name here; none by default. */
  readonly packs?: PackShelf | null
}

/** Something has not happened yet, or nobody knows: said when the host does not answer in this time, in milliseconds. */
const PATIENCE = 40_000
/** Commands whose answers are remembered. */
const REMEMBERED = 1_000
/** Characters of the epoch that stand in the state of a table. */
const EPOCH = 6

interface Remembered {
  readonly digest: string
  readonly reply: Promise<Reply>
}

/** A seat at a live table as tools need it: where it is, what was listed to it, which of its commands were done. */
export class TableSeat {
  readonly role: McpRole
  readonly services: SeatServices
  private readonly connectionNow: () => Connection
  private readonly remembered = new Map<string, Remembered>()
  /** The connection and the fight in which that was: a campaign goes from fight to fight over one connection. */
  private listedOn: Connection | null = null
  private listedIn: string | null = null
  private readonly listed = new Map<string, ListedAction>()

  /** @param connection the seat's connection: another one after another fight was set up */
  constructor(connection: () => Connection, role: McpRole, services: SeatServices) {
    this.connectionNow = connection
    this.role = role
    this.services = services
  }

  get connection(): Connection {
    return this.connectionNow()
  }

  /** How the connection stands. */
  get now(): Snapshot {
    return this.connection.now
  }

  /** The table, or why there is none. */
  get table(): SeatTable | Reply {
    const { table, line, campaign } = this.now
    if (line.state === 'ended') return refuses('connection', line.words)
    if (table !== null) return table
    if (campaign !== null && campaign.now === null)
      return refuses('no-fight', 'No fight is open: campaign shows the lobby, wait waits for the next fight.')
    return refuses(
      'connection',
      line.state === 'lobby' ? 'The referee has not let you in yet.' : 'The table cannot be reached yet: try again.',
    )
  }

  /** Where the seat is, for every result. */
  get where(): Whereabouts {
    const { at, told, waits, table } = this.now
    return {
      at: table === null ? null : stateOf(at),
      n: told.at(-1)?.n ?? 0,
      waits: waits ?? { for: 'nobody', seats: [] },
    }
  }

  /** The combatant's name as the fight has it, whatever of it is not shown; the text itself where nobody is called so. */
  nameOf(who: string): string {
    return this.now.table?.cards.find((card) => plainText(card.who) === who)?.who ?? who
  }

  /** Remembers acts that were listed. */
  list(actions: readonly ListedAction[]): void {
    if (!this.isListedHere) this.listed.clear()
    this.listedOn = this.connection
    this.listedIn = this.now.fight
    for (const action of actions) this.listed.set(action.key, action)
  }

  /** The action of a key that was listed to this seat in this fight. */
  listedAction(key: string): ListedAction | null {
    return this.isListedHere ? (this.listed.get(key.toLowerCase()) ?? null) : null
  }

  private get isListedHere(): boolean {
    return this.listedOn === this.connection && this.listedIn === this.now.fight
  }

  /** The lines that the seat was told from number `since` (without it) to `until`. */
  async linesAfter(since: number, until = Number.POSITIVE_INFINITY): Promise<readonly LogEntry[]> {
    const here = this.now.told
    const first = here[0]?.n ?? 1
    const before =
      since < first - 1
        ? ((await this.connection.ask({ do: 'told', since, until: Math.min(until, first - 1) })) as LogEntry[])
        : []
    return [...before, ...here.filter(({ n }) => n > since && n <= until)]
  }

  /**
   * Does something once for an id: the same id with the same words again gets the same answer, whether or not the first one was
   * heard, also from another process at the same table; with other words it is refused.
   */
  async once(tool: string, id: string, words: unknown, work: (requestId: string) => Promise<Reply>): Promise<Reply> {
    const digest = digestOf([tool, id, words])
    const known = this.remembered.get(id)
    if (known !== undefined && known.digest !== digest)
      return refuses('id-used', `The id ${quoted(id)} was something else: give every new command an id of its own.`)
    const reply = known?.reply ?? work(`mcp-${digest}`)
    if (known === undefined) this.remember(id, { digest, reply })
    const answer = await within(reply)
    return known === undefined ? answer : { ...answer, data: { ...answer.data, repeated: true } }
  }

  private remember(id: string, one: Remembered): void {
    this.remembered.set(id, one)
    // What was refused or has failed has not happened: it may be said again, and otherwise.
    one.reply.then(
      ({ refused }) => refused && this.remembered.delete(id),
      () => this.remembered.delete(id),
    )
    for (const oldest of this.remembered.keys()) {
      if (this.remembered.size <= REMEMBERED) break
      this.remembered.delete(oldest)
    }
  }

  /** Says something to the host that changes the fight, made on the table of that state; what came of it, with what was told. */
  async operation(requestId: string, state: string | null, message: Heard): Promise<Reply> {
    const before = this.where.n
    const made = state === null ? {} : this.readState(state)
    if (made === null)
      return refuses('bad-value', `"at" is the "at" of the last result, as in "${this.where.at ?? ''}".`)
    const outcome = (await this.connection.ask({ ...message, ...made, id: requestId } as Heard)) as Outcome
    if (!outcome.done) return refuses(outcome.rule, outcome.reason)
    const told = this.now.told.filter(({ n }) => n > before)
    const [first] = told
    return says(first === undefined ? 'Done and kept.' : `Done and kept: ${quoted(first.words)}`, {
      told,
      data: { done: true },
    })
  }

  /** What a state means to the host; null where it is none. */
  private readState(state: string): { readonly epoch: string; readonly at: number } | null {
    const found = /^([^.]{1,64})\.(\d{1,15})$/.exec(state)
    if (found === null) return null
    const [, part = '', seq = ''] = found
    const { epoch } = this.now.at
    // A state of an earlier epoch stays what it is: the host finds that it is another one, or knows the command already.
    return { epoch: epoch.slice(0, EPOCH) === part ? epoch : part, at: Number(seq) }
  }
}

const stateOf = ({ epoch, seq }: Snapshot['at']): string => `${epoch.slice(0, EPOCH)}.${seq}`

const digestOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 32)

/** The reply, or after some time that nobody knows yet. */
function within(reply: Promise<Reply>): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const timer = setTimeout(
    () =>
      resolve(refuses('in-doubt', 'Nobody knows yet what has become of it: call again with the same id and words.')),
    PATIENCE,
  )
  return Promise.race([reply, promise]).finally(() => clearTimeout(timer))
}
