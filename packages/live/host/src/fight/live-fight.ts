import type { PlainCommand } from '@fray/kernel'
import { Forgotten, isOver, messageOf, REFEREE_SEAT } from '@fray/kernel'
import {
  type Answer,
  isOperation,
  isPicturing,
  isSeating,
  isTalking,
  type Operation,
  type Picturing,
  type Query,
  type Request,
  type Role,
  type SaidOf,
  type Seating as SeatingRequest,
  type Talking,
} from '@fray/live/protocol'
import type { Play, RealDice, SeatQuestion } from '@fray/seat'
import { SPECTATORS } from '../connection/access-tokens.ts'
import type { Asking, Hosting, LiveFight, SeatStep } from '../hosting.ts'
import { PICTURE_LIMITS } from '../pictures/limits.ts'
import { allNamed, seenBy, withMap, withPortrait } from '../pictures/named.ts'
import { PictureShelf } from '../pictures/picture-shelf.ts'
import { NotDone, type Pause, type Shares, SOMEBODY } from '../server/shares.ts'
import type { StoredPicture } from '../store/store.ts'
import { type Id, refused } from './answers.ts'
import { CommandQueue } from './command-queue.ts'
import { DurableLog } from './durable-log.ts'
import { policyOf, REACTIONS } from './engine.ts'
import { type Opened, readFight } from './opened.ts'
import { applyOperation } from './operations.ts'
import { answerQuery } from './queries.ts'
import { madeOn, type Refusing, refusedAs } from './rights.ts'
import type { Device, SeatView } from './seat-view.ts'
import { answersFor, type Seating, type Sitting } from './seating.ts'
import { talked } from './talk.ts'

/** The most requests waiting for one fight. */
const WAITING = 200

/** Changes the seating, or says why not. */
export type SeatingChange = (seating: Seating) => Seating | Refusing

/**
 * An open fight. Requests are handled one after the other; a change is saved before it is answered and before anyone
 * is told.
 */
export class OpenFight implements LiveFight {
  readonly fight: string
  private readonly hosting: Hosting
  readonly log: DurableLog
  private readonly commands: CommandQueue
  private readonly shares: Shares
  private readonly shelf: PictureShelf
  /** Takes requests about seats, which are the server's business. */
  hearSeating: (seat: string, request: SeatingRequest) => Promise<Answer> = async (_, { id = null }) =>
    refused(id, 'not-your-seat', 'Nobody manages the seats of this fight.')
  /** Called with what was decided for a seat whose time was up, in words for it. */
  onTimeOut: (seat: string, words: string) => void = () => undefined
  /** When anyone last looked or asked for something: people without a connection count as present while they ask. */
  usedAt: number
  /** How many devices look through a seat at other servers. */
  devicesElsewhere: (seat: string) => number = () => 0

  /** A fight as it was opened; due automatic steps are done with the first request. */
  constructor(hosting: Hosting, shares: Shares, fight: string, opened: Opened) {
    this.hosting = hosting
    this.shares = shares
    this.fight = fight
    this.usedAt = hosting.now()
    this.log = new DurableLog(hosting, fight, opened)
    this.commands = new CommandQueue(hosting, this.log)
    this.shelf = new PictureShelf(hosting, fight)
  }

  /** Opens a fight from the store; null if it does not exist. */
  static async open(hosting: Hosting, shares: Shares, fight: string): Promise<OpenFight | null> {
    const opened = await readFight(hosting, fight)
    if (opened === null) return null
    const open = new OpenFight(hosting, shares, fight, opened)
    await open.commands.ofItself()
    return open
  }

  private get opened(): Opened {
    return this.log.opened
  }

  /** Why it is read-only, or null. */
  get readOnly(): string | null {
    return this.opened.readOnly
  }

  /** What people who were here before should know, or null. */
  get carriedOver(): string | null {
    return this.opened.carriedOver
  }

  /** Who sits where. */
  get seating(): Seating {
    return this.opened.seating
  }

  /** Whether the referee has paused the fight. */
  get isPaused(): boolean {
    return this.opened.seating.paused === true
  }

  /** Who types the results of real dice; undefined if the generator has rolled from the start. */
  get realDice(): RealDice | undefined {
    const { session, play } = this.opened
    return session.dice === 'typed' ? play.realDice : undefined
  }

  /** Whether the fight is over. */
  get isOver(): boolean {
    return isOver(this.opened.session.scene)
  }

  /** The ruleset's game. */
  get game(): Opened['game'] {
    return this.opened.game
  }

  /** Whether anyone is looking, or something is being done. */
  get isBusy(): boolean {
    return this.commands.waiting > 0 || this.log.views.isWatched
  }

