import {
  type About,
  type AnswerValue,
  type AnyRuleset,
  type AnyScene,
  type Between,
  type Command,
  forgotten,
  hiddenRows,
  inEnglish,
  isHiddenFor,
  isOver,
  isRefusal,
  type JournalLine,
  keysOfNames,
  lookingThrough,
  nameOf,
  type PlainCommand,
  type Question,
  REFEREE_SEAT,
  type Reach,
  type Reply,
  rowOfName,
  type SeatSettings,
  seatOf,
  type ThingRef,
  type Threat,
  unknownTo,
  viewerOf,
  type Words,
  withoutHidden,
} from '@fray/kernel'
import { type Account, accountOf, accountSteps } from '../account.ts'
import { type ActionOptions, actionsOf, type ListedActions } from '../actions/actions.ts'
import type { Chances } from '../chances/chances.ts'
import type { ChanceOptions } from '../chances/foresight.ts'
import { type OptionChanceOptions, Prospects } from '../chances/prospects.ts'
import { inSteps, type Patience } from '../in-steps.ts'
import type { AnyPolicy, AnySession } from '../live-fight.ts'
import { type LogEntry, type SeatLogMark, updateTogether } from '../log/seat-log.ts'
import { openQuestions } from '../questions.ts'
import { type OrderForm, ordersOf } from '../referee/orders.ts'
import { type ValueForm, valuesOf } from '../referee/values.ts'
import { seatAt } from '../seat-at.ts'
import { knownRows } from '../table/board.ts'
import { type Hidden, hiddenNow } from '../table/hiding.ts'
import { type GivenPictures, NO_PICTURES } from '../table/pictures.ts'
import { type SeatTable, tableOf, waitingFor, whoCanActOf } from '../table/table.ts'
import { ViewCache } from '../table/view-cache.ts'
import { Decisions } from './decisions.ts'
import { hidingIn, movedSince, seatedIn } from './encounter-again.ts'
import { type Memory, memoriesOf, nameTokens, nameTokensSoFar } from './memory.ts'
import { Past, type PastStep, type PastTable } from './past.ts'
import { Plans } from './plans.ts'
import type { RemoteDecider } from './remote-decider.ts'
import { type RoundStart, roundStartsOf } from './round-starts.ts'
import { Rounds, type Standstill } from './rounds.ts'
import { keptOf, recall, type SavedPlay } from './saved.ts'

/** The outcome of a request: done, or why not. */
export type Outcome = { readonly done: true } | { readonly done: false; readonly rule: string; readonly reason: string }

/** Options of undo. */
export interface UndoOptions {
  readonly sameDice?: boolean
  readonly redeclare?: boolean
}

const DONE: Outcome = { done: true }
const no = (rule: string, reason: Words): Outcome => ({ done: false, rule, reason })

/** A point in a fight, with the state of all logs; see {@link Play.mark}. */
export interface PlayMark {
  readonly session: ReturnType<AnySession['mark']>
  readonly seatLogs: readonly SeatLogMark[]
  readonly loggedTo: Play['loggedTo']
}

/**
 * Who enters the faces of physical dice: people for what they play (`own`, the generator rolls for computers), people
 * for everyone (`all`), or nobody (`none`: the generator rolls).
 */
export type RealDice = 'own' | 'all' | 'none'

const NOTHING = 'There is nothing to take back.'
/** One message for every reason: a more specific one could reveal what the seat may not know. */
const NOTHING_OF_YOURS =
  'There is nothing that is yours to take back: nothing was done, or since then a die has fallen, somebody else has decided, or something was shown. The referee may take it back all the same.'

/**
 * A live fight as its seats see it: the one class that a host needs. Every method names the seat (by id) that looks
 * or acts, and returns plain data without anything that this seat may not know. Throws if there is no such seat.
 * @example
 * ```ts
 * import { openFight } from '@fray/seat/play'
 *
 * const { play } = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven', computer: { referee: 'aggressive' } },
 * )
 * console.log(play.table('players').turn.who) // [ 'Ada' ]
 * const [group] = play.actions('players', 'Ada').groups
 * const action = group?.actions[0]
 * if (action !== undefined) console.log(action.label, action.words, play.submit('players', action.key)) // Move to the middle { done: true }
 * console.log(play.step()) // person
 * ```
 */
