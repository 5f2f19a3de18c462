import { seatOf } from '../base-facts.ts'
import { type Command, isRefusal, type PlainCommand } from '../command.ts'
import { faceAt, type Seed, seedFrom } from '../dice/counter.ts'
import { type FightEvent, Recorder } from '../events.ts'
import { checkCommand, execute, readCommand, writeCommand } from '../perform.ts'
import type { AnswerValue, Question } from '../questions.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Policy, Ruleset, Underway } from '../ruleset.ts'
import { randomFrom } from '../run.ts'
import type { AnyScene } from '../scene.ts'
import type { Setup } from '../setup.ts'
import { canonical, digest, fingerprint } from '../state/fingerprint.ts'
import type { Checkpoint } from '../state/state.ts'
import { type Answerer, readAnswer, Table } from '../table/table.ts'
import { isDie, type TapeEntry } from '../table/tape.ts'
import { headOf, type JournalHead, type JournalLine, type JournalMove, type JournalOpen } from './journal.ts'
import { lineOf, replayMove, sameAsRecorded, sameSoFar } from './replay.ts'
import type { Awaited, Played, Reply } from './replies.ts'
import { ASK_EVERYTHING, answererOf, type SeatSettings } from './settings.ts'
import { Shown, standing } from './shown.ts'

interface Open<C> {
  readonly seat: string
  readonly plain: PlainCommand
  readonly command: C
  readonly from: number
  tape: TapeEntry[]
  told: readonly string[]
  /** Answers that have come in while others of the same question are still awaited. */
  given: (AnswerValue | null)[]
  /** Those of them that policies and settings have given at once: nobody takes them back. */
  fixed: readonly (AnswerValue | null)[]
  /** The command that takes this one for granted. */
  readonly next: JournalOpen['next']
}

/** How a live fight is set up. */
export interface SessionOptions<S extends AnyScene, C extends Command> {
  readonly seed: string
  /** Where dice come from: the generator, or people who type what they rolled. */
  readonly dice?: 'generator' | 'typed'
  /** Policies of the seats that no person plays, by position. */
  readonly policies?: readonly (Policy<S, C> | null)[]
  /** How persons want to be asked, by position of their seat. */
  readonly settings?: readonly SeatSettings[]
  /** The policy that answers reactions for persons who want that. */
  readonly reactions?: Policy<S, C> | null
  /** Called with each new line of the journal, the head included, as it comes about. */
  readonly onLine?: (line: JournalHead | JournalLine) => void
}

/**
 * A live fight: commands and answers in, events out, with a journal, undo and redo to any point, and forks. Every
 * resolution starts from a checkpoint; when an answer is missing it is taken back and executed again once it is there.
 */
export class Session<S extends AnyScene, C extends Command> {
  readonly rules: Ruleset<S, C>
  readonly setup: Setup
  readonly scene: S
  readonly seed: string
  readonly dice: 'generator' | 'typed'
  readonly played: Played[] = []
  /** Commands that were taken back and can be done again, the next one last. */
  readonly undone: Played[] = []
  settings: SeatSettings[]
  private readonly options: SessionOptions<S, C>
  private readonly generator: Seed
  private open: Open<C> | null = null
  private openBefore: Checkpoint
  private counter = 0
  private awaitedNow: Awaited | null = null
  private readonly shown = new Shown()

  constructor(rules: Ruleset<S, C>, setup: Setup, options: SessionOptions<S, C>) {
    this.rules = rules
    this.setup = setup
    this.options = options
    this.seed = options.seed
    this.dice = options.dice ?? 'generator'
    this.generator = seedFrom(options.seed)
    this.settings = setup.seats.map((_, i) => options.settings?.[i] ?? ASK_EVERYTHING)
    this.scene = rules.open(setup)
    this.scene.recorder = new Recorder()
    this.openBefore = this.scene.save()
    options.onLine?.(this.head())
  }

  /** The head of this fight's journal. */
  head(): JournalHead {
    return headOf(this.setup, this.rules.version, this.seed, this.dice)
  }

  /** Commands done so far. */
  get ply(): number {
    return this.played.length
  }

  /** What the open command waits for, or null when a command may be given. */
  get awaited(): Awaited | null {
    return this.awaitedNow
  }

  /** The command that waits for an answer, or null. */
  get openCommand(): PlainCommand | null {
    return this.open?.plain ?? null
  }