  /** What the fight waits for, as a text that changes whenever that does; '' if it waits for nobody. */
  get waitsFor(): string {
    const { session, play } = this.opened
    const { waitingFor } = play
    return waitingFor.length === 0 ? '' : `${session.ply} ${session.openInputs.length} ${waitingFor.join()}`
  }

  /** The encounter for playing it again. */
  get encounterAgain(): unknown {
    return this.opened.play.encounterAgain
  }

  /** What is hidden from a seat at a step before anyone came to it. */
  hiddenAt({ seat, n }: SeatStep): Promise<ReturnType<Play['hiddenAt']>> {
    return this.commands.inTurn(() => this.log.reachingBack(() => this.opened.play.hiddenAt(seat, n)))
  }

  /** The id of the referee's seat. */
  get refereeSeat(): string {
    return this.opened.setup.seats[REFEREE_SEAT]?.id ?? ''
  }

  /** What the seat may do, or null if there is none of that id. */
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

  /** How many devices look through the seat, at all servers. */
  devicesAt(seat: string): number {
    return this.devicesHere(seat) + this.devicesElsewhere(seat)
  }

  /** How many devices look through the seat at this server. */
  devicesHere(seat: string): number {
    return this.log.views.devicesAt(seat)
  }

  /** Resolves when all requests are done and saved. */
  settled(): Promise<void> {
    return this.commands.settled()
  }

  /** A device joins a seat; `start` is called with the seat's present view. */
  attach(seat: string, device: Device, start: (view: SeatView, epoch: string) => void): Promise<void> {
    return this.atView(seat, (view, epoch) => {
      view.devices.add(device)
      start(view, epoch)
    })
  }

  /** A device has gone. */
  detach(seat: string, device: Device): void {
    this.log.views.of(seat).devices.delete(device)
  }

  /** Looks at the seat's present view in turn. */
  async atView<T>(seat: string, use: (view: SeatView, epoch: string) => T): Promise<T> {
    this.usedAt = this.hosting.now()
    await this.arrive(seat)
    return this.commands.inTurn(() => use(this.log.views.upToDate(seat), this.log.epoch))
  }

  table(seat: string): ReturnType<LiveFight['table']> {
    return this.atView(seat, (view, epoch) => ({ ...view.whole(), epoch }))
  }

  async news(
    seat: string,
    { epoch, seq }: { readonly epoch: string; readonly seq: number },
    wait: number,
  ): ReturnType<LiveFight['news']> {
    const found = await this.atView(seat, (view, now) => {
      const missed = epoch === now ? view.since(seq) : null
      if (missed === null) return [{ ...view.whole(), epoch: now }]
      return missed.length > 0 ? missed.map((text) => JSON.parse(text) as SaidOf<'news'>) : view
    })
    if (Array.isArray(found)) return found
    if (wait <= 0) return []
    const isNews = await found.next(this.hosting.now() + wait)
    return isNews ? this.news(seat, { epoch, seq }, 0) : []
  }

  /** Does what is due: ends waits for news that have lasted long enough, and continues what another server has left. */
  tick(now: number): void {
    this.log.views.tick(now)
    this.commands.tick(now)
  }

  /** Ends all waits for news: the host stops. */
  waitNoLonger(): void {
    this.log.views.tick(Number.POSITIVE_INFINITY)
  }

  /** Reads what other servers have written, at least up to `version` if given. True if there was anything. */
  catchUp(version = Number.POSITIVE_INFINITY): Promise<boolean> {
    if (version <= this.log.version) return Promise.resolve(false)
    return this.commands.inTurn(async () => version > this.log.version && (await this.log.catchUp()))
  }

  async hear(seat: string, request: Request, by = seat, asking = SOMEBODY): Promise<Answer> {
    this.usedAt = this.hosting.now()
    if (isSeating(request)) return this.hearSeating(seat, request)
    if (isTalking(request)) return this.talk(seat, request)
    if (isPicturing(request)) return this.showWith(seat, request)
    // Looking through the eyes of a seat does not count as coming to it.
    if (by === seat && this.roleOf(seat) !== null) await this.arrive(seat)
    const re = request.id ?? null
    if (this.commands.waiting >= WAITING)
      return refused(re, 'too-fast', 'Too much is asked of this fight at once: try again in a moment.')
    if (isOperation(request)) return this.commands.run(re, () => this.operation(seat, request))
    try {
      return await this.shares.of(this.lineOf(seat, request), asking, async (pause) => {
        // Long queries continue on their own, on the state with which they began.
        const { value } = await this.commands.inTurn(() => ({ value: this.looked(re, seat, request, asking, pause) }))
        return value
      })
    } catch (error) {
      return refused(re, error instanceof NotDone ? 'too-fast' : 'not-saved', messageOf(error))
    }
  }

