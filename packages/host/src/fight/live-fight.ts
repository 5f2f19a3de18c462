import { isOver, REFEREE_SEAT } from '@fray/kernel'
import {
  type Answer,
  type Deed,
  isDeed,
  isSeating,
  type Look,
  ON_A_TABLE,
  type Presence,
  type Request,
  type Role,
  type SaidOf,
  type Seating as SeatingRequest,
} from '@fray/protocol'
import type { Standstill } from '@fray/seat'
import { SPECTATORS } from '../door/passes.ts'
import type { Hosting, LiveFight } from '../hosting.ts'
import { type Appended, type FightNote, StoreError } from '../store/store.ts'
import { doDeed } from './deeds.ts'
import { Desk, type Device, type Moment } from './desk.ts'
import { policyOf, REACTIONS } from './engine.ts'
import { type EntryHead, entryText, type KeptAnswer } from './entry.ts'
import { look } from './looks.ts'
import { type Opened, openEntries, seatThem } from './opened.ts'
import { Queue } from './queue.ts'
import type { Seating } from './seating.ts'

/** Commands that computers and the rules do in a row before others are heard. */
const STEPS = 50
/** Requests that may wait for one fight. */
const WAITING = 200
/** Entries that are read at once. */
const PAGE = 1_000

type Id = string | number | null

/** Changes how people sit, or says why not. */
export type SeatingChange = (seating: Seating) => Seating | { readonly rule: string; readonly reason: string }

/**
 * A fight that is open. Everything that is asked of it is done one after the other; what changes it is kept before it is
 * answered and before anybody is told.
 */
export class OpenFight implements LiveFight {
  readonly fight: string
  /** What the numbers of its news count in. */
  epoch: string
  private readonly hosting: Hosting
  private readonly queue = new Queue()
  private readonly desks = new Map<string, Desk>()
  private opened: Opened
  private version: number
  private answers: Map<string, KeptAnswer>
  private moment: Moment = { still: null, count: 0 }
  private keptBefore: string
  private seatingBefore: Seating
  /** Who answers for seats of whom nobody is there, where it is somebody else. */
  private by: (seat: string) => string | null = () => null
  /** Whether memory may differ from what is kept: it is opened anew before anything else. */
  private isDoubtful = false
  private isEngineKept = false
  /** Whether something may be due that comes of itself. */
  private isBehind = false
  /** Called when who sits where has changed. */
  onSeating: () => void = () => undefined
  /** Hears what is said about seats, which is the house's business. */
  hearSeating: (seat: string, request: SeatingRequest) => Promise<Answer> = (_, { id = null }) =>
    refusedSoon(id, 'not-your-seat', 'Nobody manages the seats of this fight.')

  /** A fight as it was opened; what is due is done with the first request. */
  constructor(hosting: Hosting, fight: string, opened: Opened) {
    this.hosting = hosting
    this.fight = fight
    this.epoch = hosting.chance()
    this.opened = opened
    this.version = opened.version
    this.answers = opened.answers
    this.keptBefore = JSON.stringify(opened.play.kept())
    this.seatingBefore = opened.seating
    this.seatThem()
  }

  /** Opens a fight from the store; null where there is none. */
  static async open(hosting: Hosting, fight: string): Promise<OpenFight | null> {
    const opened = await readFight(hosting, fight)
    if (opened === null) return null
    const open = new OpenFight(hosting, fight, opened)
    await open.queue.add(() => open.carryOn())
    return open
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
    return this.queue.length > 0 || [...this.desks.values()].some((desk) => desk.isWatched)
  }

  /** Ids of the seats for whom the fight waits. */
  private get waitingFor(): readonly string[] {
    return this.opened.play.table(this.refereeSeat).turn.waitingFor
  }

  /** What the fight waits for, as one text that is another one when it waits for something else; '' where it waits for nobody. */
  get waitsFor(): string {
    const { session } = this.opened
    const { waitingFor } = this
    return waitingFor.length === 0 ? '' : `${session.ply} ${session.openTape.length} ${waitingFor.join()}`
  }

  /** The id of the referee's seat. */
  get refereeSeat(): string {
    return this.opened.setup.seats[REFEREE_SEAT]?.id ?? ''
  }

  /** What the seat may do, or null where there is none of that id. */
  roleOf(seat: string): Role | null {
    const at = this.opened.setup.seats.findIndex(({ id }) => id === seat)
    if (at < 0) return null
    if (at === REFEREE_SEAT) return 'referee'
    return seat === SPECTATORS ? 'spectator' : 'player'
  }

