import { type Command, isRefusal, isRefusalSeen, type PlainCommand } from '../command.ts'
import { commandWords } from '../command-text.ts'
import { faceAt, type Seed, seedFrom } from '../dice/counter.ts'
import { type FightEvent, Recorder } from '../events.ts'
import { checkCommand, execute, readCommand, writeCommand } from '../execute.ts'
import { refusalSeen } from '../log/sees.ts'
import type { AnswerValue } from '../questions.ts'
import { type Refusal, type RefusalSeen, refuse } from '../refusal.ts'
import type { Policy, Ruleset, Underway } from '../ruleset.ts'
import { randomFrom } from '../run.ts'
import type { AnyScene } from '../scene.ts'
import type { Setup } from '../setup.ts'
import type { Who } from '../state/columns.ts'
import type { Checkpoint } from '../state/state.ts'
import type { RecordedInput } from '../table/recorded-inputs.ts'
import { type Answerer, Table } from '../table/table.ts'
import { asSeat, commandOf, mineOf, refusedHere, seenBy } from './commanding.ts'
import { Course, type CourseMark, type Watch } from './course.ts'
import { forgotten } from './forgotten.ts'
import { headOf, type JournalHead, type JournalLine, type JournalOpen, seedProblem } from './journal.ts'
import { type Given, NO_DICE, NO_QUESTION, OpenCommand, type OpenMark } from './open-command.ts'
import { type Execution, executeAgain, lineOf, playedNow } from './replay.ts'
import type { Awaited, Played, Reply } from './replies.ts'
import { ASK_EVERYTHING, answererOf, type SeatSettings } from './settings.ts'
import { standing } from './shown.ts'

const ASKS_FIRST = refuse('question-open', 'It asks something before it is done: give it alone.')

/** Settings of a live fight. */
export interface SessionOptions<S extends AnyScene, C extends Command> {
  readonly seed: string
  /** Where dice come from: the generator, or people who type what they rolled. */
  readonly dice?: 'generator' | 'typed'
  /** Policies of the seats that no person plays, by position. */
  readonly policies?: readonly (Policy<S, C> | null)[]
  /** How people want to be asked, by position of their seat. */
  readonly settings?: readonly SeatSettings[]
  /** The policy that answers reactions for people who want that. */
  readonly reactions?: Policy<S, C> | null
  /** Called with each new line of the journal, including the head, as soon as it exists. */
  readonly onLine?: (line: JournalHead | JournalLine) => void
}

/** A point in a session; see {@link Session.mark}. */
export interface SessionMark<C extends Command> {
  readonly course: CourseMark
  readonly scene: Checkpoint
  readonly settings: readonly SeatSettings[]
  readonly open: { readonly command: OpenCommand<C>; readonly at: OpenMark; readonly before: Checkpoint } | null
}

/**
 * A live fight: commands and answers in, events out, with a journal, undo and redo to any point, and forks. Every
 * resolution starts from a checkpoint; if an answer is missing the resolution is rolled back, and executed again once
 * the answer is given.
 * @example
 * ```ts
 * import { readEncounterText } from '@fray/files'
 * import { Session } from '@fray/kernel'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const reading = await readEncounterText(text, 'mill.yaml')
 * if ('problems' in reading) throw new Error(reading.problems[0]?.message)
 * const session = new Session(reading.game.rules, reading.setup, { seed: 'seven' })
 * console.log(session.seed, session.ply) // seven 0
 * ```
 */
export class Session<S extends AnyScene, C extends Command> {
  readonly rules: Ruleset<S, C>
  readonly setup: Setup
  /** The fight between commands; while a command waits for an answer, the fight before that command. */
  readonly scene: S
  readonly seed: string
  readonly dice: 'generator' | 'typed'
  settings: SeatSettings[]
  private readonly options: SessionOptions<S, C>
  private readonly generator: Seed
  private readonly course: Course<S, C>
  private open: OpenCommand<C> | null = null
  private openBefore: Checkpoint
  private isFollowing = false