  /** The queue in which a query of the seat waits: quick ones do not wait for chances. */
  private lineOf(seat: string, { do: word }: Query): string {
    const isLong = word === 'chances' || word === 'option-chances' || word === 'account'
    return `${this.fight}/${seat}${isLong ? '/chances' : ''}`
  }

  /** The answer that a request of the seat got before, or null. */
  answered(seat: string, re: Id): Promise<Answer | null> {
    return this.commands.answered(seat, re)
  }

  /** Changes the seating, and answers once it is saved. */
  seat(by: string, id: Id, change: SeatingChange): Promise<Answer> {
    return this.commands.run(id, () =>
      this.commands.once(by, id, () => {
        const seating = change(this.seating)
        if ('rule' in seating) return { done: false, ...seating }
        this.log.sit(seating)
        return { done: true }
      }),
    )
  }

  /** Saves something said besides the rules, so that late-comers and other servers have it. */
  private async talk(seat: string, request: Talking): Promise<Answer> {
    const re = request.id ?? null
    const role = this.roleOf(seat)
    if (role === null || role === 'spectator') return refused(re, 'not-your-seat', 'Spectators only watch.')
    const { refereeSeat: referee, hosting } = this
    const isThere = (to: string): boolean => to !== SPECTATORS && this.positionOf(to) >= 0
    const now = hosting.now()
    const chance = hosting.chance()
    if (request.do === 'hand-out') {
      const why = await this.shelf.whyNot(request.picture, { seat, role }, PICTURE_LIMITS.mapSide)
      if (why !== null) return refused(re, why.rule, why.reason)
    }
    return this.seat(seat, re, (seating) => talked(seating, request, { by: seat, referee, isThere, now, chance }))
  }

  givePicture(seat: string, bytes: Uint8Array, type: string | null): Promise<{ readonly picture: string } | Refusing> {
    this.usedAt = this.hosting.now()
    return this.shelf.give({ seat, role: this.roleOf(seat) }, bytes, type, () => allNamed(this.seating))
  }

  async picture(seat: string, name: string): Promise<StoredPicture | null> {
    const { table } = await this.table(seat)
    return seenBy(table, this.seating, seat).has(name) ? this.shelf.read(name) : null
  }

  /** Sets the picture of a combatant or of the map. The picture itself is durable by then. */
  private async showWith(seat: string, request: Picturing): Promise<Answer> {
    const re = request.id ?? null
    const { picture } = request
    const role = this.roleOf(seat)
    if (role === null || role === 'spectator') return refused(re, 'not-your-seat', 'Spectators only watch.')
    if (request.do === 'map-picture' && role !== 'referee')
      return refused(re, 'not-your-seat', 'That is for the referee to show.')
    const side = request.do === 'portrait' ? PICTURE_LIMITS.portraitSide : PICTURE_LIMITS.mapSide
    const why = picture === null ? null : await this.shelf.whyNot(picture, { seat, role }, side)
    if (why !== null) return refused(re, why.rule, why.reason)
    return this.seat(seat, re, (seating) => {
      const { pictures = {} } = seating
      if (request.do === 'map-picture') return { ...seating, pictures: withMap(pictures, picture) }
      const card = this.opened.play.table(seat).cards.find(({ who }) => who === request.who)
      if (card === undefined) return { rule: 'unknown-name', reason: `There is nobody called "${request.who}".` }
      if (role !== 'referee' && !card.yours) return { rule: 'not-your-seat', reason: `You do not play ${request.who}.` }
      return { ...seating, pictures: withPortrait(pictures, request.who, picture) }
    })
  }

  /** Whether a place is on the board as a seat sees it: a square, or anything that it knows by that name. */
  seesPlace(seat: string, place: string): boolean {
    const { board } = this.opened.play.table(seat)
    return board.kind === 'squares'
      ? /^-?\d{1,5},-?\d{1,5}$/.test(place)
      : JSON.stringify(board).includes(JSON.stringify(place))
  }

  /**
   * Answers with the preset answers for those who have kept the fight waiting too long for what the text says (see
   * {@link waitsFor}), once.
   */
  async timeOut(waits: string): Promise<void> {
    const told = new Map<string, string>()
    await this.commands.ofItself(() => {
      if (this.waitsFor !== waits || this.isPaused) return
      const { play, game, setup, session } = this.opened
      const waited = new Set(play.waitingFor)
      told.clear()
      if (session.awaited?.kind === 'dice') play.roll(this.refereeSeat, null)
      setup.seats.forEach(({ id }, at) => {
        if (!waited.has(id)) return
        const { questions } = play.table(id)
        if (questions.length > 0)
          told.set(id, questions.map((question) => answerAsPreset(play, id, question)).join(' '))
        else {
          told.set(id, 'Your time was up: the computer has decided for you, this once.')
          play.policies[at] = policyOf(game, REACTIONS)
        }
      })
      for (let steps = 0; steps < waited.size; steps++) play.step()
      this.log.seatThem()
    })
    for (const [seat, words] of told) this.onTimeOut(seat, words)
  }

