import { isOver, REFEREE_SEAT } from '@fray/kernel'
import {
  type Answer,
  type Deed,
  isDeed,
  isSeating,
  type Look,
  type Request,
  type Role,
  type SaidOf,
  type Seating as SeatingRequest,
} from '@fray/protocol'
import { SPECTATORS } from '../door/passes.ts'
import type { Hosting, LiveFight } from '../hosting.ts'
import { StoreError } from '../store/store.ts'
import { doDeed } from './deeds.ts'
import type { Desk, Device } from './desk.ts'
import { policyOf, REACTIONS } from './engine.ts'
import type { KeptAnswer } from './entry.ts'
import { Keeping } from './keeping.ts'
import { look } from './looks.ts'
import { type Opened, readFight } from './opened.ts'
import { Queue } from './queue.ts'
import { madeOn, type Refusing, refusedAs } from './rights.ts'
import { answersFor, type Seating, type Sitting } from './seating.ts'

/** Commands that computers and the rules do in a row before others are heard. */
const STEPS = 50
/** Requests that may wait for one fight. */
const WAITING = 200
/** How often something is tried again for which another house was faster. */
const TRIES = 8
/** Milliseconds after which this house goes on with what another has left. */
const PATIENCE = 2_000

type Id = string | number | null

/** Changes how people sit, or says why not. */
export type SeatingChange = (seating: Seating) => Seating | Refusing

/** What became of something that somebody wanted, before it is kept. */
type Tried =
  | { readonly done: true }
  | ({ readonly done: false } & Refusing)
  | { readonly value: unknown }
  /** It was made on an older table, which another house may have shown. */
  | { readonly stale: 'older' | 'elsewhere' }

/**
 * A fight that is open. Everything that is asked of it is done one after the other; what changes it is kept before it is
 * answered and before anybody is told.
 */
export class OpenFight implements LiveFight {
  readonly fight: string
  private readonly hosting: Hosting
  private readonly queue = new Queue()
  readonly keeping: Keeping
  /** Whether something may be due that comes of itself. */
  private isDue = false
  /** When this house goes on with what another has left, or null. */
  private lateAt: number | null = null
  /** Hears what is said about seats, which is the house's business. */
  hearSeating: (seat: string, request: SeatingRequest) => Promise<Answer> = (_, { id = null }) =>
    refusedSoon(id, 'not-your-seat', 'Nobody manages the seats of this fight.')
  /** How many devices look through a seat at other houses. */
  devicesElsewhere: (seat: string) => number = () => 0

  /** A fight as it was opened; what is due is done with the first request. */
  constructor(hosting: Hosting, fight: string, opened: Opened) {
    this.hosting = hosting
    this.fight = fight
    this.keeping = new Keeping(hosting, fight, opened)
    // Who has written goes on with what comes of itself; where that house has ended, this one does.
    this.keeping.onTakenIn = () => {
      this.lateAt = hosting.now() + PATIENCE
    }
  }

  /** Opens a fight from the store; null where there is none. */
  static async open(hosting: Hosting, fight: string): Promise<OpenFight | null> {
    const opened = await readFight(hosting, fight)
    if (opened === null) return null
    const open = new OpenFight(hosting, fight, opened)
    await open.ofItself()
    return open
  }

  private get opened(): Opened {
    return this.keeping.opened
  }

  /** Why it can only be looked at, or null. */
  get readOnly(): string | null {
    return this.opened.readOnly
  }

  /** What people should know who were there before, or null. */
  get carriedOver(): string | null {
    return this.opened.carriedOver
  }

  /** How people sit. */
  get seating(): Seating {
    return this.opened.seating
  }

  /** Whether the referee has put a pause. */
  get isPaused(): boolean {
    return this.opened.seating.paused === true
  }

  /** Whether the fight is over. */
  get isOver(): boolean {
    return isOver(this.opened.session.scene)
  }

  /** The ruleset's game. */
  get game(): Opened['game'] {
    return this.opened.game
  }

  /** Whether anybody looks, or something is being done. */
  get isBusy(): boolean {
    return this.queue.length > 0 || this.keeping.desks.isWatched
  }

  /** What the fight waits for, as one text that is another one when it waits for something else; '' where it waits for nobody. */
  get waitsFor(): string {
    const { session, play } = this.opened
    const { waitingFor } = play
    return waitingFor.length === 0 ? '' : `${session.ply} ${session.openTape.length} ${waitingFor.join()}`
  }

  /** The id of the referee's seat. */
  get refereeSeat(): string {
    return this.opened.setup.seats[REFEREE_SEAT]?.id ?? ''
  }

