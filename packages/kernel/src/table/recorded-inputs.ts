import type { AnswerValue } from '../questions.ts'

/** One die that fell: its sides and its face. */
export interface RecordedDie {
  readonly sides: number
  readonly face: number
}

/** One question's answers, in the order of the respondents; nearly always one. */
export interface RecordedAnswer {
  readonly answers: readonly AnswerValue[]
}

/** Dice and answers of one command in the order in which the rules asked for them. */
export type RecordedInput = RecordedDie | RecordedAnswer

/** Whether the entry of recorded inputs is a die, and no answer. */
export const isDie = (entry: RecordedInput): entry is RecordedDie => 'sides' in entry

/**
 * A die as people write it: `14`, `d20=14`, `d%=07`, or null where it is none. A d100 shows 00 for 100, and nothing else shows
 * that; 0 sides where nothing says which die it is.
 */
export function readTypedDie(text: string): RecordedDie | null {
  const found = /^(?:d(\d+|%)=)?(\d+)$/i.exec(text)
  if (found === null) return null
  const [, kind = '', face = ''] = found
  const sides = kind === '%' ? 100 : Number(kind)
  if (face === '00' && (sides === 100 || sides === 0)) return { sides: 100, face: 100 }
  return { sides, face: Number(face) }
}

/** The entry as it stands in a journal: `d20=14` or `{ "answer": "decline" }`. */
export function formatInput(entry: RecordedInput): unknown {
  if (isDie(entry)) return `d${entry.sides}=${entry.face}`
  return entry.answers.length === 1 ? { answer: entry.answers[0] } : { answers: entry.answers }
}

const isAnswer = (value: unknown): value is AnswerValue => typeof value === 'string' || typeof value === 'number'

/** Reads an entry of a journal. Throws an error where it is none. */
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