  /** The command that takes the open one for granted and comes after it, or null. */
  get commandAfter(): PlainCommand | null {
    return this.open?.next?.plain ?? null
  }

  /** The command that waits for an answer, for a policy that wants to try its answers out; undefined where none does. */
  get underway(): Underway<C> | undefined {
    const { open, openBefore: before } = this
    return open === null ? undefined : { command: open.command, before, tape: open.tape }
  }

  /** Dice and answers of the open command so far. */
  get openTape(): readonly TapeEntry[] {
    return this.open?.tape ?? []
  }

  /** Events of the open command so far, before its missing answer. */
  openEvents: readonly FightEvent[] = []
  /** The fight where the open command waits for its answer. */
  private openMoment: Checkpoint | null = null

  /**
   * Calls `look` with the scene as it stands where the open command waits for an answer (the scene itself stands before
   * that command), or as it is where none waits. `look` must change nothing; the scene is afterwards as it was.
   */
  atMoment<T>(look: () => T): T {
    const { scene, openMoment } = this
    if (openMoment === null) return look()
    const before = scene.save()
    scene.load(openMoment)
    try {
      return look()
    } finally {
      scene.load(before)
    }
  }

  private newTable({ tape, command, plain }: Pick<Open<C>, 'tape' | 'command' | 'plain'>): Table {
    const policies = this.options.policies ?? []
    const random = randomFrom(`${this.seed} policy ${this.ply}`)
    const underway = (): Underway<C> => ({ command, before: this.openBefore, tape: table.tape })
    const free = answererOf<S, C>(policies, this.settings, this.options.reactions ?? null, random, underway)
    const shown = this.shown.at(this.scene, plain)
    const answerer: Answerer =
      shown === null ? free : (question, fight) => standing(shown, question) ?? free(question, fight)
    const table = Table.taped({ tape, dice: this.dice, seed: this.seed, answerer })
    table.counter = this.counter
    return table
  }

  /** Gives a command for a seat (by id). The referee's seat may command for everybody. */
  submit(seat: string, plain: PlainCommand): Reply {
    if (this.open !== null) {
      return refused(
        refuse('question-open', 'An answer is awaited first: answer it, or withdraw the open command.'),
        [],
      )
    }
    const command = this.commandOf(seat, plain)
    if (isRefusal(command)) return refused(command, [])
    const first = this.rules.implied(this.scene, command)
    if (first !== null) {
      const refusal = this.refusedAfter(first, { seat, plain })
      if (refusal !== null) return refused(refusal, [])
      return this.start(seat, writeCommand(this.rules, this.scene, first), first, { seat, plain })
    }
    return this.start(seat, writeCommand(this.rules, this.scene, command), command, null)
  }

  /** The command that the seat gives, or why it is not understood or not for this seat to give. */
  private commandOf(seat: string, plain: PlainCommand): C | Refusal {
    const at = this.setup.seats.findIndex((s) => s.id === seat)
    if (at < 0) return refuse('not-your-seat', `There is no seat "${seat}".`)
    const command = readCommand(this.rules, this.scene, plain)
    if (isRefusal(command) || at === 0 || seatOf(this.scene, command.actor) === at) return command
    return refuse('not-your-seat', `The seat "${seat}" does not answer for ${String(plain.actor)}.`)
  }

  /** Why a command that takes nothing for granted any more is refused as the scene stands, or null. */
  private refusedHere({ seat, plain }: NonNullable<JournalOpen['next']>): Refusal | null {
    const command = this.commandOf(seat, plain)
    if (isRefusal(command)) return command
    return this.rules.implied(this.scene, command) === null ? checkCommand(this.rules, this.scene, command) : null
  }

  /**
   * Why the command would be refused after the one that it takes for granted, which is tried out with the very dice and
   * policies that it would have; null when it would not, or when a person's dice or answers come first.
   */
  private refusedAfter(first: C, next: NonNullable<JournalOpen['next']>): Refusal | null {
    const { rules, scene } = this
    const { recorder } = scene
    const mark = scene.mark()
    scene.table = this.newTable({ tape: [], command: first, plain: writeCommand(rules, scene, first) })
    scene.recorder = null
    try {
      return execute(rules, scene, first).status === 'done' ? this.refusedHere(next) : null
    } finally {
      scene.rollback(mark)
      scene.recorder = recorder
    }
  }