  /** What the seat may do, or null where there is none of that id. */
  roleOf(seat: string): Role | null {
    const at = this.positionOf(seat)
    if (at < 0) return null
    if (at === REFEREE_SEAT) return 'referee'
    return seat === SPECTATORS ? 'spectator' : 'player'
  }

  /** The position of the seat, or -1. */
  positionOf(seat: string): number {
    return this.opened.setup.seats.findIndex(({ id }) => id === seat)
  }

  /** Ids of all seats, spectators last. */
  get seatIds(): readonly string[] {
    const ids = this.opened.setup.seats.map(({ id }) => id)
    return [...ids.filter((id) => id !== SPECTATORS), ...ids.filter((id) => id === SPECTATORS)]
  }

  /** Who answers for the seat now: `person`, `referee`, or the id of a policy. */
  byOf(seat: string): string {
    return answersFor(this.seating, seat)
  }

  /** How many devices look through the seat, at all houses. */
  devicesAt(seat: string): number {
    return this.devicesHere(seat) + this.devicesElsewhere(seat)
  }

  /** How many devices look through the seat at this house. */
  devicesHere(seat: string): number {
    return this.keeping.desks.devicesAt(seat)
  }

  /** Resolves when all that was asked is done and kept. */
  settled(): Promise<void> {
    return this.queue.add(() => undefined)
  }

  /** A device sits down; `begin` is called with the seat's desk as it stands then. */
  attach(seat: string, device: Device, begin: (desk: Desk, epoch: string) => void): Promise<void> {
    return this.atDesk(seat, (desk, epoch) => {
      desk.devices.add(device)
      begin(desk, epoch)
    })
  }

  /** A device is gone. */
  detach(seat: string, device: Device): void {
    this.keeping.desks.of(seat).devices.delete(device)
  }

  /** Looks at the seat's desk in its turn, as it stands. */
  atDesk<T>(seat: string, use: (desk: Desk, epoch: string) => T): Promise<T> {
    return this.queue.add(async () => {
      await this.keeping.mend()
      return use(this.keeping.desks.upToDate(seat), this.keeping.epoch)
    })
  }

  table(seat: string): ReturnType<LiveFight['table']> {
    return this.atDesk(seat, (desk, epoch) => ({ ...desk.whole(), epoch }))
  }

  async news(
    seat: string,
    { epoch, seq }: { readonly epoch: string; readonly seq: number },
    wait: number,
  ): ReturnType<LiveFight['news']> {
    const found = await this.atDesk(seat, (desk, now) => {
      const missed = epoch === now ? desk.since(seq) : null
      if (missed === null) return [{ ...desk.whole(), epoch: now }]
      return missed.length > 0 ? missed.map((text) => JSON.parse(text) as SaidOf<'news'>) : desk
    })
    if (Array.isArray(found)) return found
    if (wait <= 0) return []
    const isNews = await found.next(this.hosting.now() + wait)
    return isNews ? this.news(seat, { epoch, seq }, 0) : []
  }

  /** Does what time asks for: whoever has waited long enough for news gets none; what another house has left goes on. */
  tick(now: number): void {
    this.keeping.desks.tick(now)
    if (this.lateAt === null || now < this.lateAt) return
    this.lateAt = null
    void this.ofItself()
  }

  /** Takes in what other houses have written, as far as `version` at least where it is given. True where there was anything. */
  catchUp(version = Number.POSITIVE_INFINITY): Promise<boolean> {
    if (version <= this.keeping.version) return Promise.resolve(false)
    return this.queue.add(async () => {
      await this.keeping.mend()
      return version > this.keeping.version && (await this.keeping.catchUp())
    })
  }

  async hear(seat: string, request: Request): Promise<Answer> {
    if (isSeating(request)) return this.hearSeating(seat, request)
    const re = request.id ?? null
    if (this.queue.length >= WAITING)
      return refused(re, 'too-fast', 'Too much is asked of this fight at once: try again in a moment.')
    if (isDeed(request)) return this.queue.add(() => this.guarded(re, () => this.deed(seat, request)))
    try {
      const { value } = await this.queue.add(async () => {
        await this.keeping.mend()
        // What takes long goes on by itself, on what it was begun with.
        return { value: this.looked(re, seat, request) }
      })
      return await value
    } catch (error) {
      return refused(re, 'not-saved', sentenceOf(error))
    }
  }

  /** The answer that a request of the seat got before, or null. */
  answered(seat: string, re: Id): Promise<Answer | null> {
    return this.queue.add(async () => {
      await this.keeping.mend()
      const known = re === null ? undefined : this.keeping.answerTo(entryIdOf(seat, re))
      return known === undefined ? null : { ...known, re }
    })
  }