export class Play {
  readonly session: AnySession
  /** Who plays each seat by position: a policy for the computer, null for a person. A host may change it at any time. */
  readonly policies: (AnyPolicy | null)[]
  /** Seats (by position) that the referee plays for now, in addition to its own. A host may change it at any time. */
  readonly handedOver = new Set<number>()
  /** Who enters the faces of physical dice. A host may change it at any time. */
  realDice: RealDice = 'own'
  /**
   * The custom pictures: seats see them with the combatants or map that they show. A host may change them at any
   * time.
   */
  pictures: GivenPictures = NO_PICTURES
  readonly rules: AnyRuleset
  private readonly memories: readonly Memory[]
  /** How far all logs have been updated. */
  loggedTo: { readonly ply: number; readonly last: unknown; readonly open: unknown } | null = null
  /** Who may undo what. */
  readonly decisions: Decisions
  /** The seats' plans. */
  readonly plans: Plans
  /** What happens automatically. */
  readonly rounds: Rounds
  private readonly past: Past
  private readonly prospects: Prospects
  private readonly shared = new ViewCache()
  /** Called when all logs have been updated: a host that saves the journal can note which lines belong together. */
  onTold: () => void = () => undefined

  /**
   * @param policies who plays each seat by position: a policy for the computer, null for a person
   * @param kept the saved state of a Play of the same fight that was closed ({@link kept})
   * @param mind who decides for searching policies; then `step` and `goOn` may return `thinking` (see {@link
   * thought})
   * @param sharesKeys whether other hosts have the same fight, so that the keys of actions must be equal on all of
   * them: see `Keys`
   */
  constructor(
    session: AnySession,
    policies: readonly (AnyPolicy | null)[],
    kept: SavedPlay | null = null,
    mind: RemoteDecider | null = null,
    sharesKeys = false,
  ) {
    this.session = session
    this.policies = [...policies]
    this.rules = session.rules as AnyRuleset
    this.memories = memoriesOf(session, sharesKeys)
    this.decisions = new Decisions(session, {
      isPerson: (seat) => this.isPerson(seat),
      isAlone: () => this.isAlone,
      deciderOf: this.deciderOf,
      rollerOf: this.rollerOf,
    })
    this.plans = new Plans(session)
    this.rounds = new Rounds(session, this.policies, this.rollerOf, mind)
    this.past = new Past(session)
    this.prospects = new Prospects(session)
    if (kept !== null) recall(this, this.memories, kept)
    else nameTokensSoFar(session, this.past, this.memories)
    this.tell()
  }

  /**
   * What seats have been shown and have set, as plain data: what a journal does not hold. With it a closed fight
   * continues as if it had not been closed: open questions keep their ids, tokens their letters.
   */
  kept(): SavedPlay {
    nameTokens(this.session, this.memories)
    return keptOf(this, this.memories)
  }

  /** The present point of the fight and of all logs, for {@link returnTo}. */
  mark(): PlayMark {
    const { session, memories, loggedTo } = this
    return { session: session.mark(), seatLogs: memories.map(({ seatLog }) => seatLog.mark()), loggedTo }
  }

  /** Returns to the mark and discards everything since. `kept` is the saved state from then. */
  returnTo({ session, seatLogs, loggedTo }: PlayMark, kept: SavedPlay): void {
    this.session.returnTo(session)
    for (const [seat, { seatLog }] of this.memories.entries()) seatLog.returnTo(seatLogs[seat] as SeatLogMark)
    this.loggedTo = loggedTo
    this.decisions.forget()
    this.recall(kept)
  }

  /** How many of the first commands have been dropped from memory; see {@link forget}. */
  get forgotten(): number {
    return this.session.forgotten
  }

  /** How many of the seat's first log entries have been dropped from memory. */
  linesForgotten(seat: string): number {
    return this.memoryAt(this.seatAt(seat)).seatLog.forgotten
  }