  private start(seat: string, plain: PlainCommand, command: C, next: Open<C>['next']): Reply {
    return this.attempt({ seat, plain, command, from: this.counter, tape: [], told: [], given: [], fixed: [], next })
  }

  private attempt(open: Open<C>): Reply {
    const { scene } = this
    this.openBefore = scene.save()
    const mark = scene.mark()
    scene.table = this.newTable(open)
    ;(scene.recorder as Recorder).take()
    let outcome: ReturnType<typeof execute>
    let events: FightEvent[]
    let moment: Checkpoint | null = null
    try {
      outcome = execute(this.rules, scene, open.command, () => {
        moment = scene.save()
      })
      events = (scene.recorder as Recorder).take()
      if (outcome.status !== 'refused') sameSoFar(open.told, events)
    } catch (error) {
      ;(scene.recorder as Recorder).take()
      scene.rollback(mark)
      this.withdraw()
      throw error
    } finally {
      this.counter = Math.max(this.counter, scene.table.counter)
    }
    if (outcome.status === 'refused') {
      this.withdraw()
      return refused(outcome.refusal, [])
    }
    if (outcome.status === 'suspended') {
      scene.rollback(mark)
      open.tape = scene.table.tape
      open.told = events.map(canonical)
      this.open = open
      this.openEvents = events
      this.openMoment = moment
      this.await(scene.table)
      this.tellOpen(open)
      return { status: 'asking', awaited: this.awaitedNow as unknown as Awaited, played: [] }
    }
    const refusal = open.next === null ? null : this.refusedHere(open.next)
    if (refusal !== null) {
      // What was only taken for granted is not done with the command that is refused; its dice will fall the same again.
      scene.rollback(mark)
      this.counter = open.from
      this.takeBackOpen(open.from)
      return refused(refusal, [])
    }
    return this.finish(open, events)
  }

  private tellOpen({ seat, plain, tape, from, next, given }: Open<C>): void {
    this.options.onLine?.({ kind: 'open', open: { seat, command: plain, tape, from, next, given: [...given] } })
  }

  private await(table: Table): void {
    const missing = table.awaited
    if (missing === null) throw new Error('A resolution was suspended without saying what it waits for.')
    if ('sides' in missing) this.awaitedNow = { kind: 'dice', request: missing }
    else {
      const { given } = table
      if (this.open !== null) {
        this.open.given = [...given]
        this.open.fixed = given
      }
      this.awaitedNow = { kind: 'answers', questions: missing, given }
    }
  }

  private finish(open: Open<C>, events: readonly FightEvent[]): Reply {
    const { scene } = this
    scene.settle()
    const done: Played = {
      ply: this.ply + 1,
      seat: open.seat,
      command: open.plain,
      tape: scene.table.tape,
      from: open.from,
      check: fingerprint(scene),
      told: digest(canonical(events)),
      events,
      before: this.openBefore,
    }
    this.played.push(done)
    this.undone.length = 0
    this.open = null
    this.awaitedNow = null
    this.openEvents = []
    this.openMoment = null
    this.options.onLine?.({ kind: 'move', move: lineOf(done) })
    if (open.next === null) return { status: 'done', played: [done] }
    const reply = this.submit(open.next.seat, open.next.plain)
    return { ...reply, played: [done, ...reply.played] }
  }

  /**
   * Answers the open question for a seat. Where several seats are asked at once, the answer is kept until all are in;
   * `about` then says for which combatant (its row) it is.
   */
  answer(seat: string, value: AnswerValue, about?: number): Reply {
    const awaited = this.awaitedNow
    const open = this.open
    if (awaited === null || open === null || awaited.kind !== 'answers') {
      return refused(refuse('bad-value', 'No question is open.'), [])
    }
    const at = this.setup.seats.findIndex((s) => s.id === seat)
    const mine = (q: Question) => at === 0 || seatOf(this.scene, q.to) === at
    const i = awaited.questions.findIndex(
      (q, n) => awaited.given[n] === null && mine(q) && (about === undefined || q.to === about),
    )
    if (i < 0) return refused(refuse('not-your-seat', `The question is not put to the seat "${seat}".`), [])
    const found = readAnswer(awaited.questions[i], value)
    if (typeof found !== 'number') return refused(found, [])
    open.given[i] = value
    if (open.given.includes(null)) {
      this.awaitedNow = { ...awaited, given: [...open.given] }
      this.tellOpen(open)
      return { status: 'asking', awaited: this.awaitedNow, played: [] }
    }
    const answers = awaited.questions.map((q, n) => plainAnswer(q, open.given[n] as AnswerValue))
    open.tape = [...open.tape, { answers }]
    return this.attempt(open)
  }