  /** Changes how people sit, and answers when it is kept. */
  seat(by: string, id: Id, change: SeatingChange): Promise<Answer> {
    return this.queue.add(() =>
      this.guarded(id, () =>
        this.once(by, id, () => {
          const seating = change(this.seating)
          if ('rule' in seating) return { done: false, ...seating }
          this.keeping.sit(seating)
          return { done: true }
        }),
      ),
    )
  }

  /** Those are answered for who have waited so long for what the text says (see {@link waitsFor}), this once. */
  timeOut(waits: string): Promise<unknown> {
    return this.ofItself(() => {
      if (this.waitsFor !== waits || this.isPaused) return
      const { play, game, setup, session } = this.opened
      const waited = new Set(play.waitingFor)
      if (session.awaited?.kind === 'dice') play.roll(this.refereeSeat, null)
      setup.seats.forEach(({ id }, at) => {
        if (waited.has(id)) play.policies[at] = policyOf(game, REACTIONS)
      })
      for (let steps = 0; steps < waited.size; steps++) play.step()
      this.keeping.seatThem()
    })
  }

  /** Somebody else answers for seats of which nobody is there, or no longer: the fight goes on where it can. */
  answerFor(away: ReadonlyMap<string, string>): Promise<unknown> {
    return this.ofItself(() => {
      const { seating } = this
      const seats: Record<string, Sitting> = {}
      for (const [id, { away: _, ...sitting }] of Object.entries(seating.seats)) {
        const by = away.get(id)
        seats[id] = by === undefined ? sitting : { ...sitting, away: by }
      }
      if (Object.keys(seats).some((id) => seats[id]?.away !== seating.seats[id]?.away))
        this.keeping.sit({ ...seating, seats })
    })
  }

  private async looked(re: Id, seat: string, request: Look): Promise<Answer> {
    try {
      const { game, play } = this.opened
      return { type: 'result', re, value: await look(play, seat, withinReason(request), () => game.kinds ?? []) }
    } catch (error) {
      return refused(re, 'unknown-name', sentenceOf(error))
    }
  }

  private deed(seat: string, deed: Deed): Promise<Answer> {
    const re = deed.id ?? null
    const role = this.roleOf(seat)
    if (role === null || role === 'spectator') return refusedSoon(re, 'not-your-seat', 'Spectators only watch.')
    const { readOnly } = this
    if (readOnly !== null) return refusedSoon(re, 'read-only', readOnly)
    return this.once(seat, re, () => {
      const { keeping } = this
      const made = madeOn(deed, keeping.epoch, () => keeping.desks.look(seat))
      if (made !== 'this') return { stale: made }
      const refusing = refusedAs(role, deed, { by: this.byOf(seat), isPaused: this.isPaused })
      if (refusing !== null) return { done: false, ...refusing }
      try {
        return doDeed(this.opened.play, seat, deed)
      } catch (error) {
        return { done: false, rule: 'unknown-name', reason: sentenceOf(error) }
      }
    })
  }

  /**
   * Does something once for its id, keeps it, tells everybody, and answers. Where another house was faster, what it has written is
   * taken in and this is tried again, so many times.
   */
  private async once(seat: string, re: Id, act: () => Tried): Promise<Answer> {
    const id = re === null ? null : entryIdOf(seat, re)
    for (let tries = 1; tries <= TRIES; tries++) {
      if (tries > 1) this.hosting.count?.('retry')
      await this.keeping.mend()
      const before = this.isDue ? await this.doDue() : 'kept'
      if (before === 'overtaken') continue
      if (before !== 'kept') return { ...before, re }
      const known = id === null ? undefined : this.keeping.answerTo(id)
      if (known !== undefined) return { ...known, re }
      const found = await this.tried(seat, re, id, act)
      if (found !== 'overtaken') return found
    }
    this.hosting.count?.('given-up')
    return refused(re, 'too-fast', 'Too much is done in this fight at once, here and elsewhere: try again in a moment.')
  }

  private async tried(seat: string, re: Id, id: string | null, act: () => Tried): Promise<Answer | 'overtaken'> {
    const { keeping } = this
    const mark = keeping.mark()
    const outcome = act()
    if ('value' in outcome) return { type: 'result', re, value: outcome.value }
    if ('stale' in outcome) return this.stale(seat, re, id, outcome.stale)
    keeping.desks.changed(keeping.desks.moment.still)
    if (outcome.done) this.goOn()
    else if (this.opened.lines.length === 0) {
      // Another house may have written what makes it possible.
      if (this.hosting.neighbours !== undefined && (await this.keeping.catchUp())) return 'overtaken'
      return refused(re, outcome.rule, outcome.reason)
    }
    const at = keeping.desks.look(seat)
    const answer: KeptAnswer = outcome.done
      ? { type: 'accepted', at }
      : { type: 'refused', rule: outcome.rule, reason: outcome.reason }
    const kept = await keeping.keep(id, answer, mark)
    if (kept.status === 'kept') return { ...answer, re }
    return kept.status === 'overtaken' ? kept.status : { ...this.failed(kept), re }
  }