  /**
   * Drops all but the last commands (at least `keep` of them) and their log entries from memory: for hosts that have
   * the journal. Reading further back throws `Forgotten` and changes nothing, until {@link remember}.
   */
  forget(keep: number): void {
    const { session, memories } = this
    if (session.ply - session.forgotten < 2 * keep) return
    const to = this.decisions.forgetting(session.ply - keep)
    session.forget(to)
    for (const { seatLog } of memories) seatLog.forget(to)
  }

  /** Restores what has been dropped: `whole` must be of the same journal, with its logs updated at the same points. */
  remember(whole: Play): void {
    if (whole.done < this.forgotten) forgotten()
    this.session.remember(whole.session)
    for (const [seat, { seatLog }] of this.memories.entries()) seatLog.remember(whole.memoryAt(seat).seatLog)
    this.decisions.remembered()
  }

  /** Seats that are newly occupied according to `kept`, and from which something is hidden in the whole past. */
  private comeLate(kept: SavedPlay): readonly Memory[] {
    return this.memories.filter(({ since }, seat) => since === null && (kept.since?.[seat] ?? 0) > 0)
  }

  /**
   * Applies what another host of this fight has written, updating logs at the same points. `told` are lines of the
   * journal, grouped by update; `kept` is the saved state at the end, null if it has not changed. Throws if the
   * result differs; the fight must then be opened again.
   */
  follow(told: readonly (readonly JournalLine[])[], kept: SavedPlay | null): void {
    const { session } = this
    const reachesBack = told.flat().some((line) => line.kind === 'undo' && line.to < session.reach)
    if (reachesBack || (session.forgotten > 0 && kept !== null && this.comeLate(kept).length > 0)) forgotten()
    // How seats want to be asked decides what a command waits for.
    if (kept !== null) session.settings = [...kept.settings]
    told.forEach((lines, i) => {
      session.follow(lines, i === told.length - 1)
      this.tell()
    })
    this.decisions.forget()
    if (kept !== null) this.recall(kept)
    else if (told.length > 0) this.rounds.begin()
  }

  private recall(kept: SavedPlay): void {
    for (const { seatLog } of this.comeLate(kept)) seatLog.reset(this.session, this.shared)
    recall(this, this.memories, kept)
    this.rounds.begin()
  }

  /** Who decides for a combatant (its row; below 0 the referee), by the position of its seat. */
  readonly deciderOf = (row: number): number => {
    const seat = seatOf(this.session.scene, row)
    return this.handedOver.has(seat) ? REFEREE_SEAT : seat
  }

  private isPerson(seat: number): boolean {
    return (this.policies[seat] ?? null) === null
  }

  /**
   * The seat (by position) that enters the physical dice of a combatant (its row; below 0 the referee); -1 if the
   * generator rolls.
   */
  readonly rollerOf = (row: number): number => {
    if (this.realDice === 'none') return -1
    const decider = this.deciderOf(row)
    if (this.isPerson(decider)) return decider
    const person = this.realDice === 'all' ? this.firstPerson : -1
    // A person who may not know the combatant is not asked to roll for it.
    return person < 0 || this.isHiddenFrom(person, row) ? -1 : person
  }

  private isHiddenFrom(seat: number, row: number): boolean {
    const { scene } = this.session
    const viewer = viewerOf(scene, seat)
    return row < 0 ? hiddenRows(scene, viewer).length > 0 : isHiddenFor(scene, row, viewer)
  }

  /** The referee's seat if a person has it, otherwise the first seat of a person with combatants; -1 for none. */
  private get firstPerson(): number {
    if (this.isPerson(REFEREE_SEAT)) return REFEREE_SEAT
    const { scene } = this.session
    for (let row = 0; row < scene.combatants; row++) if (this.isPerson(seatOf(scene, row))) return seatOf(scene, row)
    return -1
  }

  /**
   * Executes everything that needs no person: automatic steps, and the computers' decisions. Returns what it then
   * waits for.
   */
  goOn(): Standstill {
    for (;;) {
      const still = this.step()
      if (still !== null) return still
    }
  }