  constructor(rules: Ruleset<S, C>, setup: Setup, options: SessionOptions<S, C>) {
    const wrong = seedProblem(options.seed)
    if (wrong !== null) throw new RangeError(wrong)
    this.rules = rules
    this.setup = setup
    this.options = options
    this.seed = options.seed
    this.dice = options.dice ?? 'generator'
    this.generator = seedFrom(options.seed)
    this.settings = setup.seats.map((_, i) => options.settings?.[i] ?? ASK_EVERYTHING)
    this.scene = rules.open(setup)
    this.scene.recorder = new Recorder()
    this.course = new Course(rules, this.scene)
    this.openBefore = this.scene.save()
    this.tell(this.head())
  }

  /** The head of this fight's journal. */
  head(): JournalHead {
    return headOf(this.setup, this.rules.version, this.seed, this.dice)
  }

  private tell(line: JournalHead | JournalLine): void {
    if (!this.isFollowing) this.options.onLine?.(line)
  }

  /** The executed commands, the first one first. */
  get played(): readonly Played[] {
    return this.course.played
  }

  /** Undone commands that can be redone, the next one last. */
  get undone(): readonly Played[] {
    return this.course.undone
  }

  /** The number of executed commands. */
  get ply(): number {
    return this.played.length
  }

  /** How many of the first commands have been dropped from memory; see {@link forget}. */
  get forgotten(): number {
    return this.course.forgotten
  }

  /** The lowest number of commands to which {@link undo} can go. */
  get reach(): number {
    return this.course.reach
  }

  /**
   * Drops the details of the first `to` commands from memory: for a host that keeps the journal. Reading further back
   * throws {@link Forgotten}, until {@link remember} is given a session restored from the same journal.
   */
  forget(to: number): void {
    this.course.forget(to)
  }

  /** Restores the dropped details from another session of the same fight. */
  remember(whole: Session<S, C>): void {
    this.course.remember(whole.course)
  }

  /** What the open command waits for, or null if a command may be given. */
  get awaited(): Awaited | null {
    return this.open?.awaited ?? null
  }

  /** The command that waits for an answer, or null. */
  get openCommand(): PlainCommand | null {
    return this.open?.plain ?? null
  }

  /** The command that implied the open one and comes after it, or null. */
  get commandAfter(): PlainCommand | null {
    return this.open?.next?.plain ?? null
  }

  /** The command that waits for an answer, for a policy that tries its answers out; undefined if none does. */
  get underway(): Underway<C> | undefined {
    const { open, openBefore: before } = this
    return open === null ? undefined : { command: open.command, before, inputs: open.inputs }
  }

  /** Dice and answers of the open command so far. */
  get openInputs(): readonly RecordedInput[] {
    return this.open?.inputs ?? []
  }

  /** Events of the open command so far, before its missing answer. */
  get openEvents(): readonly FightEvent[] {
    return this.open?.events ?? []
  }

  /**
   * Calls `look` with the scene at the point where the open command waits for an answer (otherwise the scene is
   * before that command), or with the present scene if none waits. `look` must change nothing; the scene is restored
   * afterwards.
   */
  atMoment<T>(look: () => T): T {
    const { scene } = this
    const moment = this.open?.moment ?? null
    if (moment === null) return look()
    const before = scene.save()
    scene.load(moment)
    try {
      return look()
    } finally {
      scene.load(before)
    }
  }

  private newTable({ inputs, command, plain }: Pick<OpenCommand<C>, 'inputs' | 'command' | 'plain'>): Table {
    const policies = this.options.policies ?? []
    const random = randomFrom(`${this.seed} policy ${this.ply}`)
    const underway = (): Underway<C> => ({ command, before: this.openBefore, inputs: table.inputs })
    const free = answererOf<S, C>(policies, this.settings, this.options.reactions ?? null, random, underway)
    const shown = this.course.shown.at(this.scene, plain)
    const answerer: Answerer =
      shown === null ? free : (question, fight) => standing(shown, question) ?? free(question, fight)
    const table = Table.recorded({ inputs, dice: this.dice, seed: this.seed, answerer })
    table.counter = this.course.counter
    return table
  }

