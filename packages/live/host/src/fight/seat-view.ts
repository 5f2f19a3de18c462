import type { PlainCommand } from '@fray/kernel'
import type { SaidOf, Waits } from '@fray/live/protocol'
import { diff, LATEST, type Play, type SeatTable, type Standstill } from '@fray/seat'

/** A person's screen at a seat: each gets what is sent to the seat. */
export interface Device {
  /** Sends what is new; the text is the frame as JSON. */
  send(text: string): void
  /** The fight was opened again from the store and numbers restart: sends the welcome and the whole table. */
  again(): void
}

/** A version of a fight: the count rises whenever anything may have changed. */
export interface FightVersion {
  readonly still: Standstill | null
  readonly count: number
}

/** News that were sent, kept for returning clients. */
interface Frame {
  readonly seq: number
  readonly text: string
}

/** The progress of a view; see {@link SeatView.mark}. */
export interface SeatViewMark {
  readonly seq: number
  readonly table: SeatTable | null
  readonly toldTo: number
  readonly waits: Waits
  readonly seen: number
  readonly unsent: number
}

/** Characters of news kept for returning clients. */
const KEPT = 16_384
/** The number of shown tables that are kept, to see what has changed since. */
const TABLES = 8

/**
 * What one seat was sent, and what it is sent next: news are the differences between what it saw and what it sees,
 * numbered for this seat alone.
 */
export class SeatView {
  readonly devices = new Set<Device>()
  private readonly waiting = new Set<{ readonly until: number; readonly tell: (isNews: boolean) => void }>()
  private readonly seat: string
  private play: Play
  /** The number of the last news. */
  seq = 0
  private table: SeatTable | null = null
  private shown: { readonly seq: number; readonly table: SeatTable }[] = []
  private toldTo = 0
  private waits: Waits = { for: 'nobody', seats: [] }
  private frames: Frame[] = []
  private seen = -1
  private savedSize = 0
  private unsent: Frame[] = []

  constructor(play: Play, seat: string) {
    this.play = play
    this.seat = seat
  }

  /** Whether anyone is looking. */
  get isWatched(): boolean {
    return this.devices.size > 0 || this.waiting.size > 0
  }

  /**
   * Looks at the fight and makes news of the differences; {@link flush} sends them. Returns the number of the last
   * news.
   */
  look({ still, count }: FightVersion): number {
    if (count === this.seen) return this.seq
    this.seen = count
    const { play, seat } = this
    const table = play.sharedTable(seat)
    const toldTo = Math.max(this.toldTo, play.linesForgotten(seat))
    const isLong = toldTo > this.toldTo
    const told = play.told(seat, toldTo)
    const waits = waitsOf(table, still)
    if (this.table === null) {
      this.shown = [{ seq: this.seq, table }]
      this.show(table, toldTo + told.length, waits)
      return this.seq
    }
    const changes = diff(this.table, table)
    const isOther = waits.for !== this.waits.for || waits.seats.join() !== this.waits.seats.join()
    if (changes.length === 0 && told.length === 0 && !isOther) return this.seq
    this.show(table, toldTo + told.length, waits)
    const news: SaidOf<'news'> = { type: 'news', seq: ++this.seq, told: [...told], changes, ...(isOther && { waits }) }
    // After a long time without viewers the news would be larger than what is kept.
    if (isLong) this.frames = []
    else this.unsent.push({ seq: this.seq, text: JSON.stringify(news) })
    this.shown = [...this.shown.filter(({ seq }) => seq < this.seq), { seq: this.seq, table }].slice(-TABLES)
    return this.seq
  }

  /** Whether everything that concerns a command is still as the table of that number showed it. */
  findsAsShown(at: number, command: PlainCommand): boolean {
    const was = this.shown.find(({ seq }) => seq === at)?.table
    return was !== undefined && this.table !== null && isSameFor(command, was, this.table)
  }

  private show(table: SeatTable, toldTo: number, waits: Waits): void {
    this.table = table
    this.toldTo = toldTo
    this.waits = waits
  }

  /** The present progress, for {@link returnTo}. */
  mark(): SeatViewMark {
    const { seq, table, toldTo, waits, seen, unsent } = this
    return { seq, table, toldTo, waits, seen, unsent: unsent.length }
  }

  /** Returns to the mark: the news since were sent to nobody. */
  returnTo({ unsent, ...mark }: SeatViewMark): void {
    Object.assign(this, mark)
    this.unsent.length = unsent
  }

