import {
  type AnswerValue,
  type AnyRuleset,
  type AnyScene,
  answerValue,
  type DiceRequest,
  inEnglish,
  inWords,
  type Message,
  nameOf,
  type Question,
  REFEREE_SEAT,
  type Refusal,
  refusalSeen,
  viewEvents,
  viewerOf,
} from '@fray/kernel'
import type { AnySession } from './live-fight.ts'

/** One answer to a question. */
export interface SeatOption {
  readonly value: AnswerValue
  readonly label: string
  /** Group heading in the rules' words, if there may be many answers. '' for none. */
  readonly under: string
  /** Why the rules forbid it, or null if it is allowed. */
  readonly refused: { readonly rule: string; readonly reason: string } | null
}

/** A question that a seat has to answer. */
export interface SeatQuestion {
  /**
   * Stays the same until the question is answered or withdrawn, and is never reused; a fight that is opened from its
   * journal alone starts counting again.
   */
  readonly id: string
  /** The combatant's name for whom the seat answers, or `referee`. */
  readonly to: string
  /** The rule that asks, by id and title. */
  readonly rule: string
  readonly title: string
  readonly prompt: string
  readonly kind: Question['kind']
  readonly options: readonly SeatOption[]
  /** The bounds of a number; null if there are none. */
  readonly min: number | null
  readonly max: number | null
  /** The default answer. */
  readonly preset: AnswerValue
  /** The answer that declines a reaction; null if there is none. */
  readonly decline: AnswerValue | null
  /** Whether it is a reaction, which a seat may have answered or declined automatically. */
  readonly reaction: boolean
  /**
   * Whether a command of the asked combatant is also an answer: as the answer, without its actor, or given like any
   * command.
   */
  readonly takesCommands: boolean
  /** Whether others are asked the same at once, and nobody learns an answer before all are in: a secret declaration. */
  readonly secret: boolean
  /** For reactions, what happened: the same for everyone asked at once; otherwise ''. */
  readonly event: string
  /** Why no answer can change anything, for seats that want to be asked anyway; '' if one may. */
  readonly pointless: string
}

/** Dice that a seat has to roll and enter. */
export interface SeatDice {
  readonly to: string
  readonly sides: readonly number[]
  readonly rule: string
  readonly why: string
  /** The attack that is rolled against, in words; otherwise ''. */
  readonly occasion: string
}

/** Ids for questions, one for each question object: a question asked again is a new one. */
export class QuestionIds {
  private readonly ids = new WeakMap<Question, string>()
  /** How many questions have an id. */
  count = 0

  /** Sets the id of a question that was asked before the fight was closed. */
  recall(question: Question, id: string): void {
    this.ids.set(question, id)
  }

  of(question: Question): string {
    const id = this.ids.get(question) ?? `q${++this.count}`
    this.ids.set(question, id)
    return id
  }
}

/** Who decides for a combatant, by position: its seat, or the referee if that seat was handed over. */
export type DeciderOf = (row: number) => number

/** The open questions that the seat (by position) has to answer, without answered ones. */
export function openQuestions({ awaited }: AnySession, seat: number, decider: DeciderOf): readonly Question[] {
  if (awaited?.kind !== 'answers') return []
  return awaited.questions.filter(({ to }, i) => awaited.given[i] === null && decider(to) === seat)
}

/** The open questions of a seat as plain data. */
export const questionsOf = (session: AnySession, seat: number, decider: DeciderOf, ids: QuestionIds): SeatQuestion[] =>
  openQuestions(session, seat, decider).map((question) => questionOf(session, question, ids.of(question)))

function refusedOf(refusal: Refusal, scene: AnyScene): SeatOption['refused'] {
  const { rule, reason } = refusalSeen(refusal, scene)
  return { rule, reason }
}

function questionOf(session: AnySession, question: Question, id: string): SeatQuestion {
  const { scene, rules } = session
  const {
    rule,
    kind,
    to,
    min = null,
    max = null,
    decline = -1,
    reaction = false,
    presetText = '',
    pointless,
  } = question
  return {
    id,
    to: nameOf(scene, to),
    rule,
    title: rules.ruleTitles[rule] ?? '',
    prompt: inWords(question.prompt, scene),
    kind,
    options: question.options.map(({ value, label, under, refusal }) => ({
      value,
      label: inWords(label, scene),
      under: wordsOf(scene, under) ?? '',
      refused: refusal === undefined ? null : refusedOf(refusal, scene),
    })),
    min,
    max,
    preset: kind === 'text' ? presetText : answerValue(question, question.preset),
    decline: decline < 0 ? null : answerValue(question, decline),
    reaction,
    takesCommands: question.command !== undefined,
    secret: question.secret === true,
    event: wordsOf(scene, question.event) ?? '',
    pointless: wordsOf(scene, pointless) ?? '',
  }
}

