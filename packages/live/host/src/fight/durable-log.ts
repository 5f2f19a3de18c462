import { Forgotten, isOver, messageOf } from '@fray/kernel'
import type { Play, PlayMark, SavedPlay } from '@fray/seat'
import type { Hosting } from '../hosting.ts'
import { type Appended, type Entry, type FightNote, StoreError } from '../store/store.ts'
import { type EntryHead, entryText, readEntry, type StoredAnswer, toldTogether } from './entry.ts'
import { type Opened, readAgain, readFight, seatThem, toFollow } from './opened.ts'
import { SeatViews, type SeatViewsMark } from './seat-views.ts'
import type { Seating } from './seating.ts'

/** Entries read at once. */
const PAGE = 500
/** The fewest recent commands of a fight kept in memory; older ones are read from the journal. */
const COMMANDS = 64
/** Answers kept for each of these commands. */
const ANSWERS = 3
/** Milliseconds for which the whole fight stays in memory after someone has looked back. */
const LOOKING_BACK = 60_000

/** The state of a fight in memory; see {@link DurableLog.mark}. */
export interface LogMark {
  readonly play: PlayMark
  readonly views: SeatViewsMark
  readonly seating: Seating
}

/**
 * The result of saving: saved, and everyone has been told; or another server wrote first; or it failed, and why. If
 * it is not saved, the fight is back in the state of the mark.
 */
export type Storage =
  | { readonly status: 'kept' }
  | { readonly status: 'overtaken' }
  | { readonly status: 'failed'; readonly certain: boolean; readonly reason: string }

/**
 * A fight in memory and in the store, kept in step: what is done here is appended, and what other servers have
 * appended is read. Seats are only told what is saved.
 */
export class DurableLog {
  readonly fight: string
  /** The epoch in which its news are numbered. */
  epoch: string
  opened: Opened
  readonly views: SeatViews
  /** Called when the seating changes, also by another server's entries; answers wait for it. */
  onSeating: (before: Seating, now: Seating) => unknown = () => undefined
  /**
   * Called when entries of other servers were read, or the fight was opened again: automatic steps may be left to do.
   */
  onTakenIn: () => void = () => undefined
  /** Called when the fight turns out to be deleted. */
  onGone: () => void = () => undefined
  private readonly hosting: Hosting
  version: number
  private answers: Map<string, StoredAnswer>
  /** The last saved settings of play, as text. */
  private savedPlay: string
  private savedSeating: Seating
  private savedStalemate: boolean
  private isEngineSaved = false
  /** Whether memory may differ from the saved state: then the fight is opened again before anything else. */
  private isDoubtful = false
  /** Whether the store may have more entries than are known here: they are read before anything else. */
  private isBehind = false
  /** The version at which it was opened: everything before was told at once. */
  private openedAt: number
  private wholeUntil = 0
  private reading: Promise<Play> | null = null

  constructor(hosting: Hosting, fight: string, opened: Opened) {
    this.hosting = hosting
    this.fight = fight
    this.epoch = hosting.chance()
    this.opened = opened
    this.views = new SeatViews(opened.play)
    this.version = opened.version
    this.openedAt = opened.version
    this.answers = opened.answers
    this.savedPlay = opened.kept
    this.savedSeating = opened.seating
    this.savedStalemate = opened.stalemate
    this.views.changed(opened.stalemate ? 'stalemate' : null)
    this.seatThem()
    this.forget()
  }

  private get window(): number {
    return this.hosting.window ?? COMMANDS
  }

  /** Forgets the distant past; {@link readPast} reads it again. */
  private forget(): void {
    const { answers, opened, hosting, window } = this
    for (const id of answers.keys()) {
      if (answers.size <= ANSWERS * window) break
      answers.delete(id)
    }
    if (opened.readOnly === null && hosting.now() >= this.wholeUntil) opened.play.forget(window)
  }

  /**
   * Reads from the journal what the fight has forgotten. Call the returned function in turn, while everything is
   * saved, to make the fight remember it for a while.
   */
  async readPast(): Promise<() => void> {
    const { play } = this.opened
    this.wholeUntil = this.hosting.now() + LOOKING_BACK
    this.reading ??= readAgain(this.hosting, this.fight, this.openedAt, this.version).finally(() => {
      this.reading = null
    })
    const past = await this.reading
    return () => {
      if (play === this.opened.play && play.forgotten > 0) play.remember(past)
    }
  }