  /** Gives a command for a seat (by id). The referee's seat may command everyone. */
  submit(seat: string, plain: PlainCommand): Reply {
    if (this.open !== null) return this.submitAsAnswer(seat, plain)
    const read = this.understood(seat, plain)
    if ('reason' in read) return refused(read)
    const { command, first } = read
    return first === null ? this.start(seat, command, null) : this.start(seat, first, { seat, plain })
  }

  /** Why the seat (by id) could not give the command now, between commands, as it would be told; null if it could. */
  refusalOf(seat: string, plain: PlainCommand): RefusalSeen | null {
    const read = this.understood(seat, plain)
    return 'reason' in read ? read : null
  }

  /** A legal command, with the step that it implies; or a refusal. */
  private understood(seat: string, plain: PlainCommand): { command: C; first: C | null } | RefusalSeen {
    const command = commandOf(this, seat, plain)
    if (isRefusalSeen(command)) return command
    const first = this.rules.implied(this.scene, command)
    const refusal =
      first === null
        ? seenBy(this, seat, () => checkCommand(this.rules, this.scene, command))
        : this.refusedAfter(first, { seat, plain })
    return refusal ?? { command, first }
  }

  /** Whether an open question (to the combatant, if one is named) can be answered with a command. */
  takesCommand(who?: Who): boolean {
    const { awaited } = this
    if (awaited?.kind !== 'answers') return false
    const { questions, given } = awaited
    return questions.some((q, i) => given[i] === null && q.command !== undefined && (who === undefined || q.to === who))
  }

  /** Why the command is not an answer to the open question to its actor, or null. Call it within {@link atMoment}. */
  refusedAsAnswer(command: C): Refusal | null {
    const { awaited, rules, scene } = this
    if (awaited?.kind !== 'answers') return NO_QUESTION
    const question = awaited.questions.find(({ to }) => to === command.actor)
    const { params = [] } = rules.actions.get(command.action) ?? {}
    const found = question?.command?.(commandWords(writeCommand(rules, scene, command), params)) ?? NO_QUESTION
    return typeof found === 'number' ? null : found
  }

  /** Answers the open question to the command's actor with the command, if the question accepts commands. */
  private submitAsAnswer(seat: string, plain: PlainCommand): Reply {
    const waits = (): Reply =>
      this.refusedTo(
        seat,
        refuse('question-open', 'An answer is awaited first: answer it, or withdraw the open command.'),
      )
    if (!this.takesCommand()) return waits()
    const command = this.atMoment(() => commandOf(this, seat, plain))
    if (isRefusalSeen(command)) return refused(command)
    if (!this.takesCommand(command.actor)) return waits()
    const { params = [] } = this.rules.actions.get(command.action) ?? {}
    const words = this.atMoment(() => commandWords(writeCommand(this.rules, this.scene, command), params))
    return this.answer(seat, words, command.actor)
  }

  /**
   * Why the command would be refused after the step that it implies. The step is tried out with the same dice and
   * policies that it will have. Null if the command would be accepted, or if a person's dice or answers come first.
   */
  private refusedAfter(first: C, next: NonNullable<JournalOpen['next']>): RefusalSeen | null {
    return this.triedOut((done) => (done(first) ? refusedHere(this, next) : null))
  }

