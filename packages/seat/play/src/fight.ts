import { type AnswerValue, commandBy, type PlainCommand, randomFrom, rowOfName, writeCommand } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import {
  type Account,
  type Chances,
  type ListedAction,
  type LogEntry,
  type Outcome,
  type Play,
  readTyped,
  type SeatTable,
  type Standstill,
} from '@fray/seat'
import { ForbiddenAction } from './problems.ts'

/** The rule of a refusal where there is no such action. */
const UNKNOWN = 'unknown-action'

/** What became of something that was wanted, and what the fight waits for now. */
export type Step = Outcome & { readonly waits: Standstill }

/**
 * A live fight in your program. Seats are called by their ids; the referee's is the first. Whatever a seat is shown holds
 * nothing that it may not know, and is plain data. After everything that you do, the fight goes on by itself until it waits
 * for one of you: {@link waits} says for what. Open one with `openFight`.
 * @example
 * ```ts
 * import { openFight } from '@fray/seat/play'
 *
 * const fight = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven', computer: { referee: 'aggressive' } },
 * )
 * const [first] = fight.legal('players')
 * console.log(first?.key, first?.label) // m1 Move
 * console.log(fight.submit('players', 'Ada dance').done) // false
 * while (!fight.over) {
 *   const [question] = fight.questions('players')
 *   if (question !== undefined) fight.answer('players', question.id, question.decline ?? question.preset)
 *   else fight.submit('players', fight.suggest('players'))
 * }
 * console.log(fight.winner) // enemies
 * ```
 */
export class Fight {
  /** The same fight with everything that a host can do (docs/reference/seat.md). */
  readonly play: Play
  private readonly journal: () => string
  private stands: Standstill

  constructor(play: Play, journal: () => string) {
    this.play = play
    this.journal = journal
    this.stands = play.goOn()
  }

  /**
   * What the fight waits for: `person` (somebody's turn: {@link legal}, {@link submit}), `choice` (several may begin),
   * `question` ({@link questions}, {@link answer}), `dice` ({@link roll}), `referee`, `stalemate` (nothing is left that
   * anybody could do but the referee) or `over`.
   */
  get waits(): Standstill {
    return this.stands
  }

  /** Whether the fight is over. */
  get over(): boolean {
    return this.stands === 'over'
  }

  /** The id of the side that has won; null before the end, and where nobody has. */
  get winner(): string | null {
    return this.view(this.seats[0] as string).fight.winner
  }

  /** Ids of all seats, the referee's first. */
  get seats(): readonly string[] {
    return this.play.seats
  }

  /** Ids of the seats for which the fight waits, the ones that answer questions included. */
  get waitsFor(): readonly string[] {
    return this.view(this.seats[0] as string).turn.waitingFor
  }

  /** What the seat sees: the board, the order, cards of everybody it knows of, its questions, what it may take back. */
  view(seat: string): SeatTable {
    return this.play.table(seat)
  }

  /** What the seat has been told, line by line, from number `since` on. */
  told(seat: string, since = 0): readonly LogEntry[] {
    return this.play.told(seat, since)
  }

  /** What one of the seat's combatants may do now (whoever's turn it is where `who` is left out), the likely things first. */
  legal(seat: string, who?: string): readonly ListedAction[] {
    return this.actors(seat, who).flatMap((one) =>
      this.play.actions(seat, one).groups.flatMap(({ actions }) => actions),
    )
  }

  /** What one might expect and the rules forbid now: the words of the action, the rule and the reason. */
  forbidden(seat: string, who?: string): readonly { words: string; rule: string; reason: string }[] {
    return this.actors(seat, who).flatMap((one) =>
      this.play.actions(seat, one).illegal.map(({ whole, rule, reason }) => ({ words: whole, rule, reason })),
    )
  }