  /**
   * Runs something in turn; if it needs the forgotten past, reads that and runs it again. It must not change anything
   * before it fails.
   */
  async reachingBack<T>(action: () => T): Promise<T> {
    try {
      return action()
    } catch (error) {
      if (!(error instanceof Forgotten)) throw error
    }
    const remember = await this.readPast()
    remember()
    return action()
  }

  /** Whether the fight is at a stalemate, also if another server found that. */
  get isStalemate(): boolean {
    return this.views.step.still === 'stalemate'
  }

  /** The answer that a recent request got, by the id of its entry. */
  answerTo(id: string): StoredAnswer | undefined {
    return this.answers.get(id)
  }

  /** The same, however long ago it was. */
  async answerFound(id: string): Promise<StoredAnswer | undefined> {
    const known = this.answers.get(id)
    if (known !== undefined || this.answers.size < ANSWERS * this.window) return known
    const entry = await this.hosting.store.find(this.fight, id)
    return entry === null ? undefined : (readEntry(entry.text).head.answer ?? undefined)
  }

  /** Changes the seating, without saving it. */
  sit(seating: Seating): void {
    this.opened = { ...this.opened, seating }
    this.seatThem()
  }

  /** Assigns policies and the referee to the seats that they play for. */
  seatThem(): void {
    seatThem(this.opened)
  }

  /** After an unexpected error: memory is not to be trusted. */
  doubt(): void {
    this.isDoubtful = true
  }

  /** There may be more in the store. */
  suspect(): void {
    this.isBehind = true
  }

  /** The present state, to return to if what is done next is not saved. */
  mark(): LogMark {
    return { play: this.opened.play.mark(), views: this.views.mark(), seating: this.opened.seating }
  }

  /** Returns to the state of the mark. */
  returnTo({ play, views, seating }: LogMark): void {
    const { opened } = this
    opened.play.returnTo(play, JSON.parse(this.savedPlay) as SavedPlay)
    opened.lines.length = 0
    opened.ends.length = 0
    this.views.returnTo(views)
    this.sit(seating)
  }

  /**
   * Saves what is new under that id (a new one if null) and tells everyone; if it cannot be saved, the fight returns
   * to the mark.
   */
  async keep(id: string | null, answer: StoredAnswer | null, mark: LogMark): Promise<Storage> {
    const { opened, views } = this
    const { play, lines, ends, seating } = opened
    const kept = play.kept()
    const keptNow = JSON.stringify(kept)
    const isOther = keptNow !== this.savedPlay
    const isSeated = seating !== this.savedSeating
    const isStill = this.isStalemate !== this.savedStalemate
    const engine = this.engineToSave
    views.refreshAll()
    const isNews = lines.length > 0 || isOther || isSeated || isStill || engine !== null || answer?.type === 'stale'
    if (isNews) {
      const together = toldTogether(lines.length, ends)
      const head: EntryHead = {
        answer,
        ...(isOther && { kept }),
        ...(isSeated && { seating }),
        ...(engine !== null && { engine }),
        ...(isStill && { stalemate: this.isStalemate }),
        ...(together !== undefined && { together }),
      }
      const done = await this.append(id ?? `/${this.version + 1}`, entryText(head, lines), mark)
      if (done.status !== 'kept') return done
      lines.length = 0
      ends.length = 0
      this.savedPlay = keptNow
      this.savedSeating = seating
      this.savedStalemate = this.isStalemate
      this.isEngineSaved = true
      if (id !== null && answer !== null) this.answers.set(id, answer)
    }
    views.flush()
    this.forget()
    if (isSeated) await this.onSeating(mark.seating, seating)
    return { status: 'kept' }
  }

  /** The version of the ruleset that the fight was carried over to, if that is not saved yet. */
  private get engineToSave(): string | null {
    const { carriedOver, game } = this.opened
    return carriedOver === null || this.isEngineSaved ? null : game.rules.version
  }

  private get note(): FightNote {
    const { setup, session, game } = this.opened
    return { title: setup.title, ruleset: game.rules.id, over: isOver(session.scene) }
  }

