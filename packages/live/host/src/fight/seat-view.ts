import type { PlainCommand } from '@fray/kernel'
import type { SaidOf, Waits } from '@fray/live/protocol'
import { diff, LATEST, type Play, type SeatTable, type Standstill } from '@fray/seat'

/** Somebody's screen at a seat: what is sent to the seat goes to each. */
export interface Device {
  /** Sends what is new; the text is the frame as JSON. */
  send(text: string): void
  /** The fight was begun again from what is kept, so that numbers begin again: the welcome and the whole table. */
  again(): void
}

/** A version of a fight: the count goes up whenever anything may have changed. */
export interface FightVersion {
  readonly still: Standstill | null
  readonly count: number
}

/** News that were sent, kept for those who come back. */
interface Frame {
  readonly seq: number
  readonly text: string
}

/** How far a view was; see {@link SeatView.mark}. */
export interface SeatViewMark {
  readonly seq: number
  readonly table: SeatTable | null
  readonly toldTo: number
  readonly waits: Waits
  readonly seen: number
  readonly unsent: number
}

/** Characters of news that are kept for those who come back. */
const KEPT = 16_384
/** So many tables that were shown are kept, to see what has changed since. */
const TABLES = 8

/** What one seat was sent, and what it is sent next: news between what it saw and what it sees, numbered for the seat alone. */
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

  /** Whether somebody looks. */
  get isWatched(): boolean {
    return this.devices.size > 0 || this.waiting.size > 0
  }

  /** Looks at the fight and makes news of what differs; they go out with {@link flush}. Returns the number of the last news. */
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
    // Nobody has looked for so long that the news would be more than are kept.
    if (isLong) this.frames = []
    else this.unsent.push({ seq: this.seq, text: JSON.stringify(news) })
    this.shown = [...this.shown.filter(({ seq }) => seq < this.seq), { seq: this.seq, table }].slice(-TABLES)
    return this.seq
  }

  /** Whether a command that was chosen on the table of that number finds everything that concerns it as it was shown there. */
  findsAsShown(at: number, command: PlainCommand): boolean {
    const was = this.shown.find(({ seq }) => seq === at)?.table
    return was !== undefined && this.table !== null && isSameFor(command, was, this.table)
  }

  private show(table: SeatTable, toldTo: number, waits: Waits): void {
    this.table = table
    this.toldTo = toldTo
    this.waits = waits
  }

  /** How far it is now, for {@link returnTo}. */
  mark(): SeatViewMark {
    const { seq, table, toldTo, waits, seen, unsent } = this
    return { seq, table, toldTo, waits, seen, unsent: unsent.length }
  }

  /** It is as far as it was: the news since were sent to nobody. */
  returnTo({ unsent, ...mark }: SeatViewMark): void {
    Object.assign(this, mark)
    this.unsent.length = unsent
  }

  /** Whether one who was told so far goes on with that fight as if it were this one: what was told is the same there. */
  tellsOn(play: Play): boolean {
    const { seat, toldTo } = this
    if (this.unsent.length > 0) return false
    const from = Math.min(toldTo, this.play.linesForgotten(seat))
    const [was, is] = [this.play, play].map((one) => JSON.stringify(one.told(seat, from).slice(0, toldTo - from)))
    return was === is
  }

  /** Goes on with that fight, with its numbers. */
  goOnWith(play: Play): void {
    this.play = play
    this.seen = -1
  }

  /** Sends what is new to everybody who looks. */
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

  /** Resolves with true when there are news, with false when it is `until`. */
  next(until: number): Promise<boolean> {
    return new Promise((tell) => this.waiting.add({ until, tell }))
  }

  /** Those who wait no longer than now get no news. */
  tick(now: number): void {
    for (const one of this.waiting) {
      if (one.until > now) continue
      this.waiting.delete(one)
      one.tell(false)
    }
  }

  /** The news after that number, in order, as JSON; null where they no longer exist, or are more than the whole table. */
  since(seq: number): readonly string[] | null {
    if (seq === this.seq) return []
    const first = this.frames[0]
    if (seq > this.seq || first === undefined || seq < first.seq - 1) return null
    return this.frames.filter((frame) => frame.seq > seq).map(({ text }) => text)
  }

  /** The whole table, as it is sent. It has been looked at. */
  whole(): SaidOf<'table'> {
    const { seq, table, waits, toldTo } = this
    if (table === null) throw new Error(`Nobody has looked at the table of the seat "${this.seat}" yet.`)
    const told = this.play.told(this.seat, Math.max(0, toldTo - LATEST)).slice(0, Math.min(LATEST, toldTo))
    return { type: 'table', seq, table, told: [...told], waits }
  }

  /** Makes the words of the table again, so that the messages behind them are known ({@link messageBehind} of the kernel). */
  sayAgain(): void {
    this.play.table(this.seat)
  }

  /** The fight was begun again: numbers begin again, too. */
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
 * Whether nothing that a command is about differs between two tables: it is the same turn of the one who acts, who and all whom it
 * names are as they were, and no enemy stands elsewhere.
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

/** For what the fight waits, as the seat may know: made of its own table. */
function waitsOf({ fight, turn, seat }: SeatTable, still: Standstill | null): Waits {
  const seats = [...turn.waitingFor]
  if (fight.over) return { for: 'over', seats: [] }
  if (still === 'stalemate') return { for: 'stalemate', seats }
  if (seats.length === 0) return { for: 'nobody', seats }
  return { for: seats.includes(seat.id) ? 'you' : 'others', seats }
}