  /** The same, one command or answer at a time: null if something was done. */
  step(): Standstill | null {
    const still = this.rounds.step()
    this.tell()
    if (still !== 'person' && still !== 'choice') return still
    const seatLogs = this.memories.map(({ seatLog }) => seatLog)
    return this.plans.step(seatLogs, () => this.tell()) ? null : still
  }

  /** After `thinking`: settles when the computer has decided, and {@link step} can continue. */
  thought(): Promise<void> {
    return this.rounds.thought()
  }

  /** Cancels pending decisions, for a host that closes the fight. */
  stopThinking(): void {
    this.rounds.stopThinking()
  }

  /**
   * Someone takes the seat. From the first one on, what the referee hides at that point is hidden in the whole past,
   * too: returns true if there is such a thing, which then has to be saved ({@link kept}).
   */
  comes(seat: string): boolean {
    const at = this.seatAt(seat)
    const memory = this.memoryAt(at)
    if (memory.since !== null) return false
    const hides = this.hidesFrom(seat)
    if (hides && this.forgotten > 0) forgotten()
    memory.since = hides ? this.session.ply : 0
    if (hides) {
      memory.letters.recall([])
      nameTokens(this.session, this.memories)
      memory.seatLog.reset(this.session, this.shared)
    }
    return hides
  }

  /** Whether nobody has taken the seat yet. */
  isNew(seat: string): boolean {
    return this.memoryAt(this.seatAt(seat)).since === null
  }

  /** Whether the referee hides anything from the seat now. */
  hidesFrom(seat: string): boolean {
    const { scene } = this.session
    const viewer = viewerOf(scene, this.seatAt(seat))
    return hiddenRows(scene, viewer).length > 0 || unknownTo(scene, viewer) !== null
  }

  /**
   * The encounter for playing it again: what the referee hides now is hidden from the start, and everyone has their
   * present seat.
   */
  get encounterAgain(): unknown {
    const { scene, setup } = this.session
    const { who, places } = hiddenNow(scene)
    const moved = movedSince(this.rules, setup, scene)
    // A thing on the ground now may have been in someone's hand.
    const atFirst = this.past.sceneAt(0)
    const there = places.filter((name) => !isRefusal(keysOfNames(atFirst, [name])))
    return seatedIn(hidingIn(setup.encounter, { who, places: there }), moved)
  }

  /**
   * What the referee hid from the seat at a step before someone took it, for anyone who continues from that step.
   * Empty if the seat was shown the step as it was.
   */
  hiddenAt(seat: string, n: number): Pick<Hidden, 'who' | 'places'> {
    const memory = this.memoryAt(this.seatAt(seat))
    const done = this.past.doneAt(memory.seatLog, n)
    const since = Math.min(memory.since ?? 0, this.session.ply)
    return done === null || done >= since ? { who: [], places: [] } : hiddenNow(this.past.sceneAt(since))
  }

  /** The seat's table, made for it alone. */
  table(seat: string): SeatTable {
    const at = this.seatAt(seat)
    return tableOf(this.session, at, this.memoryAt(at), this)
  }

  /**
   * The same, with parts shared by seats that know the same; each part stays the same object while nothing in it
   * changes: for hosts that make all seats' tables after every command, and modify nothing in them.
   */
  sharedTable(seat: string): SeatTable {
    const at = this.seatAt(seat)
    return tableOf(this.session, at, this.memoryAt(at), this, this.shared)
  }

  /**
   * Names of the seat's own combatants that it may command now, the likeliest first: `turn.who` of its table, without
   * the rest of it.
   */
  whoCanAct(seat: string): readonly string[] {
    return whoCanActOf(this.session, this.seatAt(seat), this.deciderOf)
  }

  /** Ids of the seats that the fight waits for; empty if it continues by itself, or is over. */
  get waitingFor(): readonly string[] {
    return waitingFor(this.session, this)
  }

  /** Ids of all seats, the referee's first. */
  get seats(): readonly string[] {
    return this.session.setup.seats.map(({ id }) => id)
  }