  /**
   * What was made on an older table has not happened. Where that was the table of another house, it may still be under way there:
   * the answer is kept, so that it does not happen after all.
   */
  private async stale(
    seat: string,
    re: Id,
    id: string | null,
    made: 'older' | 'elsewhere',
  ): Promise<Answer | 'overtaken'> {
    const { keeping } = this
    if (this.hosting.neighbours !== undefined && (await this.keeping.catchUp())) return 'overtaken'
    const { seq: at } = keeping.desks.upToDate(seat)
    if (this.hosting.neighbours !== undefined && made === 'elsewhere' && id !== null) {
      const kept = await keeping.keep(id, { type: 'stale', at }, keeping.mark())
      if (kept.status === 'overtaken') return kept.status
      if (kept.status === 'failed') return { ...this.failed(kept), re }
    }
    return { type: 'stale', re, at }
  }

  /** What is answered where something could not be kept; whoever looks sees what is kept, as soon as it can be read. */
  private failed({ certain, reason }: { readonly certain: boolean; readonly reason: string }): Failed {
    this.isDue = true
    this.lateAt = this.hosting.now() + PATIENCE
    void this.queue.add(() => this.keeping.mend().catch(() => undefined))
    return certain ? { type: 'refused', rule: 'not-saved', reason } : { type: 'in-doubt', reason }
  }

  /** Lets everything happen that needs nobody, up to a number of steps; the rest comes when others have been heard. */
  private goOn(): void {
    const { play, readOnly } = this.opened
    this.lateAt = null
    if (readOnly !== null || this.isPaused) return
    for (let steps = 0; steps < STEPS; steps++) {
      const still = play.step()
      this.keeping.desks.changed(still)
      if (still !== null) return
    }
    void this.ofItself()
  }

  /** Does what comes of itself, after `act`, and keeps what comes of it; again where another house was faster. */
  private ofItself(act: () => void = () => undefined): Promise<unknown> {
    return this.queue.add(() =>
      this.guarded(null, async () => {
        for (let tries = 1; tries <= TRIES; tries++) {
          await this.keeping.mend()
          const done = await this.doDue(act)
          if (done !== 'overtaken')
            return done === 'kept' ? { type: 'accepted', re: null, at: 0 } : { ...done, re: null }
        }
        // Others do it.
        return refused(null, 'too-fast', '')
      }),
    )
  }

  private async doDue(act: () => void = () => undefined): Promise<'kept' | 'overtaken' | Failed> {
    const { keeping } = this
    const mark = keeping.mark()
    act()
    keeping.desks.changed(keeping.desks.moment.still)
    // At a stalemate somebody has to say that it goes on.
    if (!keeping.isStalemate || this.opened.lines.length > 0) this.goOn()
    this.isDue = false
    const kept = await keeping.keep(null, null, mark)
    return kept.status === 'failed' ? this.failed(kept) : kept.status
  }

  /** Answers in doubt where something goes wrong that should not. */
  private async guarded(re: Id, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      // Where the store has failed memory is as it was.
      if (error instanceof StoreError) this.keeping.suspect()
      else this.keeping.doubt()
      this.isDue = true
      this.lateAt = this.hosting.now() + PATIENCE
      return { type: 'in-doubt', re, reason: sentenceOf(error) }
    }
  }
}

type Failed =
  | { readonly type: 'refused'; readonly rule: string; readonly reason: string }
  | { readonly type: 'in-doubt'; readonly reason: string }

/** The id of the entry of a request. */
const entryIdOf = (seat: string, re: string | number): string => `${seat}/${typeof re === 'number' ? '#' : ''}${re}`

/** Ways that are followed at most for chances that somebody asks for, while others wait. */
const WAYS = 1_500

const withinReason = (wanted: Look): Look =>
  wanted.do === 'chances' || wanted.do === 'option-chances'
    ? { ...wanted, ways: Math.min(wanted.ways ?? WAYS, WAYS) }
    : wanted

const refused = (re: Id, rule: string, reason: string): SaidOf<'refused'> => ({ type: 'refused', re, rule, reason })
const refusedSoon = async (re: Id, rule: string, reason: string): Promise<Answer> => refused(re, rule, reason)

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