  /** The position of the seat, or -1. */
  positionOf(seat: string): number {
    return this.opened.setup.seats.findIndex(({ id }) => id === seat)
  }

  /** Who sits where, spectators last. */
  seats(): Presence['seats'] {
    const ids = this.opened.setup.seats.map(({ id }) => id)
    return [...ids.filter((id) => id !== SPECTATORS), ...ids.filter((id) => id === SPECTATORS)].map((id) => {
      const { name = id } = this.opened.seating.seats[id] ?? {}
      return { seat: id, name, role: this.roleOf(id) as Role, devices: this.devicesAt(id), by: this.byOf(id) }
    })
  }

  /** Resolves when all that was asked is done and kept. */
  settled(): Promise<void> {
    return this.queue.add(() => undefined)
  }

  /** How many devices look through the seat. */
  devicesAt(seat: string): number {
    return this.desks.get(seat)?.devices.size ?? 0
  }

  /** A device sits down; `begin` is called with the seat's desk as it stands then. */
  attach(seat: string, device: Device, begin: (desk: Desk, epoch: string) => void): Promise<void> {
    return this.queue.add(async () => {
      await this.mend()
      const desk = this.deskOf(seat)
      desk.look(this.moment)
      desk.flush()
      desk.devices.add(device)
      begin(desk, this.epoch)
    })
  }

  /** A device is gone. */
  detach(seat: string, device: Device): void {
    this.desks.get(seat)?.devices.delete(device)
  }