  /**
   * What an action, said as for {@link submit}, may lead to, on what the seat believes; null where nobody can know. Rejects with a
   * {@link ForbiddenAction}, which has the rule and the reason, where there is no such action or the rules forbid it now.
   */
  async odds(seat: string, action: string | PlainCommand): Promise<Chances | null> {
    const read = this.read(seat, action)
    if ('reason' in read) throw new ForbiddenAction(UNKNOWN, read.reason)
    const plain = typeof read.action === 'string' ? this.play.commandOf(seat, read.action) : read.action
    const refusal = plain === null || this.play.isOpen ? null : this.play.session.refusalOf(seat, plain)
    if (refusal !== null) throw new ForbiddenAction(refusal.rule, refusal.reason)
    return this.play.chances(seat, read.action)
  }

  /**
   * What the computer would do in the seat's place for whoever's turn it is, knowing no more than the seat.
   * @param policy the name of a policy: `aggressive`, `greedy`, `search:500` ... (docs/reference/opponents.md)
   * @throws RangeError where it is not the seat's turn
   */
  suggest(seat: string, policy = 'aggressive'): PlainCommand {
    const [who] = this.view(seat).turn.who
    if (who === undefined || this.play.isOpen)
      throw new RangeError(`The fight does not wait for a command of "${seat}".`)
    const { rules, session } = this.play
    const random = randomFrom(`${session.seed} advice ${session.ply}`)
    const row = rowOfName(session.scene, who)
    return writeCommand(rules, session.scene, commandBy(rules, session.scene, policyNamed(rules, policy), row, random))
  }

  /** The questions that the seat has to answer now. Their ids hold as long as this fight is open here, and not in one that is restored. */
  questions(seat: string): SeatTable['questions'] {
    return this.view(seat).questions
  }

  /**
   * Does something: the key of an action from {@link legal}, a command as it is written, or a line as a person types it
   * (`Ada attack Gob with sword`). `given` says what the action still asks.
   */
  submit(seat: string, action: string | PlainCommand, given: Readonly<Record<string, unknown>> = {}): Step {
    const read = this.read(seat, action)
    if ('reason' in read) return { done: false, rule: UNKNOWN, reason: read.reason, waits: this.stands }
    return this.after(this.play.submit(seat, read.action, given))
  }

  /** Answers a question by its id, with the value of one of its options. */
  answer(seat: string, question: string, value: AnswerValue): Step {
    return this.after(this.play.answer(seat, question, value))
  }

  /** Says what the real dice show that the seat was to roll; null lets them be rolled. */
  roll(seat: string, faces: readonly number[] | null): Step {
    return this.after(this.play.roll(seat, faces))
  }

  /** Takes back the seat's last step, as far as it may; the referee anything, dice included. */
  undo(seat: string): Step {
    return this.after(this.play.undo(seat))
  }

  /** Does again what was taken back. */
  redo(seat: string): Step {
    return this.after(this.play.redo(seat))
  }

  /** How the fight went in numbers, who did what; null until it is over. */
  account(): Account | null {
    return this.play.account()
  }

  /** The fight as text, one JSON object a line (docs/reference/journals.md): `restoreFight` opens it again. */
  save(): string {
    return this.journal()
  }

  /** An action as the seat says it: a key of what is listed, whether it was looked at or not, a command, or a line as a person types it. */
  private read(seat: string, action: string | PlainCommand): { action: string | PlainCommand } | { reason: string } {
    if (typeof action !== 'string' || this.play.commandOf(seat, action) !== null) return { action }
    this.legal(seat)
    if (this.play.commandOf(seat, action) !== null) return { action }
    try {
      return { action: readTyped(this.play, seat, action, this.view(seat).turn.who[0] ?? null) }
    } catch (error) {
      return { reason: (error as Error).message }
    }
  }

  private actors(seat: string, who: string | undefined): readonly string[] {
    return who === undefined ? this.view(seat).turn.who.slice(0, 1) : [who]
  }

  private after(outcome: Outcome): Step {
    if (outcome.done) this.stands = this.play.goOn()
    return { ...outcome, waits: this.stands }
  }
}