  /** The number of executed commands. It includes what seats may not know: for hosts, not for people. */
  get done(): number {
    return this.session.ply
  }

  /** Where the rounds so far started: for hosts that go back to one. */
  roundStarts(): readonly RoundStart[] {
    return roundStartsOf(this.session)
  }

  /** Whether a command waits for answers or dice. */
  get isOpen(): boolean {
    return this.session.awaited !== null
  }

  /** What one of the seat's combatants (or, for the referee's seat, `referee` and everyone) may do now. */
  actions(seat: string, who: string, options: ActionOptions = {}): ListedActions {
    const at = this.seatAt(seat)
    const { scene } = this.session
    const row = this.ownRow(at, who)
    const isAsked = this.session.awaited !== null
    if (isOver(scene) || (isAsked && (row < 0 || !this.session.takesCommand(row)))) {
      return { who, groups: [], illegal: [], cautions: [] }
    }
    const actions = () => this.actionsNow(at, row, options)
    return isAsked ? this.session.atMoment(actions) : actions()
  }

  private actionsNow(at: number, row: number, options: ActionOptions): ListedActions {
    const { scene, awaited } = this.session
    const viewer = viewerOf(scene, at)
    const isAsked = awaited !== null
    const refusedNow = isAsked ? (command: Command) => this.session.refusedAsAnswer(command) : null
    return lookingThrough(this.rules, scene, viewer, () =>
      withoutHidden(this.rules, scene, viewer, () =>
        actionsOf(this.rules, scene, row, viewer, { ...options, keys: this.memoryAt(at).keys, refusedNow }),
      ),
    )
  }

  /** All orders of the referee, as forms; `only` one action, with some parameters given. Throws for other seats. */
  orders(
    seat: string,
    only: string | null = null,
    given: Readonly<Record<string, unknown>> = {},
  ): readonly OrderForm[] {
    this.referee(seat)
    return ordersOf(this.rules, this.session.scene, only, given)
  }

  /**
   * Every value of a combatant, or of the fight (null), as forms for the referee. Throws for other seats, and for an
   * unknown name.
   */
  values(seat: string, who: string | null): readonly ValueForm[] {
    this.referee(seat)
    const found = valuesOf(this.rules, this.session.scene, who, this.table(seat).board)
    if (found === null) throw new RangeError(`There is no combatant "${who}".`)
    return found
  }

  /**
   * Several commands of the referee as one: all of them, or none; they are undone together. An open command that can
   * restart without losing a die or an answer waits until after them. Throws for other seats.
   */
  together(seat: string, commands: readonly PlainCommand[]): Outcome {
    this.referee(seat)
    const { session } = this
    const wrong = session.refusalInTurn(seat, commands)
    if (wrong !== null) {
      const { rule, reason } = wrong.refusal
      if (commands.length === 1) return no(rule, reason)
      return no(
        rule,
        inEnglish('Nothing was done, for number {n} of {all} cannot be: {reason}', {
          n: { number: wrong.n + 1 },
          all: { number: commands.length },
          reason: wrong.refusal.message,
        }),
      )
    }
    const waiting = session.setAside()
    if (session.awaited !== null)
      return no(
        'question-open',
        inEnglish('An answer is awaited first: what was rolled or answered for it would be lost.'),
      )
    const from = session.ply
    // Computers may answer differently than in the trial.
    const isDone = commands.every((command) => session.submit(seat, command).status === 'done')
    if (isDone) this.decisions.together(from)
    else session.undo(from)
    if (waiting !== null) session.submit(waiting.seat, waiting.plain)
    const outcome = this.outcomeOf(null)
    return isDone
      ? outcome
      : no('question-open', inEnglish('Not all of it could be done at once, so nothing was done.'))
  }

  private referee(seat: string): void {
    if (this.seatAt(seat) !== REFEREE_SEAT) throw new RangeError('That is for the referee.')
  }

  /** The overlay "what I can do" of a combatant that the seat knows. */
  reach(seat: string, who: string): Reach {
    return this.look(seat, [who], (scene, viewer, [row]) => this.rules.presentation.reach(scene, row, viewer))
  }