  /**
   * Lets others answer for seats that nobody sits at, and no longer for those that have someone again: the fight goes
   * on if it can.
   */
  answerFor(away: ReadonlyMap<string, string>): Promise<unknown> {
    return this.commands.ofItself(() => {
      const { seating } = this
      const sittings = Object.entries(seating.seats)
      if (sittings.every(([id, { away: by }]) => away.get(id) === by)) return
      const seats = sittings.map(([id, { away: _, ...sitting }]): [string, Sitting] => {
        const by = away.get(id)
        return [id, by === undefined ? sitting : { ...sitting, away: by }]
      })
      this.log.sit({ ...seating, seats: Object.fromEntries(seats) })
    })
  }

  /** Someone comes to the seat, for the first time at this host: what is hidden from them is saved. */
  private async arrive(seat: string): Promise<void> {
    const { play, readOnly } = this.opened
    if (!play.isNew(seat)) return
    if (readOnly === null && play.hidesFrom(seat)) await this.commands.ofItself(() => this.opened.play.comes(seat))
    else play.comes(seat)
  }

  private async looked(re: Id, seat: string, request: Query, asking: Asking, pause: Pause): Promise<Answer> {
    try {
      const { game, play } = this.opened
      return {
        type: 'result',
        re,
        value: await answerQuery(play, seat, withinReason(request), () => game.kinds ?? [], {
          signal: asking.signal,
          pause,
        }),
      }
    } catch (error) {
      if (error instanceof Forgotten) {
        await this.commands.inTurn(await this.log.readPast())
        return this.looked(re, seat, request, asking, pause)
      }
      this.isFault(error)
      return refused(re, 'unknown-name', messageOf(error))
    }
  }

  /** Whether the error is a mistake of the program rather than of the request; reports it. */
  private isFault(error: unknown): boolean {
    const isIt = error instanceof TypeError || error instanceof ReferenceError
    if (isIt) this.hosting.fault?.(error, this.fight)
    return isIt
  }

  /**
   * Whether a command chosen on an older table concerns nothing that has changed since: then it is still carried out.
   */
  private isIndependent(seat: string, operation: Operation): boolean {
    if (operation.do !== 'submit' || operation.at === undefined) return false
    const { action, given } = operation
    const command = typeof action === 'string' ? this.opened.play.commandOf(seat, action) : (action as PlainCommand)
    return command !== null && this.log.views.of(seat).findsAsShown(operation.at, { ...command, ...given })
  }

  private async operation(seat: string, operation: Operation): Promise<Answer> {
    const re = operation.id ?? null
    const role = this.roleOf(seat)
    if (role === null || role === 'spectator') return refused(re, 'not-your-seat', 'Spectators only watch.')
    const { readOnly } = this
    if (readOnly !== null) return refused(re, 'read-only', readOnly)
    return this.commands.once(seat, re, () => {
      const { log } = this
      const made = madeOn(operation, log.epoch, () => log.views.look(seat))
      if (made === 'elsewhere' || (made === 'older' && !this.isIndependent(seat, operation))) return { stale: made }
      const refusing = refusedAs(role, operation, { by: this.byOf(seat), isPaused: this.isPaused })
      if (refusing !== null) return { done: false, ...refusing }
      try {
        return applyOperation(this.opened.play, seat, operation)
      } catch (error) {
        if (error instanceof Forgotten) throw error
        // A mistake may have left half-done work behind: the state is read again.
        if (this.isFault(error)) log.doubt()
        return { done: false, rule: 'unknown-name', reason: messageOf(error) }
      }
    })
  }
}

/** Gives the preset answer, which the seat was shown; says so. */
function answerAsPreset(play: Play, seat: string, { id, prompt, preset, options }: SeatQuestion): string {
  const open = options.filter(({ refused }) => refused === null)
  const value = open.length === 0 || open.some((one) => one.value === preset) ? preset : (open[0]?.value ?? preset)
  const words = options.find((one) => one.value === value)?.label ?? String(value)
  const outcome = play.answer(seat, id, value)
  return outcome.done ? `Your time was up: "${prompt}" was answered with the usual, "${words}".` : outcome.reason
}

/** The most branches followed for chances that a seat asks for, while others wait. */
const BRANCHES = 1_500

const withinReason = (wanted: Query): Query =>
  wanted.do === 'chances' || wanted.do === 'option-chances'
    ? { ...wanted, branches: Math.min(wanted.branches ?? BRANCHES, BRANCHES) }
    : wanted