  /**
   * Takes back an answer that the seat has given while others of the same question are still awaited, the latest one or the
   * one for a combatant (`about`, its row): nobody has learnt it yet.
   */
  retract(seat: string, about?: number): Reply {
    const { awaitedNow: awaited, open } = this
    if (awaited === null || open === null || awaited.kind !== 'answers') {
      return refused(refuse('bad-value', 'No question is open.'), [])
    }
    const at = this.setup.seats.findIndex((s) => s.id === seat)
    const i = awaited.questions.findLastIndex(
      ({ to }, n) =>
        open.given[n] !== null &&
        open.fixed[n] === null &&
        (at === 0 || seatOf(this.scene, to) === at) &&
        (about === undefined || to === about),
    )
    if (i < 0)
      return refused(refuse('not-your-seat', `The seat "${seat}" has given no answer that is still secret.`), [])
    open.given[i] = null
    this.awaitedNow = { ...awaited, given: [...open.given] }
    this.tellOpen(open)
    return { status: 'asking', awaited: this.awaitedNow, played: [] }
  }

  /** Says what the real dice show, in the order in which they were asked for. */
  answerDice(faces: readonly number[]): Reply {
    const awaited = this.awaitedNow
    const open = this.open
    if (awaited === null || open === null || awaited.kind !== 'dice') {
      return refused(refuse('bad-value', 'No dice are awaited.'), [])
    }
    const { sides } = awaited.request
    if (faces.length !== sides.length) {
      return refused(
        refuse('bad-value', `Awaited: ${sides.map((s) => `d${s}`).join(', ')}; ${faces.length} faces were given.`),
        [],
      )
    }
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]
      if (!Number.isInteger(face) || face < 1 || face > sides[i]) {
        return refused(refuse('bad-value', `A d${sides[i]} cannot show ${face}.`), [])
      }
    }
    open.tape = [...open.tape, ...faces.map((face, i) => ({ sides: sides[i], face }))]
    return this.attempt(open)
  }

  /** Lets the generator roll the dice that are awaited. */
  rollForMe(): Reply {
    const awaited = this.awaitedNow
    if (awaited === null || awaited.kind !== 'dice') return refused(refuse('bad-value', 'No dice are awaited.'), [])
    return this.answerDice(awaited.request.sides.map((s) => faceAt(this.generator, this.counter++, s)))
  }

  /** Takes back the command that waits for an answer; dice that it has rolled are not rolled again. */
  withdraw(): void {
    this.takeBackOpen()
  }

  /** The same; where `counter` is given, the generator has gone back to that die. */
  private takeBackOpen(counter?: number): void {
    if (this.open === null) return
    this.shown.note(this.scene, this.open.plain, this.openEvents)
    this.open = null
    this.awaitedNow = null
    this.openEvents = []
    this.openMoment = null
    this.options.onLine?.({ kind: 'withdraw', ...(counter === undefined ? {} : { counter }) })
  }

  /**
   * Takes back commands until `to` of them are left. The generator does not go back, so that nobody can try again for
   * better dice; with `sameDice` (the referee's word) it does. Secret answers that have been shown stand when it comes to
   * the same question again; with `anew` (the referee's word, too) they do not.
   */
  undo(to: number = this.ply - 1, sameDice = false, anew = false): void {
    if (!Number.isInteger(to) || to < 0 || to > this.ply)
      throw new RangeError(`There is no point ${to} to go back to: 0 to ${this.ply} can be reached.`)
    this.withdraw()
    if (to === this.ply) return
    const first = this.takeBack(to, anew)
    if (sameDice) this.counter = first.from
    this.options.onLine?.({ kind: 'undo', to, counter: this.counter, ...(anew ? { anew } : {}) })
  }

  /** Whether the formal command that is due here asks in secret what has been answered and shown before: it stands. */
  standsShown(): boolean {
    const routine = this.rules.routine(this.scene)
    return routine !== null && this.shown.at(this.scene, writeCommand(this.rules, this.scene, routine)) !== null
  }

  /** Takes commands back and returns the first of them. */
  private takeBack(to: number, anew: boolean): Played {
    const gone = this.played.splice(to)
    const first = gone[0]
    if (anew) this.shown.clear()
    else this.shown.learn(this.scene, gone)
    this.undone.push(...gone.reverse())
    this.scene.load(first.before)
    return first
  }

  /** Does again what was taken back, with the same dice and answers, until `to` commands are done. */
  redo(to: number = this.ply + 1): void {
    if (!Number.isInteger(to) || to < this.ply || to > this.ply + this.undone.length) {
      throw new RangeError(
        `There is no point ${to} to go forward to: ${this.ply} to ${this.ply + this.undone.length} can be reached.`,
      )
    }
    this.withdraw()
    while (this.ply < to) this.countDice(this.replay(this.undone.pop() as Played))
    this.options.onLine?.({ kind: 'redo', to })
  }

  /** The generator does not fall behind dice that have been seen. */
  private countDice({ from, tape }: { readonly from: number; readonly tape: readonly TapeEntry[] }): void {
    this.counter = Math.max(this.counter, from + tape.filter(isDie).length)
  }

  private replay(old: JournalMove): Played {
    const played = replayMove(this.rules, this.scene, old)
    this.played.push(played)
    return played
  }

  /** A fight of its own that begins with the first `at` commands of this one. */
  fork(at: number = this.ply, options: Partial<SessionOptions<S, C>> = {}): Session<S, C> {
    const { settings } = this
    const twin = new Session(this.rules, this.setup, { ...this.options, settings, onLine: undefined, ...options })
    for (const move of this.played.slice(0, at)) {
      const played = twin.replay(move)
      options.onLine?.({ kind: 'move', move: lineOf(played) })
    }
    twin.counter = this.counter
    twin.shown.take(this.shown)
    const { scene } = twin
    const now = scene.save()
    twin.shown.learn(scene, this.played.slice(at))
    scene.load(now)
    return twin
  }

  /** Goes through the lines of a journal as they were written; afterwards the session stands where the journal ended. */
  restore(lines: readonly JournalLine[]): void {
    let open: JournalOpen | null = null
    for (const line of lines) {
      if (line.kind === 'move') {
        sameAsRecorded(this.replay(line.move), line.move)
        this.undone.length = 0
        this.countDice(line.move)
      } else if (line.kind === 'undo') {
        if (this.played[line.to] === undefined)
          throw new Error(`The journal takes back to command ${line.to}, which was never done.`)
        this.takeBack(line.to, line.anew === true)
        this.counter = line.counter
      } else if (line.kind === 'redo') {
        while (this.ply < line.to) {
          const next = this.undone.pop()
          if (next === undefined)
            throw new Error(`The journal does command ${line.to} again, which was not taken back.`)
          this.countDice(this.replay(next))
        }
      } else if (line.kind === 'open') this.countDice(line.open)
      else if (line.counter !== undefined) this.counter = line.counter
      open = line.kind === 'open' ? line.open : null
    }
    if (open !== null) this.reopen(open)
  }

  private reopen(open: JournalOpen): void {
    const command = readCommand(this.rules, this.scene, open.command)
    if (isRefusal(command)) throw new Error(`The open command of this journal is refused: ${command.reason}`)
    const { seat, from, next } = open
    this.attempt({
      seat,
      plain: open.command,
      command,
      from,
      tape: [...open.tape],
      told: [],
      given: [],
      fixed: [],
      next,
    })
    if (this.open !== null && this.awaitedNow?.kind === 'answers' && open.given.length > 0) {
      this.open.given = [...open.given]
      this.awaitedNow = { ...this.awaitedNow, given: open.given }
    }
  }
}

/** What an answer is on the tape: the option's own value, a number as a number, words as they are. */
function plainAnswer(question: Question, value: AnswerValue): AnswerValue {
  if (question.kind === 'number') return Number(value)
  if (question.kind === 'text') return value
  const position = readAnswer(question, value)
  return (question.options[position as number] as { value: AnswerValue }).value
}

const refused = (refusal: Refusal, played: readonly Played[]): Reply => ({ status: 'refused', refusal, played })