  /** The overlay "what they can do to me". */
  threat(seat: string, who: string): Threat {
    return this.look(seat, [who], (scene, viewer, [row]) => this.rules.presentation.threat(scene, row, viewer))
  }

  /** What lies between two combatants that the seat knows. */
  between(seat: string, who: string, other: string): Between {
    return this.look(seat, [who, other], (scene, viewer, [row, at]) =>
      this.rules.presentation.between(scene, row, at, viewer),
    )
  }

  /**
   * Explains anything: an item, a spell, a condition, an action, a rule, ready-made content. Null if the seat does
   * not know it. A browser loads the code for it on demand.
   */
  async about(seat: string, thing: ThingRef): Promise<About | null> {
    const { aboutOf } = await import('../asked.ts')
    return aboutOf(this, seat, thing)
  }

  /**
   * The possible results of an action that was listed to the seat, by what the seat believes; null if nobody can
   * know. Calculated on demand, which may take a moment. Rejects with {@link ChancesStopped} when it is stopped.
   */
  async chances(seat: string, action: string | PlainCommand, options: ChanceOptions = {}): Promise<Chances | null> {
    const command = this.plainOf(this.seatAt(seat), action)
    if (command === null) return null
    this.ownRow(this.seatAt(seat), command.actor)
    return this.prospects.ofCommand(command, options)
  }

  /**
   * The same for the options of a question of the seat, by position, null for one that is not allowed; empty for a
   * question that asks for text or a number. `only` limits the positions, all others are null.
   */
  async optionChances(
    seat: string,
    question: string,
    options: OptionChanceOptions = {},
  ): Promise<readonly (Chances | null)[]> {
    const asked = this.questionOf(this.seatAt(seat), question)
    return asked === undefined ? [] : this.prospects.ofOptions(asked, options)
  }

  /** The seat's log entries after number `since`. */
  told(seat: string, since = 0): readonly LogEntry[] {
    const { seatLog } = this.memoryAt(this.seatAt(seat))
    if (since < seatLog.forgotten) forgotten()
    return seatLog.lines.slice(since)
  }

  /** The steps of the fight in the seat's log, the start first, without undone ones. */
  pastSteps(seat: string): readonly PastStep[] {
    return this.past.steps(this.memoryAt(this.seatAt(seat)).seatLog)
  }

  /** What the seat saw at a step: without anything learnt since, or undone. Null if there is no such step. */
  pastTable(seat: string, n: number): PastTable | null {
    const at = this.seatAt(seat)
    return this.past.table(at, this.memoryAt(at), n, this.pictures)
  }

  /**
   * The number of commands at a step of the seat; null if there is no such step. It includes what the seat may not
   * know: for hosts.
   */
  doneAt(seat: string, n: number): number | null {
    return this.past.doneAt(this.memoryAt(this.seatAt(seat)).seatLog, n)
  }

  /**
   * The results of the fight in numbers, as far as the seat may know (the referee's by default): null until it is
   * over.
   */
  account(seat?: string): Account | null {
    if (!isOver(this.session.scene)) return null
    return accountOf(this.session, seat === undefined ? REFEREE_SEAT : this.seatAt(seat))
  }

  /** The same for a seat in steps. Rejects with {@link ChancesStopped} when it is stopped. */
  async accountInSteps(seat: string, patience: Patience = {}): Promise<Account | null> {
    const at = this.seatAt(seat)
    return isOver(this.session.scene) ? inSteps(accountSteps(this.session, at), patience) : null
  }

  /**
   * Gives a command: the key of an action that was listed to this seat, or a written command. `given` supplies
   * parameters that the action still asks for.
   */
  submit(seat: string, action: string | PlainCommand, given: Readonly<Record<string, unknown>> = {}): Outcome {
    const at = this.seatAt(seat)
    const command = this.plainOf(at, action)
    if (command === null)
      return no(
        'unknown-name',
        inEnglish('No action with the key "{key}" was listed to this seat: list what may be done, or give a command.', {
          key: { said: String(action) },
        }),
      )
    // An order of the referee does not take a question away from those who are asked.
    if (
      at === REFEREE_SEAT &&
      command.actor === 'referee' &&
      this.session.awaited !== null &&
      !this.session.takesCommand()
    )
      return this.together(seat, [{ ...command, ...given }])
    const from = this.session.ply
    const reply = this.session.submit(seat, { ...command, ...given })
    if (at === REFEREE_SEAT && reply.status !== 'refused' && this.policies[at] !== null) this.decisions.together(from)
    return this.outcomeOf(reply)
  }