  /** Whether this seat could continue with that fight as if it were this one: it was told the same there. */
  tellsOn(play: Play): boolean {
    const { seat, toldTo } = this
    if (this.unsent.length > 0) return false
    const from = Math.min(toldTo, this.play.linesForgotten(seat))
    const [was, is] = [this.play, play].map((one) => JSON.stringify(one.told(seat, from).slice(0, toldTo - from)))
    return was === is
  }

  /** Continues with that fight, with its numbers. */
  goOnWith(play: Play): void {
    this.play = play
    this.seen = -1
  }

  /** Sends what is new to every device. */
  flush(): void {
    if (this.unsent.length === 0) return
    for (const frame of this.unsent) {
      for (const device of this.devices) device.send(frame.text)
      this.frames.push(frame)
      this.savedSize += frame.text.length
    }
    this.unsent = []
    while (this.savedSize > KEPT) this.savedSize -= this.frames.shift()?.text.length ?? this.savedSize
    const waiting = [...this.waiting]
    this.waiting.clear()
    for (const { tell } of waiting) tell(true)
  }

  /** Resolves with true when there are news, with false at the time `until`. */
  next(until: number): Promise<boolean> {
    return new Promise((tell) => this.waiting.add({ until, tell }))
  }

  /** Ends the waits whose time is up, without news. */
  tick(now: number): void {
    for (const one of this.waiting) {
      if (one.until > now) continue
      this.waiting.delete(one)
      one.tell(false)
    }
  }

  /** The news after that number, in order, as JSON; null if they no longer exist, or are larger than the whole table. */
  since(seq: number): readonly string[] | null {
    if (seq === this.seq) return []
    const first = this.frames[0]
    if (seq > this.seq || first === undefined || seq < first.seq - 1) return null
    return this.frames.filter((frame) => frame.seq > seq).map(({ text }) => text)
  }

  /** The whole table, as it is sent. Call {@link look} first. */
  whole(): SaidOf<'table'> {
    const { seq, table, waits, toldTo } = this
    if (table === null) throw new Error(`Nobody has looked at the table of the seat "${this.seat}" yet.`)
    const told = this.play.told(this.seat, Math.max(0, toldTo - LATEST)).slice(0, Math.min(LATEST, toldTo))
    return { type: 'table', seq, table, told: [...told], waits }
  }

  /** Words the table again, so that the messages behind its words are known ({@link messageBehind} of the kernel). */
  sayAgain(): void {
    this.play.table(this.seat)
  }

  /** The fight was opened again and numbers restart. */
  reset(play: Play): void {
    this.play = play
    this.seq = 0
    this.seen = -1
    this.table = null
    this.shown = []
    this.toldTo = 0
    this.frames = []
    this.savedSize = 0
    this.unsent = []
    const waiting = [...this.waiting]
    this.waiting.clear()
    for (const { tell } of waiting) tell(true)
  }
}

/**
 * Whether nothing that a command concerns differs between two tables: it is the same turn of the actor, the actor and
 * all it names are unchanged, and no enemy has moved.
 */
function isSameFor(command: PlainCommand, was: SeatTable, is: SeatTable): boolean {
  const { actor } = command
  if (![was, is].every(({ turn, questions }) => turn.who.includes(actor) && questions.length === 0)) return false
  if (JSON.stringify(was.fight) !== JSON.stringify(is.fight)) return false
  const side = is.board.tokens.find(({ who }) => who === actor)?.side
  const placesOf = ({ board }: SeatTable) =>
    board.tokens.filter((token) => token.side !== side).map(({ who, at }) => `${who} ${at}`)
  if (placesOf(was).join('\n') !== placesOf(is).join('\n')) return false
  const named = new Set(Object.values(command).flat())
  const about = ({ board, cards }: SeatTable) =>
    JSON.stringify([board.tokens, cards].map((all) => all.filter(({ who }) => named.has(who))))
  return about(was) === about(is)
}

/** What the fight waits for, as far as the seat may know: taken from its own table. */
function waitsOf({ fight, turn, seat }: SeatTable, still: Standstill | null): Waits {
  const seats = [...turn.waitingFor]
  if (fight.over) return { for: 'over', seats: [] }
  if (still === 'stalemate') return { for: 'stalemate', seats }
  if (seats.length === 0) return { for: 'nobody', seats }
  return { for: seats.includes(seat.id) ? 'you' : 'others', seats }
}
