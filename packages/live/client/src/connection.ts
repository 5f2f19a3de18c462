import type { AnswerValue, PlainCommand } from '@fray/kernel'
import type { CampaignTable, CloseName, Heard, Presence, Role, TalkLine, Waits } from '@fray/live/protocol/plain'
import type { Chances, ListedActions, LogEntry, SeatTable } from '@fray/seat'

/** What became of a request. */
export type Outcome =
  /** Done and saved; the table already shows it. */
  | { readonly done: true }
  /** Not done: why, with the rule. */
  | { readonly done: false; readonly rule: string; readonly reason: string }
  /** Not done: the request was based on an older table. The table is up to date by now. */
  | { readonly done: false; readonly rule: 'stale'; readonly reason: string }

/** The state of the connection. */
export type Line =
  /** The first connection is being made. */
  | { readonly state: 'connecting' }
  /** Waiting for the referee to let it in. */
  | { readonly state: 'lobby' }
  | { readonly state: 'open' }
  /** Lost; reconnects at `at` (milliseconds of the clock), or is about to. */
  | { readonly state: 'lost'; readonly why: CloseName; readonly at: number | null }
  /** Ended for good. */
  | { readonly state: 'ended'; readonly why: CloseName; readonly words: string }

/** A request that has no answer yet. */
export interface Pending {
  readonly id: string
  readonly message: Heard
  /** Whether it may have to be sent again: the connection was lost, or the host is in doubt. */
  readonly inDoubt: boolean
  /** Why the host is in doubt; '' if it is not. */
  readonly reason: string
}

/** Everything that a page draws from: replaced with each change, never changed in place. */
export interface Snapshot {
  readonly line: Line
  /** The seat of this connection; null before the first welcome. */
  readonly seat: { readonly id: string; readonly role: Role } | null
  readonly fight: string | null
  /** The campaign that the link belongs to; null if none. */
  readonly campaign: CampaignTable | null
  /**
   * Null before the first table, and between the fights of a campaign. Unchanged parts are the same objects as
   * before.
   */
  readonly table: SeatTable | null
  readonly waits: Waits | null
  /**
   * The number of the last news and its epoch, as the host counts them: for messages that say which table they are
   * based on.
   */
  readonly at: { readonly epoch: string; readonly seq: number }
  /** The lines loaded so far, in order; `earlier` loads those before the first of them. */
  readonly told: readonly LogEntry[]
  readonly presence: Presence | null
  /** Requests that change something and have no answer yet. */
  readonly pending: readonly Pending[]
  /** Why the fight is read-only; null if it can go on. */
  readonly readOnly: string | null
  /** Set once the referee has restarted the fight: the key to the same seat there. */
  readonly again: { readonly key: string; readonly fight: string } | null
  /** What people wrote besides the rules, as far as this seat may read it. */
  readonly talk: readonly TalkLine[]
  /** Where someone last pointed; `n` is new each time. */
  readonly pointed: { readonly n: number; readonly by: string; readonly place: string } | null
  /** The host's latest notice to people. */
  readonly notice: string | null
}

/**
 * A seat at a live table, wherever that is. Requests that change something are resent until answered, over as many
 * connections as it takes, and done once; queries are asked again after a lost connection.
 */
export interface Connection {
  /** The current state. */
  readonly now: Snapshot
  /** Calls on every change; returns a function that unsubscribes. */
  subscribe(changed: (now: Snapshot) => void): () => void
  /** Resolves when there is a table; rejects if the connection ends first. */
  readonly ready: Promise<SeatTable>

  submit(action: string | PlainCommand, given?: Readonly<Record<string, unknown>>): Promise<Outcome>
  answer(question: string, value: AnswerValue): Promise<Outcome>
  roll(faces: readonly number[] | null): Promise<Outcome>
  plan(who: string, commands: readonly PlainCommand[]): Promise<Outcome>
  undo(options?: { readonly sameDice?: boolean; readonly redeclare?: boolean }): Promise<Outcome>
  redo(): Promise<Outcome>
  goOn(): Promise<Outcome>

  actions(
    who?: string,
    options?: {
      readonly action?: string
      readonly given?: Readonly<Record<string, unknown>>
      readonly planned?: boolean
    },
  ): Promise<ListedActions | null>
  chances(action: string | PlainCommand, ways?: number): Promise<Chances | null>
  optionChances(question: string, ways?: number): Promise<readonly (Chances | null)[]>
  /** Loads lines before the first loaded one; they join `now.told`. */
  earlier(count?: number): Promise<void>

  /**
   * Sends any other message of the vocabulary. Resolves with a query's value, or an {@link Outcome} for a message
   * that changes something; rejects with {@link Refused} if a query is refused. A message may bring its own `id`,
   * which the seat must never have used for anything else, and say in `at` which table it is based on; by default it
   * gets an id, and is based on the current table.
   */
  ask(message: Heard): Promise<unknown>

  /** Tries to reconnect now if the connection is lost, for instance because the machine is online again. */
  retry(): void

  /** Leaves for good. */
  close(): void
}

/** A query was refused. */
export class Refused extends Error {
  override name = 'Refused'
  readonly rule: string
  constructor(rule: string, reason: string) {
    super(reason)
    this.rule = rule
  }
}

/** How to connect to a host; opened again for each connection. Messages are texts, whole and in order. */
export interface Transport {
  /** How many addresses it has; each connection uses the next one. 1 by default. */
  readonly ways?: number
  /**
   * Opens it. Calls `hear` with each message, and `closed` once with the close code (1006 if it broke). Returns what
   * sends and closes; anything sent before `open` is called may be lost.
   */
  open(ears: {
    readonly open: () => void
    readonly hear: (text: string) => void
    readonly closed: (code: number, words: string) => void
  }): { send(text: string): void; close(): void }
}