  /** The command of a key that was listed to the seat in this fight, legal now or not; null for any other. */
  commandOf(seat: string, key: string): PlainCommand | null {
    return this.plainOf(this.seatAt(seat), key)
  }

  /** Answers a question by its id. */
  answer(seat: string, question: string, value: AnswerValue): Outcome {
    const at = this.seatAt(seat)
    const asked = this.questionOf(at, question)
    if (asked === undefined)
      return no('bad-value', inEnglish('The question {id} is not open any more.', { id: { said: question } }))
    return this.outcomeOf(this.session.answer(seat, value, asked.to))
  }

  /** Enters the faces of the physical dice that the seat was to roll, or has them rolled (null). */
  roll(seat: string, faces: readonly number[] | null): Outcome {
    const { awaited } = this.session
    const at = this.seatAt(seat)
    if (awaited?.kind !== 'dice' || (at !== 0 && this.rollerOf(awaited.request.to) !== at)) {
      return no('not-your-seat', inEnglish('No dice of the seat "{seat}" are awaited.', { seat: { said: seat } }))
    }
    return this.outcomeOf(faces === null ? this.session.rollForMe() : this.session.answerDice(faces))
  }

  /**
   * Plans what one of the seat's combatants will do in its next turn, as written commands. It is executed step by
   * step when its turn comes and stops at anything new; an empty list deletes the plan.
   */
  plan(seat: string, who: string, commands: readonly PlainCommand[]): void {
    const at = this.seatAt(seat)
    this.ownRow(at, who)
    this.plans.make(at, who, commands)
  }

  /** How the seat is asked: about everything, or with some reactions answered or declined automatically. */
  settings(seat: string): SeatSettings {
    return this.session.settings[this.seatAt(seat)] as SeatSettings
  }

  /** Changes how the seat is asked, from the next question on. */
  setSettings(seat: string, settings: SeatSettings): void {
    this.session.settings[this.seatAt(seat)] = settings
  }

  /**
   * Undoes what {@link SeatTable.undo} describes. The referee may keep the same dice (`sameDice`), and let revealed
   * secret declarations be made again (`redeclare`), which is always so for a person who plays alone.
   */
  undo(seat: string, { sameDice = false, redeclare = false }: UndoOptions = {}): Outcome {
    const at = this.seatAt(seat)
    const found = this.decisions.undo(at)
    if (found === null) return no('bad-value', inEnglish(at === 0 ? NOTHING : NOTHING_OF_YOURS))
    if (at !== 0 && (sameDice || redeclare))
      return no('not-your-seat', inEnglish('Only the referee decides which dice fall.'))
    if (found.retract !== undefined) return this.outcomeOf(this.session.retract(seat, found.retract))
    this.session.undo(found.to, sameDice, redeclare || this.isAlone)
    this.decisions.undoneBy = at
    this.plans.clear()
    return this.outcomeOf(null)
  }

  /** Redoes what {@link SeatTable.redo} describes, unchanged. */
  redo(seat: string): Outcome {
    const found = this.decisions.redo(this.seatAt(seat))
    if (found === null) return no('bad-value', inEnglish('There is nothing to do again.'))
    this.session.redo(found.to)
    return this.outcomeOf(null)
  }

  /**
   * Whether one person plays alone: then declaring again with knowledge of what was revealed is unfair to nobody.
   * Seats without combatants (spectators, free seats) do not count.
   */
  private get isAlone(): boolean {
    const { scene } = this.session
    const playing = new Set([REFEREE_SEAT])
    for (let row = 0; row < scene.combatants; row++) playing.add(seatOf(scene, row))
    return this.policies.filter((policy, seat) => policy === null && playing.has(seat)).length < 2
  }