  /** Looks at the seat's desk in its turn, as it stands. */
  atDesk<T>(seat: string, use: (desk: Desk, epoch: string) => T): Promise<T> {
    return this.queue.add(async () => {
      await this.mend()
      const desk = this.deskOf(seat)
      desk.look(this.moment)
      desk.flush()
      return use(desk, this.epoch)
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

  /** Does what time asks for: whoever has waited long enough for news gets none. */
  tick(now: number): void {
    for (const desk of this.desks.values()) desk.tick(now)
  }

  async hear(seat: string, request: Request): Promise<Answer> {
    if (isSeating(request)) return this.hearSeating(seat, request)
    const re = request.id ?? null
    if (this.queue.length >= WAITING)
      return refused(re, 'too-fast', 'Too much is asked of this fight at once: try again in a moment.')
    if (isDeed(request)) return this.queue.add(() => this.guarded(re, () => this.deed(seat, request)))
    try {
      const { value } = await this.queue.add(async () => {
        await this.mend()
        // What takes long goes on by itself, on what it was begun with.
        return { value: this.looked(re, seat, request) }
      })
      return await value
    } catch (error) {
      return refused(re, 'not-saved', sentenceOf(error))
    }
  }

  /** Changes how people sit, and answers when it is kept. */
  seat(by: string, id: Id, change: SeatingChange): Promise<Answer> {
    return this.queue.add(() =>
      this.guarded(id, () =>
        this.once(by, id, () => {
          const seating = change(this.opened.seating)
          if ('rule' in seating) return { done: false, ...seating }
          this.opened = { ...this.opened, seating }
          this.seatThem()
          return { done: true }
        }),
      ),
    )
  }

  private seatThem(): void {
    seatThem(this.opened, (seat) => this.byOf(seat))
  }

  /** Who answers for the seat now: `person`, `referee`, or the id of a policy. */
  byOf(seat: string): string {
    return this.by(seat) ?? this.opened.seating.seats[seat]?.by ?? 'person'
  }

  /** Those for whom the fight has waited long enough are answered for, this once. */
  timeOut(): Promise<unknown> {
    return this.queue.add(() =>
      this.guarded(null, async () => {
        await this.mend()
        const { play, game, setup } = this.opened
        const waited = new Set(this.waitingFor)
        if (this.moment.still === 'dice') play.roll(this.refereeSeat, null)
        setup.seats.forEach(({ id }, at) => {
          if (waited.has(id)) play.policies[at] = policyOf(game, REACTIONS)
        })
        for (let steps = 0; steps < waited.size; steps++) play.step()
        this.seatThem()
        return this.carryOn()
      }),
    )
  }

  /** Somebody else answers for some seats from now on: the fight goes on where it can. */
  sitOtherwise(by: (seat: string) => string | null): Promise<unknown> {
    this.by = by
    return this.queue.add(() =>
      this.guarded(null, async () => {
        await this.mend()
        this.seatThem()
        return this.carryOn()
      }),
    )
  }

  private deskOf(seat: string): Desk {
    const desk = this.desks.get(seat) ?? new Desk(this.opened.play, seat)
    this.desks.set(seat, desk)
    return desk
  }

  private async looked(re: Id, seat: string, request: Look): Promise<Answer> {
    try {
      return { type: 'result', re, value: await look(this.opened.play, seat, withinReason(request)) }
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
      if (this.isStale(seat, deed)) return 'stale'
      if (this.isPaused && role !== 'referee' && PAUSED.has(deed.do))
        return {
          done: false,
          rule: 'paused',
          reason: 'The referee has put a pause: nobody else acts until it is over.',
        }
      const by = this.byOf(seat)
      if (by !== 'person' && HANDED_OVER.has(deed.do) && role !== 'referee')
        return {
          done: false,
          rule: 'not-your-seat',
          reason: `${by === 'referee' ? 'The referee plays' : 'The computer plays'} for you at the moment.`,
        }
      try {
        return doDeed(this.opened.play, seat, deed)
      } catch (error) {
        return { done: false, rule: 'unknown-name', reason: sentenceOf(error) }
      }
    })
  }

  /** Whether the deed was made on an older table. Answers hang on their question, plans and settings on nothing. */
  private isStale(seat: string, deed: Deed): boolean {
    if (!ON_A_TABLE.includes(deed.do)) return false
    if (deed.epoch !== undefined && deed.epoch !== this.epoch) return true
    return deed.at !== undefined && deed.at !== this.deskOf(seat).look(this.moment)
  }

  /** Does something once for its id, keeps it, tells everybody, and answers. */
  private async once(
    seat: string,
    re: Id,
    act: () =>
      | { readonly done: true }
      | { readonly done: false; readonly rule: string; readonly reason: string }
      | { readonly value: unknown }
      | 'stale',
  ): Promise<Answer> {
    await this.mend()
    const behind = this.isBehind ? await this.catchUp() : null
    if (behind !== null) return { ...behind, re }
    const id = re === null ? null : `${seat}/${typeof re === 'number' ? '#' : ''}${re}`
    const known = id === null ? undefined : this.answers.get(id)
    if (known !== undefined) return { ...known, re }
    const outcome = act()
    if (outcome !== 'stale') this.changed(this.moment.still)
    const desk = this.deskOf(seat)
    if (outcome === 'stale') {
      const at = desk.look(this.moment)
      desk.flush()
      return { type: 'stale', re, at }
    }
    if ('value' in outcome) return { type: 'result', re, value: outcome.value }
    if (outcome.done) this.goOn()
    else if (this.opened.lines.length === 0) return refused(re, outcome.rule, outcome.reason)
    const at = desk.look(this.moment)
    const answer: KeptAnswer = outcome.done
      ? { type: 'accepted', at }
      : { type: 'refused', rule: outcome.rule, reason: outcome.reason }
    const failed = await this.keep(id, answer, re)
    return failed ?? { ...answer, re }
  }

  /** Something may be otherwise than before. */
  private changed(still: Standstill | null): void {
    this.moment = { still, count: this.moment.count + 1 }
  }

  /** Lets everything happen that needs nobody, up to a number of steps; the rest comes when others have been heard. */
  private goOn(): void {
    const { play, readOnly } = this.opened
    if (readOnly !== null || this.isPaused) return
    for (let steps = 0; steps < STEPS; steps++) {
      const still = play.step()
      this.changed(still)
      if (still !== null) return
    }
    void this.queue.add(() => this.guarded(null, () => this.carryOn()))
  }

  /** Goes on by itself, and keeps what comes of it. */
  private async carryOn(): Promise<Answer> {
    await this.mend()
    return (await this.catchUp()) ?? { type: 'accepted', re: null, at: 0 }
  }

  private async catchUp(): Promise<Answer | null> {
    this.goOn()
    this.isBehind = false
    return this.keep(null, null, null)
  }

  /** Keeps what is new and tells everybody. Returns what to answer where it could not be kept. */
  private async keep(id: string | null, answer: KeptAnswer | null, re: Id): Promise<Answer | null> {
    const { play, lines, seating } = this.opened
    const kept = play.kept()
    const keptNow = JSON.stringify(kept)
    const isOther = keptNow !== this.keptBefore
    const isSeated = seating !== this.seatingBefore
    const engine = this.engineToKeep
    for (const desk of this.desks.values()) if (desk.isWatched) desk.look(this.moment)
    if (lines.length > 0 || isOther || isSeated || engine !== null) {
      const head: EntryHead = {
        answer,
        ...(isOther && { kept }),
        ...(isSeated && { seating }),
        ...(engine !== null && { engine }),
      }
      const failed = await this.append(id ?? `/${this.version + 1}`, entryText(head, lines), re)
      if (failed !== null) return failed
      lines.length = 0
      this.keptBefore = keptNow
      this.seatingBefore = seating
      this.isEngineKept = true
      if (id !== null && answer !== null) this.answers.set(id, answer)
    }
    for (const desk of this.desks.values()) desk.flush()
    if (isSeated) this.onSeating()
    return null
  }

  /** The version of the ruleset to which the fight was carried over, where that is not kept yet. */
  private get engineToKeep(): string | null {
    return this.carriedOver === null || this.isEngineKept ? null : this.game.rules.version
  }

  private get note(): FightNote {
    const { setup, session, game } = this.opened
    return { title: setup.title, ruleset: game.rules.id, over: isOver(session.scene) }
  }

  /** Appends an entry; what is in memory is doubtful where it does not come to be kept. */
  private async append(id: string, text: string, re: Id): Promise<Answer | null> {
    this.isDoubtful = true
    let appended: Appended
    try {
      appended = await this.hosting.store.append(this.fight, this.version, [{ id, text }], this.note)
    } catch (error) {
      const reason = sentenceOf(error)
      // Whoever looks sees what is kept, as soon as it can be read.
      void this.queue.add(() => this.mend().catch(() => undefined))
      return error instanceof StoreError && error.certain
        ? refused(re, 'not-saved', reason)
        : { type: 'in-doubt', re, reason }
    }
    if (appended.status === 'appended') {
      this.version = appended.version
      this.isDoubtful = false
      return null
    }
    // Somebody else has written: what is kept counts.
    await this.mend()
    const known = this.answers.get(id)
    return known === undefined ? { type: 'stale', re, at: 0 } : { ...known, re }
  }

  /** Where memory may differ from what is kept, opens the fight anew and shows everybody how it stands. */
  private async mend(): Promise<void> {
    if (!this.isDoubtful) return
    const opened = await readFight(this.hosting, this.fight)
    if (opened === null) throw new StoreError('This fight is not there any more.', true)
    this.opened = opened
    this.version = opened.version
    this.answers = opened.answers
    this.keptBefore = JSON.stringify(opened.play.kept())
    this.seatingBefore = opened.seating
    this.epoch = this.hosting.chance()
    this.isDoubtful = false
    this.changed(null)
    this.seatThem()
    this.isBehind = true
    this.isEngineKept = false
    for (const desk of this.desks.values()) {
      desk.anew(opened.play)
      desk.look(this.moment)
      for (const device of desk.devices) device.again()
    }
  }

  /** Answers in doubt where something goes wrong that should not. */
  private async guarded(re: Id, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      this.isDoubtful = true
      return { type: 'in-doubt', re, reason: sentenceOf(error) }
    }
  }
}

/** Deeds that nobody has who was handed over. */
const HANDED_OVER: ReadonlySet<Deed['do']> = new Set(['submit', 'answer', 'roll', 'undo', 'redo', 'together'])

/** Deeds that nobody but the referee does during a pause. */
const PAUSED: ReadonlySet<string> = new Set([...HANDED_OVER, 'go-on'])

/** Ways that are followed at most for chances that somebody asks for, while others wait. */
const WAYS = 1_500

const withinReason = (wanted: Look): Look =>
  wanted.do === 'chances' || wanted.do === 'option-chances'
    ? { ...wanted, ways: Math.min(wanted.ways ?? WAYS, WAYS) }
    : wanted

const refused = (re: Id, rule: string, reason: string): SaidOf<'refused'> => ({ type: 'refused', re, rule, reason })
const refusedSoon = async (re: Id, rule: string, reason: string): Promise<Answer> => refused(re, rule, reason)

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function readFight(hosting: Hosting, fight: string): Promise<Opened | null> {
  const entries = []
  for (let from = 1; ; from = entries.length + 1) {
    const page = await hosting.store.read(fight, from, PAGE)
    entries.push(...page)
    if (page.length < PAGE) break
  }
  return entries.length === 0 ? null : openEntries(hosting, entries)
}
