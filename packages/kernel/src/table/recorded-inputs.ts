import type { AnswerValue } from '../questions.ts'

/** One rolled die: its sides and its face. */
export interface RecordedDie {
  readonly sides: number
  readonly face: number
}

/** The answers to one question, in the order of the respondents; nearly always one. */
export interface RecordedAnswer {
  readonly answers: readonly AnswerValue[]
}

/** Dice and answers of one command, in the order in which the rules asked for them. */
export type RecordedInput = RecordedDie | RecordedAnswer

/** Whether the recorded input is a die rather than an answer. */
export const isDie = (entry: RecordedInput): entry is RecordedDie => 'sides' in entry

/**
 * A die as people write it: `14`, `d20=14`, `d%=07`; null if it is not a die. On a d100 only 00 means 100; `sides` is
 * 0 if the text does not name the die.
 */
export function readTypedDie(text: string): RecordedDie | null {
  const found = /^(?:d(\d+|%)=)?(\d+)$/i.exec(text)
  if (found === null) return null
  const [, kind = '', face = ''] = found
  const sides = kind === '%' ? 100 : Number(kind)
  if (face === '00' && (sides === 100 || sides === 0)) return { sides: 100, face: 100 }
  return { sides, face: Number(face) }
}

/** The input as a journal stores it: `d20=14` or `{ "answer": "decline" }`. */
export function formatInput(entry: RecordedInput): unknown {
  if (isDie(entry)) return `d${entry.sides}=${entry.face}`
  return entry.answers.length === 1 ? { answer: entry.answers[0] } : { answers: entry.answers }
}

const isAnswer = (value: unknown): value is AnswerValue => typeof value === 'string' || typeof value === 'number'

/** Reads a recorded input of a journal. Throws an error if it is not one. */
export function parseInput(raw: unknown): RecordedInput {
  if (typeof raw === 'string') {
    const found = /^d(\d+)=(\d+)$/.exec(raw)
    const sides = Number(found?.[1])
    const face = Number(found?.[2])
    if (found && face >= 1 && face <= sides) return { sides, face }
    throw new Error(`${JSON.stringify(raw)} is not a die that fell: write the sides and the face, as in "d20=14".`)
  }
  const fields = raw as { answer?: AnswerValue; answers?: AnswerValue[] } | null
  if (fields !== null && typeof fields === 'object') {
    if (isAnswer(fields.answer)) return { answers: [fields.answer] }
    if (Array.isArray(fields.answers) && fields.answers.every(isAnswer)) return { answers: fields.answers }
  }
  throw new Error(`${JSON.stringify(raw)} is neither a die ("d20=14") nor an answer ({ "answer": "decline" }).`)
}