  private outcomeOf(reply: Reply | null): Outcome {
    this.tell()
    return reply?.status === 'refused' ? no(reply.refusal.rule, reply.refusal.reason) : DONE
  }

  private tell(): void {
    const { played, openEvents } = this.session
    const last = played.at(-1)
    const open = openEvents.length === 0 ? null : openEvents
    const { loggedTo } = this
    if (loggedTo !== null && loggedTo.ply === played.length && loggedTo.last === last && loggedTo.open === open) return
    this.loggedTo = { ply: played.length, last, open }
    const seatLogs = this.memories.map(({ seatLog }) => seatLog)
    updateTogether(seatLogs, this.session, this.shared)
    nameTokens(this.session, this.memories)
    this.onTold()
  }

  private seatAt(id: string): number {
    return seatAt(this.session, id)
  }

  private plainOf(seat: number, action: string | PlainCommand): PlainCommand | null {
    if (typeof action !== 'string') return action
    const { keys } = this.memoryAt(seat)
    return (
      keys.commandOf(action) ??
      (keys.areShared && this.keyAll(seat, keys.actionOf(action)) ? keys.commandOf(action) : null)
    )
  }

  /**
   * Gives keys to everything that the seat may do now by that action, because another host may have listed it. False
   * if that was done already.
   */
  private keyAll(seat: number, action: string | null): boolean {
    if (action === null) return false
    const memory = this.memoryAt(seat)
    const { played, setup } = this.session
    const { id } = setup.seats[seat] as { readonly id: string }
    const asked = openQuestions(this.session, seat, this.deciderOf).filter(({ command }) => command !== undefined)
    const who = [
      ...this.whoCanAct(id),
      ...asked.map(({ to }) => nameOf(this.session.scene, to)),
      ...(seat === REFEREE_SEAT ? ['referee'] : []),
    ]
    const now = { after: played.at(-1), who: [...who, this.session.openInputs.length].join('\n') }
    const was = memory.keyed
    const keyed =
      was !== null && was.after === now.after && was.who === now.who ? was : { ...now, actions: new Set<string>() }
    memory.keyed = keyed
    const { actions } = keyed
    if (actions.has(action)) return false
    actions.add(action)
    for (const name of who) this.actions(id, name, { action, deep: true })
    return true
  }

  private questionOf(seat: number, id: string): Question | undefined {
    const { questionIds } = this.memoryAt(seat)
    return openQuestions(this.session, seat, this.deciderOf).find((one) => questionIds.of(one) === id)
  }

  private memoryAt(seat: number): Memory {
    return this.memories[seat] as Memory
  }

  /** The row of a combatant that the seat commands; -1 for the referee. */
  private ownRow(seat: number, who: string): number {
    const { scene } = this.session
    const row = who === 'referee' ? -1 : rowOfName(scene, who)
    const isKnown = who === 'referee' || row >= 0
    if (!isKnown || (seat !== 0 && (row < 0 || seatOf(scene, row) !== seat)))
      throw new RangeError(`The seat "${this.session.setup.seats[seat]?.id}" does not answer for "${who}".`)
    return row
  }

  /** Calls `of` with combatants by name in the fight's present state. Throws if the seat knows nobody of that name. */
  private look<T>(
    seat: string,
    names: readonly string[],
    of: (scene: AnyScene, viewer: ReturnType<typeof viewerOf>, rows: readonly number[]) => T,
  ): T {
    const at = this.seatAt(seat)
    return this.session.atMoment(() => {
      const { scene } = this.session
      const viewer = viewerOf(scene, at)
      const known = knownRows(this.rules, scene, viewer)
      const rows = names.map((name) => rowOfName(scene, name))
      const missing = names.find((name) => !known.includes(rowOfName(scene, name)))
      if (missing !== undefined) throw new RangeError(`There is no combatant "${missing}".`)
      return lookingThrough(this.rules, scene, viewer, () =>
        withoutHidden(this.rules, scene, viewer, () => of(scene, viewer, rows)),
      )
    })
  }
}