  /**
   * Why a seat's commands would not all succeed one after the other, with the number of the first that fails; null if
   * all would. They are tried out and rolled back.
   */
  refusalInTurn(
    seat: string,
    plains: readonly PlainCommand[],
  ): { readonly n: number; readonly refusal: RefusalSeen } | null {
    return this.triedOut((done) => {
      for (const [n, plain] of plains.entries()) {
        const command = commandOf(this, seat, plain)
        if (isRefusalSeen(command)) return { n, refusal: command }
        const first = this.rules.implied(this.scene, command)
        if (first !== null) done(first)
        const refusal = refusedHere(this, { seat, plain })
        if (refusal !== null) return { n, refusal }
        if (!done(command)) return { n, refusal: refusalSeen(ASKS_FIRST, this.scene) }
      }
      return null
    })
  }

  /**
   * Calls `look` with a function that tries a command out and says whether it was executed; afterwards the fight is
   * restored.
   */
  private triedOut<T>(look: (done: (command: C) => boolean) => T): T {
    const { rules, scene } = this
    const { recorder } = scene
    const mark = scene.mark()
    scene.recorder = null
    let { counter } = this.course
    try {
      return look((command) => {
        const table = this.newTable({ inputs: [], command, plain: writeCommand(rules, scene, command) })
        table.counter = counter
        scene.table = table
        const { status } = execute(rules, scene, command)
        counter = Math.max(counter, table.counter)
        return status === 'done'
      })
    } finally {
      scene.rollback(mark)
      scene.recorder = recorder
    }
  }

  private start(seat: string, command: C, next: Given<C>['next']): Reply {
    const plain = writeCommand(this.rules, this.scene, command)
    return this.attempt(new OpenCommand({ seat, plain, command, from: this.course.counter, next }))
  }

  /** Executes a command from the start with the dice and answers that it has so far. */
  private attempt(open: OpenCommand<C>): Reply {
    const { scene, course } = this
    this.openBefore = scene.save()
    const mark = scene.mark()
    const table = this.newTable(open)
    let outcome: Execution
    let moment: Checkpoint | null = null
    try {
      outcome = executeAgain(this.rules, scene, open.command, table, {
        told: open.events,
        atMoment: () => {
          moment = scene.save()
        },
      })
    } catch (error) {
      scene.rollback(mark)
      this.withdraw()
      throw error
    } finally {
      course.counter = Math.max(course.counter, table.counter)
    }
    if (outcome.status === 'refused') {
      this.withdraw()
      return this.refusedTo(open.seat, outcome.refusal)
    }
    if (outcome.status === 'suspended') {
      scene.rollback(mark)
      open.wait(table, outcome.events, moment)
      this.open = open
      return this.asking(open)
    }
    const refusal = open.next === null ? null : refusedHere(this, open.next)
    if (refusal !== null) {
      // The implied step is not executed if its command is refused; its dice will fall the same again.
      scene.rollback(mark)
      course.counter = open.from
      this.takeBackOpen(open.from)
      return refused(refusal)
    }
    return this.finish(open, table, outcome)
  }

  /** The reply to a refusal, as the seat (by id; null: no particular seat) may know it. */
  private refusedTo(seat: string | null, refusal: Refusal): Reply {
    return refused(
      seat === null ? refusalSeen(refusal, this.scene) : asSeat(this, seat, () => refusalSeen(refusal, this.scene)),
    )
  }

  private asking(open: OpenCommand<C>): Reply {
    this.tell({ kind: 'open', open: open.line() })
    return { status: 'asking', awaited: open.awaited, played: [] }
  }

  private finish({ seat, plain, from, next }: OpenCommand<C>, { inputs }: Table, outcome: Execution): Reply {
    const move = { ply: this.ply + 1, seat, command: plain, inputs, from }
    const done = playedNow(this.scene, move, outcome, this.course.compact(this.openBefore))
    this.course.add(done)
    this.open = null
    this.tell({ kind: 'move', move: lineOf(done) })
    if (next === null) return { status: 'done', played: [done] }
    const reply = this.submit(next.seat, next.plain)
    return { ...reply, played: [done, ...reply.played] }
  }