  private async append(id: string, text: string, mark: LogMark): Promise<Storage> {
    const { store, neighbours, count } = this.hosting
    let appended: Appended
    try {
      appended = await store.append(this.fight, this.version, [{ id, text }], this.note)
    } catch (error) {
      this.returnTo(mark)
      this.isBehind = true
      const certain = error instanceof StoreError && error.certain
      return { status: 'failed', certain, reason: messageOf(error) }
    }
    if (appended.status === 'appended') {
      this.version = appended.version
      neighbours?.hint({ fight: this.fight, about: 'entries', version: this.version })
      return { status: 'kept' }
    }
    count?.('conflict')
    this.returnTo(mark)
    this.isBehind = true
    if (appended.status === 'known') {
      // It was done so long ago that its answer is forgotten.
      const { answer } = readEntry(appended.entry.text).head
      if (answer !== null) this.answers.set(id, answer)
    }
    return { status: 'overtaken' }
  }

  /** Makes sure that memory is the saved state, if that is in doubt. */
  async repair(): Promise<void> {
    if (this.isDoubtful) await this.reopen()
    else if (this.isBehind) await this.catchUp()
  }

  /**
   * Reads what other servers have written, and tells everyone as if it had been done here. True if there was
   * anything. Opens the fight again if the entries cannot be followed from here.
   */
  async catchUp(): Promise<boolean> {
    const from = this.version
    for (;;) {
      // The last known entry is read, too: if it is missing, the fight is deleted.
      const page = await this.hosting.store.read(this.fight, this.version, PAGE)
      if (page.length === 0) {
        this.onGone()
        throw new StoreError('This fight no longer exists.', true)
      }
      for (const entry of page.slice(1)) await this.takeIn(entry)
      if (page.length < PAGE) break
    }
    this.isBehind = false
    return this.version > from
  }

  private async takeIn(entry: Entry): Promise<void> {
    if (entry.version <= this.version) return
    const { head, lines } = readEntry(entry.text)
    const { play, game, readOnly, seating } = this.opened
    // Entries written by another version of the rules need the fight to be opened again.
    if (readOnly !== null || (head.engine !== undefined && head.engine !== game.rules.version)) return this.reopen()
    this.isDoubtful = true
    try {
      if (head.seating !== undefined) this.sit(head.seating)
      await this.reachingBack(() => play.follow(...toFollow(head, lines)))
    } catch {
      // Opening finds out whether it can be played at all.
      return this.reopen()
    }
    this.isDoubtful = false
    this.version = entry.version
    if (head.answer !== null) this.answers.set(entry.id, head.answer)
    if (head.kept !== undefined) this.savedPlay = JSON.stringify(head.kept)
    if (head.seating !== undefined) this.savedSeating = this.opened.seating
    this.savedStalemate = head.stalemate ?? this.savedStalemate
    this.isEngineSaved ||= head.engine !== undefined
    this.views.changed(this.savedStalemate ? 'stalemate' : null)
    this.views.refreshAll()
    this.views.flush()
    this.forget()
    this.hosting.count?.('caught-up')
    this.onTakenIn()
    if (head.seating !== undefined) await this.onSeating(seating, head.seating)
  }

  /**
   * Opens the fight again from the store. If all seats were told the same as they would be now, they go on
   * undisturbed; otherwise their numbers restart, and every device is shown the whole table.
   */
  private async reopen(): Promise<void> {
    this.isDoubtful = true
    const opened = await readFight(this.hosting, this.fight)
    if (opened === null) {
      this.onGone()
      throw new StoreError('This fight no longer exists.', true)
    }
    const { seating } = this.opened
    const isSame = this.hosting.neighbours !== undefined && this.views.tellOn(opened.play)
    this.opened = opened
    this.version = opened.version
    this.openedAt = opened.version
    this.answers = opened.answers
    this.savedPlay = opened.kept
    this.savedSeating = opened.seating
    this.savedStalemate = opened.stalemate
    if (!isSame) this.epoch = this.hosting.chance()
    this.isDoubtful = false
    this.isBehind = false
    this.isEngineSaved = false
    this.seatThem()
    this.views.moveTo(opened.play, !isSame)
    if (opened.stalemate) this.views.changed('stalemate')
    this.views.flush()
    this.forget()
    this.hosting.count?.('reopened')
    this.onTakenIn()
    await this.onSeating(seating, opened.seating)
  }
}
