import type { AnswerValue, PlainCommand } from '@fray/kernel'
import type { CampaignTable, CloseName, Heard, Presence, Role, TalkLine, Waits } from '@fray/live/protocol/plain'
import type { Chances, ListedActions, LogEntry, SeatTable } from '@fray/seat'

/** What became of something that was wanted. */
export type Outcome =
  /** It has happened and is kept; the table shows it already. */
  | { readonly done: true }
  /** It has not: why, with the rule. */
  | { readonly done: false; readonly rule: string; readonly reason: string }
  /** It has not: it was made on an older table. The table is the new one by now. */
  | { readonly done: false; readonly rule: 'stale'; readonly reason: string }

/** How the connection is. */
export type Line =
  /** The first connection is being made. */
  | { readonly state: 'connecting' }
  /** Waits for the referee to let it in. */
  | { readonly state: 'lobby' }
  | { readonly state: 'open' }
  /** Lost; comes back by itself at `at` (milliseconds of the clock), or is about to. */
  | { readonly state: 'lost'; readonly why: CloseName; readonly at: number | null }
  /** Ended for good. */
  | { readonly state: 'ended'; readonly why: CloseName; readonly words: string }

/** A request that is not answered yet. */
export interface Pending {
  readonly id: string
  readonly message: Heard
  /** Whether it may have to be sent again: the connection was lost, or the host is in doubt. */
  readonly inDoubt: boolean
  /** What the host said why it is in doubt; '' where it is not. */
  readonly reason: string
}

/** All that a page draws from: replaced whenever something changes, and never changed in place. */
export interface Snapshot {
  readonly line: Line
  /** Who sits here; null before the first welcome. */
  readonly seat: { readonly id: string; readonly role: Role } | null
  readonly fight: string | null
  /** The campaign to which the link belongs; null where it belongs to none. */
  readonly campaign: CampaignTable | null
  /** Null before the first table, and between the fights of a campaign. Parts that have not changed are the same objects as before. */
  readonly table: SeatTable | null
  readonly waits: Waits | null
  /** The number of the last news and what it counts in, as the host knows them: for messages that say on which table they were made. */
  readonly at: { readonly epoch: string; readonly seq: number }
  /** The lines that are here, in order; those before the first of them can be asked for with `earlier`. */
  readonly told: readonly LogEntry[]
  readonly presence: Presence | null
  /** Requests that change something and have no answer yet. */
  readonly pending: readonly Pending[]
  /** Why the fight can only be looked at; null where it goes on. */
  readonly readOnly: string | null
  /** Where the referee has begun the fight once more: the key to the same seat there; null before. */
  readonly again: { readonly key: string; readonly fight: string } | null
  /** What was written besides the rules, as far as this seat may read it. */
  readonly talk: readonly TalkLine[]
  /** Where somebody has pointed last; `n` is another one each time. */
  readonly pointed: { readonly n: number; readonly by: string; readonly place: string } | null
  /** What the host wanted people to read, the latest. */
  readonly notice: string | null
}

/**
 * A seat at a live table, wherever that is. What changes something is sent again until it is answered, over as many
 * connections as it takes, and done once; what only asks is asked again after a lost connection.
 */
export interface Connection {
  /** How everything stands. */
  readonly now: Snapshot
  /** Calls whenever something has changed; returns what ends that. */
  subscribe(changed: (now: Snapshot) => void): () => void
  /** Resolves when there is a table, rejects when the connection ends before. */
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
  /** Lines before the first that is here; they join `now.told`. */
  earlier(count?: number): Promise<void>

  /**
   * Anything else of the vocabulary: what only asks gives its value; what changes something an {@link Outcome}. Rejects with
   * {@link Refused} where a look is refused. A message may bring an `id` of its own, unlike all that the seat ever used for anything
   * else, and say `at` which table it was made; without them it gets an id, and is made on the table that is here.
   */
  ask(message: Heard): Promise<unknown>

  /** Where the connection is lost and waits to come back: tries now, as when the machine has a network again. */
  retry(): void

  /** Leaves for good. */
  close(): void
}

/** Something that was only to be looked at was refused. */
export class Refused extends Error {
  override name = 'Refused'
  readonly rule: string
  constructor(rule: string, reason: string) {
    super(reason)
    this.rule = rule
  }
}

/** One connection to a host, made again each time. Messages are texts, whole and in order. */
export interface Transport {
  /** How many addresses it goes to, another one each time; 1 where it is left out. */
  readonly ways?: number
  /**
   * Opens it. `hear` is called with each message; `closed` once, with the number it was closed with (1006 where it broke).
   * Returns what sends and closes; what is sent before `open` was called may be lost.
   */
  open(ears: {
    readonly open: () => void
    readonly hear: (text: string) => void
    readonly closed: (code: number, words: string) => void
  }): { send(text: string): void; close(): void }
}
