import type { Command, PlainCommand } from '../command.ts'
import type { FightEvent } from '../events.ts'
import type { AnswerValue, Question } from '../questions.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Checkpoint } from '../state/state.ts'
import { answerValue, readAnswer } from '../table/answers.ts'
import type { RecordedInput } from '../table/recorded-inputs.ts'
import type { Table } from '../table/table.ts'
import type { JournalOpen } from './journal.ts'
import type { Awaited } from './replies.ts'

/** What an {@link OpenCommand} starts with. */
export interface Given<C> {
  /** The id of the seat that gave it. */
  readonly seat: string
  readonly plain: PlainCommand
  readonly command: C
  /** Number of the generator's first die that it may use. */
  readonly from: number
  /** The command that implied this one, or null. */
  readonly next: JournalOpen['next']
  readonly inputs?: readonly RecordedInput[]
}

/** The progress of an {@link OpenCommand}, to return to. */
export interface OpenMark {
  readonly inputs: RecordedInput[]
  readonly events: readonly FightEvent[]
  readonly moment: Checkpoint | null
  readonly waitsFor: Awaited | null
  readonly given: readonly (AnswerValue | null)[]
  readonly fixed: readonly (AnswerValue | null)[]
}

/** Whether a question is for the seat that answers here. */
export type IsMine = (question: Question) => boolean

/**
 * A command in progress that may have to wait: what it waits for, the dice and answers so far, and answers held back
 * until the others to the same question are in.
 */
export class OpenCommand<C extends Command> {
  readonly seat: string
  readonly plain: PlainCommand
  readonly command: C
  readonly from: number
  readonly next: JournalOpen['next']
  inputs: RecordedInput[]
  /** The events before the missing answer. */
  events: readonly FightEvent[] = []
  /** The fight at the point where it waits. */
  moment: Checkpoint | null = null
  private waitsFor: Awaited | null = null
  private given: (AnswerValue | null)[] = []
  /** Answers that policies and settings gave immediately: nobody can retract them. */
  private fixed: readonly (AnswerValue | null)[] = []

  constructor({ seat, plain, command, from, next, inputs = [] }: Given<C>) {
    this.seat = seat
    this.plain = plain
    this.command = command
    this.from = from
    this.next = next
    this.inputs = [...inputs]
  }

  /** What it waits for. Throws if it is not waiting. */
  get awaited(): Awaited {
    if (this.waitsFor === null) throw new Error(`The command ${this.command.action} waits for nothing.`)
    return this.waitsFor
  }

  /** Called when an answer is missing. */
  wait(table: Table, events: readonly FightEvent[], moment: Checkpoint | null): void {
    const missing = table.awaited
    if (missing === null) throw new Error('A resolution was suspended without saying what it waits for.')
    this.inputs = table.inputs
    this.events = events
    this.moment = moment
    if ('sides' in missing) this.waitsFor = { kind: 'dice', request: missing }
    else {
      this.given = [...table.given]
      this.fixed = table.given
      this.waitsFor = { kind: 'answers', questions: missing, given: table.given }
    }
  }

  /** The journal line for it. */
  line(): JournalOpen {
    const { seat, plain: command, inputs, from, next, given } = this
    return { seat, command, inputs, from, next, given: [...given] }
  }

  /** Restores the answers that a journal line holds. */
  recall(given: readonly (AnswerValue | null)[]): void {
    if (given.length > 0 && this.waitsFor?.kind === 'answers') this.keep([...given])
  }

  /** The present progress, for {@link returnTo}. */
  mark(): OpenMark {
    const { inputs, events, moment, waitsFor, given, fixed } = this
    return { inputs, events, moment, waitsFor, given: [...given], fixed }
  }

  /** Returns to the mark, with the same question objects. */
  returnTo({ inputs, events, moment, waitsFor, given, fixed }: OpenMark): void {
    this.inputs = inputs
    this.events = events
    this.moment = moment
    this.waitsFor = waitsFor
    this.given = [...given]
    this.fixed = fixed
  }

  private keep(given: (AnswerValue | null)[]): void {
    this.given = given
    this.waitsFor = { ...this.awaited, given: [...given] } as Awaited
  }

  /**
   * Takes an answer to the first open question for which `isMine` is true (`about`: the one for that combatant's
   * row). Returns whether all answers are in (the command can then continue), or a refusal.
   */
  answer(isMine: IsMine, whose: string, value: AnswerValue, about?: number): boolean | Refusal {
    const { awaited } = this
    if (awaited.kind !== 'answers') return NO_QUESTION
    const { questions } = awaited
    const i = questions.findIndex(
      (q, n) => this.given[n] === null && isMine(q) && (about === undefined || q.to === about),
    )
    if (i < 0)
      return refuse('not-your-seat', 'The question is not put to the seat "{seat}".', { seat: { said: whose } })
    const found = readAnswer(questions[i], value)
    if (typeof found !== 'number') return found
    this.given[i] = value
    if (this.given.includes(null)) {
      this.keep(this.given)
      return false
    }
    this.inputs = [...this.inputs, { answers: questions.map((q, n) => plainAnswer(q, this.given[n] as AnswerValue)) }]
    return true
  }

  /** Retracts the latest answer for which `isMine` is true and that nobody has learnt yet, or says why there is none. */
  retract(isMine: IsMine, whose: string, about?: number): Refusal | null {
    const { awaited } = this
    if (awaited.kind !== 'answers') return NO_QUESTION
    const i = awaited.questions.findLastIndex(
      (q, n) =>
        this.given[n] !== null && this.fixed[n] === null && isMine(q) && (about === undefined || q.to === about),
    )
    if (i < 0) {
      return refuse('not-your-seat', 'The seat "{seat}" has given no answer that is still secret.', {
        seat: { said: whose },
      })
    }
    this.keep(this.given.with(i, null))
    return null
  }

  /** Whether starting again loses nothing: no die is rolled, and nobody has answered. */
  get isFresh(): boolean {
    return this.inputs.length === 0 && this.given.every((one, n) => one === this.fixed[n])
  }

  /** Takes the faces of physical dice, in the order in which they were asked for, or refuses them. */
  answerDice(faces: readonly number[]): Refusal | null {
    const { awaited } = this
    if (awaited.kind !== 'dice') return NO_DICE
    const { sides } = awaited.request
    if (faces.length !== sides.length) {
      return refuse('bad-value', 'Awaited: {dice}; {count} faces were given.', {
        dice: { thing: sides.map((s) => `d${s}`).join(', ') },
        count: { number: faces.length },
      })
    }
    const i = faces.findIndex((face, n) => !Number.isInteger(face) || face < 1 || face > sides[n])
    if (i >= 0) {
      return refuse('bad-value', 'A d{sides} cannot show {face}.', {
        sides: { number: sides[i] },
        face: { number: faces[i] },
      })
    }
    this.inputs = [...this.inputs, ...faces.map((face, n) => ({ sides: sides[n], face }))]
    return null
  }
}

/** The refusal of an answer when no question is open. */
export const NO_QUESTION: Refusal = refuse('bad-value', 'No question is open.')

/** The refusal of dice when none are awaited. */
export const NO_DICE: Refusal = refuse('bad-value', 'No dice are awaited.')

/** The answer as recorded: the option's value, a number as a number, a text as it is. */
function plainAnswer(question: Question, value: AnswerValue): AnswerValue {
  if (question.kind === 'number') return Number(value)
  if (question.kind === 'text') return value
  return answerValue(question, readAnswer(question, value) as number)
}