  /**
   * Answers the open question for a seat. If several seats are asked at once, the answer is held back until all are
   * in; `about` then names the combatant (by row) that it is for.
   */
  answer(seat: string, value: AnswerValue, about?: number): Reply {
    const { open } = this
    if (open === null) return this.refusedTo(seat, NO_QUESTION)
    const taken = this.atMoment(() =>
      asSeat(this, seat, () => {
        const found = open.answer(mineOf(this, seat), seat, value, about)
        return typeof found === 'object' ? refusalSeen(found, this.scene) : found
      }),
    )
    if (typeof taken === 'object') return refused(taken)
    return taken ? this.attempt(open) : this.asking(open)
  }

  /**
   * Retracts an answer of the seat while others to the same question are still missing: the latest one, or the one
   * for a combatant (`about`, its row). Nobody has learnt it yet.
   */
  retract(seat: string, about?: number): Reply {
    const { open } = this
    if (open === null) return this.refusedTo(seat, NO_QUESTION)
    const refusal = open.retract(mineOf(this, seat), seat, about)
    return refusal === null ? this.asking(open) : this.refusedTo(seat, refusal)
  }

  /** Enters the faces of physical dice, in the order in which they were asked for. */
  answerDice(faces: readonly number[]): Reply {
    const { open } = this
    if (open === null) return this.refusedTo(null, NO_DICE)
    const refusal = open.answerDice(faces)
    return refusal === null ? this.attempt(open) : this.refusedTo(null, refusal)
  }

  /** Rolls the awaited dice with the generator. */
  rollForMe(): Reply {
    const { awaited } = this
    if (awaited === null || awaited.kind !== 'dice') return this.refusedTo(null, NO_DICE)
    return this.answerDice(awaited.request.sides.map((s) => faceAt(this.generator, this.course.counter++, s)))
  }

  /** Withdraws the command that waits for an answer; the dice that it has rolled are not rolled again. */
  withdraw(): void {
    this.takeBackOpen()
  }

  /**
   * Withdraws the waiting command if that loses no die and no answer, and returns what to submit to start it again.
   * Otherwise, or if none waits, returns null and withdraws nothing.
   */
  setAside(): { readonly seat: string; readonly plain: PlainCommand } | null {
    const { open } = this
    if (open === null || !open.isFresh) return null
    this.withdraw()
    return open.next ?? { seat: open.seat, plain: open.plain }
  }

  /** Withdraws the waiting command; `counter` is the die to which the generator has returned, if it has. */
  private takeBackOpen(counter?: number): void {
    if (this.open === null) return
    this.course.shown.note(this.scene, this.open.plain, this.open.events)
    this.open = null
    this.tell({ kind: 'withdraw', ...(counter === undefined ? {} : { counter }) })
  }

  /**
   * Undoes commands until `to` are left. The generator does not go back, so that nobody can try for better dice; with
   * `sameDice` (for the referee) it does. Secret answers that were revealed stay fixed if the same question comes
   * again, unless `redeclare` (also for the referee).
   */
  undo(to: number = this.ply - 1, sameDice = false, redeclare = false): void {
    const { course, ply } = this
    if (!Number.isInteger(to) || to < 0 || to > ply)
      throw new RangeError(`There is no point ${to} to go back to: 0 to ${ply} can be reached.`)
    if (to < course.reach) forgotten()
    this.withdraw()
    if (to === ply) return
    const first = course.takeBack(to, redeclare)
    if (sameDice) course.counter = first.from
    this.tell({ kind: 'undo', to, counter: course.counter, ...(redeclare ? { redeclare } : {}) })
  }

  /** Redoes undone commands with the same dice and answers, until `to` commands are executed. */
  redo(to: number = this.ply + 1): void {
    const { course, ply } = this
    const most = ply + course.undone.length
    if (!Number.isInteger(to) || to < ply || to > most)
      throw new RangeError(`There is no point ${to} to go forward to: ${ply} to ${most} can be reached.`)
    this.withdraw()
    while (this.ply < to) course.redo()
    this.tell({ kind: 'redo', to })
  }

