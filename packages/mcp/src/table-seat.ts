import { createHash } from 'node:crypto'
import type { PackShelf } from '@fray/files'
import { canonical } from '@fray/kernel'
import type { Connection, Outcome, Snapshot } from '@fray/live/client'
import type { Heard } from '@fray/live/protocol'
import type { ListedAction, LogEntry, SeatTable } from '@fray/seat'
import { type Reply, refuses, says, type Whereabouts } from './reply.ts'
import type { McpRole } from './role.ts'
import { plainText, quoted } from './texts.ts'

/** What a seat's tools can do besides its connection. */
export interface SeatServices {
  /** Draws the battlefield as characters; '' if it cannot be drawn. */
  draw(table: SeatTable): string
  /** Starts another fight for everyone at this table, or returns why not; null if the fight belongs to someone else. */
  readonly setUp: ((encounter: string, seed: string | undefined) => Promise<string | null>) | null
  /** The content packs that encounters may name here; none by default. */
  readonly packs?: PackShelf | null
}

/** Milliseconds to wait for the host before replying that the outcome is unknown or pending. */
const PATIENCE = 40_000
/** How many commands' answers are remembered. */
const REMEMBERED = 1_000
/** How many characters of the epoch are part of a table's state. */
const EPOCH = 6

interface Remembered {
  readonly digest: string
  readonly reply: Promise<Reply>
}

/** A seat at a live table as tools need it: its state, the actions listed to it, and its executed commands. */
export class TableSeat {
  readonly role: McpRole
  readonly services: SeatServices
  private readonly connectionNow: () => Connection
  private readonly remembered = new Map<string, Remembered>()
  /** The connection and the fight of the list: a campaign goes from fight to fight over one connection. */
  private listedOn: Connection | null = null
  private listedIn: string | null = null
  private readonly listed = new Map<string, ListedAction>()

  /** @param connection returns the seat's connection, which changes when another fight is set up */
  constructor(connection: () => Connection, role: McpRole, services: SeatServices) {
    this.connectionNow = connection
    this.role = role
    this.services = services
  }

  get connection(): Connection {
    return this.connectionNow()
  }

  /** The connection's present snapshot. */
  get now(): Snapshot {
    return this.connection.now
  }

  /** The table, or a refusal if there is none. */
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

  /** The state of the seat, for every result. */
  get where(): Whereabouts {
    const { at, told, waits, table } = this.now
    return {
      at: table === null ? null : stateOf(at),
      n: told.at(-1)?.n ?? 0,
      waits: waits ?? { for: 'nobody', seats: [] },
    }
  }

  /**
   * The combatant's real name for a name as shown, which may have characters escaped; the text itself if nobody has
   * it.
   */
  nameOf(who: string): string {
    return this.now.table?.cards.find((card) => plainText(card.who) === who)?.who ?? who
  }

  /** Remembers listed actions. */
  list(actions: readonly ListedAction[]): void {
    if (!this.isListedHere) this.listed.clear()
    this.listedOn = this.connection
    this.listedIn = this.now.fight
    for (const action of actions) this.listed.set(action.key, action)
  }

  /** The action with a key that was listed to this seat in this fight. */
  listedAction(key: string): ListedAction | null {
    return this.isListedHere ? (this.listed.get(key.toLowerCase()) ?? null) : null
  }

  private get isListedHere(): boolean {
    return this.listedOn === this.connection && this.listedIn === this.now.fight
  }

  /** The seat's log entries after number `since` up to `until`. */
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
   * Executes something once per id: the same id with the same words gets the same answer, even if the first answer
   * was lost, and also from another process at the same table; with other words it is refused.
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
    // A refused or failed command has not happened: its id may be used again, with other words.
    one.reply.then(
      ({ refused }) => refused && this.remembered.delete(id),
      () => this.remembered.delete(id),
    )
    for (const oldest of this.remembered.keys()) {
      if (this.remembered.size <= REMEMBERED) break
      this.remembered.delete(oldest)
    }
  }

  /** Sends the host an operation based on the table's state; returns the outcome with the new log entries. */
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

  /** The epoch and sequence number of a state; null if it is invalid. */
  private readState(state: string): { readonly epoch: string; readonly at: number } | null {
    const found = /^([^.]{1,64})\.(\d{1,15})$/.exec(state)
    if (found === null) return null
    const [, part = '', seq = ''] = found
    const { epoch } = this.now.at
    // A state of an earlier epoch is passed on as it is: the host detects that, or knows the command already.
    return { epoch: epoch.slice(0, EPOCH) === part ? epoch : part, at: Number(seq) }
  }
}

const stateOf = ({ epoch, seq }: Snapshot['at']): string => `${epoch.slice(0, EPOCH)}.${seq}`

const digestOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 32)

/** The reply, or after some time one that says that the outcome is not known yet. */
function within(reply: Promise<Reply>): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const timer = setTimeout(
    () =>
      resolve(refuses('in-doubt', 'Nobody knows yet what has become of it: call again with the same id and words.')),
    PATIENCE,
  )
  return Promise.race([reply, promise]).finally(() => clearTimeout(timer))
}