/** Secret declarations so far, while others are still missing. */
export interface SeatDeclared {
  /** The seat's own declarations; undo retracts the last one. */
  readonly own: readonly {
    /** The combatant's name, or `referee`. */
    readonly to: string
    readonly prompt: string
    readonly words: string
  }[]
  /** Ids of all seats whose declarations are complete. */
  readonly seats: readonly string[]
}

/** Secret declarations so far, as far as the seat (by position) may know; null if nothing is being declared. */
export function declaredOf(session: AnySession, seat: number, decider: DeciderOf): SeatDeclared | null {
  const { awaited, setup } = session
  if (awaited?.kind !== 'answers' || !awaited.questions.some(({ secret }) => secret === true)) return null
  const seats = new Map<number, boolean>()
  for (const [i, { to }] of awaited.questions.entries())
    seats.set(decider(to), seats.get(decider(to)) !== false && awaited.given[i] !== null)
  return {
    own: declarationsOf(session, seat, decider).map(({ question, value }) => {
      const { to, prompt } = questionOf(session, question, '')
      return { to, prompt, words: declaredWords(session, question, value) }
    }),
    seats: [...seats].filter(([, isIn]) => isIn).map(([at]) => setup.seats[at]?.id ?? ''),
  }
}

/** Answered questions of the seat (by position) while others are missing. */
export function declarationsOf(
  { awaited }: AnySession,
  seat: number,
  decider: DeciderOf,
): readonly { readonly question: Question; readonly value: AnswerValue }[] {
  if (awaited?.kind !== 'answers') return []
  return awaited.questions.flatMap((question, i) => {
    const value = awaited.given[i] ?? null
    return value === null || decider(question.to) !== seat ? [] : [{ question, value }]
  })
}

/** An answer in the words of its option. */
export const declaredWords = ({ scene }: AnySession, { options }: Question, given: AnswerValue): string =>
  wordsOf(scene, options.find(({ value }) => String(value) === String(given))?.label) ?? String(given)

const wordsOf = (scene: AnyScene, message: Message | undefined): string | null =>
  message === undefined ? null : inWords(message, scene)

/** The dice that the seat has to roll, or null. */
export function diceOf(session: AnySession, seat: number, roller: DeciderOf): SeatDice | null {
  const { awaited, scene } = session
  if (awaited?.kind !== 'dice' || roller(awaited.request.to) !== seat) return null
  const { to, sides, rule, why }: DiceRequest = awaited.request
  return {
    to: nameOf(scene, to),
    sides,
    rule,
    why: inWords(why, scene),
    occasion: occasionOf(session, seat, to),
  }
}

/** The attack that is being rolled against, which the log reports only when it is decided. */
function occasionOf(session: AnySession, seat: number, to: number): string {
  const { scene, openEvents } = session
  const rules = session.rules as AnyRuleset
  const last = viewEvents(rules, scene, openEvents, viewerOf(scene, seat)).at(-1) as
    | { readonly type: string; readonly actor?: number; readonly with?: string }
    | undefined
  if (last?.type !== 'attack' || last.actor === undefined || last.actor === to) return ''
  const people = { actor: { who: nameOf(scene, last.actor) }, target: { who: nameOf(scene, to) } }
  if (last.with === undefined) return inEnglish('{actor} attacks {target}.', people)
  return inEnglish('{actor} attacks {target} ({with}).', { ...people, with: { thing: last.with } })
}

/** Which parts the computer plays. */
interface Computers {
  /** Whether the computer acts for a combatant (its row). */
  isComputers(row: number): boolean
  /** Whether an open question waits for a person. */
  isLeft(question: Question): boolean
}

/**
 * Positions of the seats that the fight waits for: those that are asked or have to roll, otherwise those that may
 * command. Computers are never waited for; but if only the referee can help, that seat is, person or computer.
 */
export function awaitedSeats(
  { awaited, scene, rules }: AnySession,
  decider: DeciderOf,
  roller: DeciderOf,
  computers: Computers,
): number[] {
  if (awaited?.kind === 'dice') return [roller(awaited.request.to)].filter((seat) => seat >= 0)
  if (awaited !== null) {
    const open = awaited.questions.filter((question, i) => awaited.given[i] === null && computers.isLeft(question))
    return inOrder(open.map(({ to }) => decider(to)))
  }
  const rows = rules.whoCanAct(scene)
  const [first] = rows
  if (first === undefined) return [REFEREE_SEAT]
  return computers.isComputers(first) ? [] : inOrder(rows.filter((row) => !computers.isComputers(row)).map(decider))
}

const inOrder = (seats: readonly number[]): number[] => [...new Set(seats)].sort((a, b) => a - b)