  /** A separate fight that starts with the first `at` commands of this one. */
  fork(at: number = this.ply, options: Partial<SessionOptions<S, C>> = {}): Session<S, C> {
    const { settings } = this
    const twin = new Session(this.rules, this.setup, { ...this.options, settings, onLine: undefined, ...options })
    for (const move of this.played.slice(0, at)) {
      const played = twin.course.again(move)
      options.onLine?.({ kind: 'move', move: lineOf(played) })
    }
    twin.course.counter = this.course.counter
    twin.course.shown.take(this.course.shown)
    const now = twin.scene.save()
    twin.course.shown.learn(twin.scene, this.played.slice(at))
    twin.scene.load(now)
    return twin
  }

  /**
   * Replays the lines of a journal; afterwards the session is where the journal ended. Throws if the result differs
   * from the journal; `watch` can check more. `trusting` is for journals written by the same rules: only the final
   * state is compared, which takes a quarter of the time.
   */
  restore(lines: readonly JournalLine[], watch: Watch = {}, trusting = false): void {
    const { course } = this
    course.trusting = trusting
    const open = course.walk(lines, watch)
    course.trusting = false
    if (trusting) course.compareEnd()
    if (open !== null) this.reopen(open)
  }

  private reopen({ seat, from, next, command: plain, inputs, given }: JournalOpen): void {
    const { open } = this
    // If it waits at the same point, only further answers have come in: its question objects stay the same.
    if (open === null || open.inputs.length !== inputs.length) {
      const command = readCommand(this.rules, this.scene, plain)
      if (isRefusal(command))
        throw new Error(`The open command of this journal is refused: ${refusalSeen(command, this.scene).reason}`)
      this.open = null
      this.attempt(new OpenCommand({ seat, plain, command, from, inputs, next }))
    }
    this.open?.recall(given)
  }

  /**
   * Applies lines that another session of this fight has written since, without writing any itself. The lines must be
   * a complete batch. With `compares` the resulting state is compared with what they record.
   * @throws if the result differs; the session is then unusable
   */
  follow(lines: readonly JournalLine[], compares = true): void {
    const { course } = this
    this.isFollowing = true
    course.trusting = true
    try {
      lines.forEach((line, i) => {
        if (line.kind === 'withdraw' || line.kind === 'undo') this.takeBackOpen()
        const open = course.walk([line])
        const after = lines[i + 1]?.kind
        if (open === null) this.open = null
        // A command that continued immediately is not executed up to the point where it waited.
        else if (after !== 'open' && after !== 'move') this.waitAs(open)
      })
    } finally {
      course.trusting = false
      this.isFollowing = false
    }
    if (compares) course.compareEnd()
  }

  private waitAs(open: JournalOpen): void {
    this.reopen(open)
    if (this.open === null) throw new Error('A command waits for an answer in the journal, and for none here.')
  }

  /** The present point, for {@link returnTo}. */
  mark(): SessionMark<C> {
    const { course, scene, settings, open, openBefore: before } = this
    return {
      course: course.mark(),
      scene: scene.save(),
      settings: [...settings],
      open: open === null ? null : { command: open, at: open.mark(), before },
    }
  }

  /** Returns to the mark and discards everything since. Writes no journal line; a mark may be used repeatedly. */
  returnTo({ course, scene, settings, open }: SessionMark<C>): void {
    this.course.returnTo(course)
    this.scene.load(scene)
    this.settings = [...settings]
    this.open = open?.command ?? null
    open?.command.returnTo(open.at)
    if (open !== null) this.openBefore = open.before
  }
}

const refused = (refusal: RefusalSeen): Reply => ({ status: 'refused', refusal, played: [] })
