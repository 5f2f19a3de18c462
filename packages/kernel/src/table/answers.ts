import type { AnswerValue, Question } from '../questions.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { asText } from '../unknown.ts'
import { unfit } from '../words.ts'

/** The answer as recorded: the option's value, or the number itself. */
export function answerValue(question: Question, answer: number): AnswerValue {
  if (question.kind === 'choice') {
    return question.valueAt?.(answer) ?? (question.options[answer] as { value: AnswerValue }).value
  }
  return answer
}

/**
 * Position of the option with that value: an exact match, then ignoring case, then by its other name; -1 if there is
 * none.
 */
function positionOf({ options }: Question, value: string): number {
  const exact = options.findIndex((option) => String(option.value) === value)
  if (exact >= 0) return exact
  const small = value.toLowerCase()
  const loose = options.findIndex((option) => String(option.value).toLowerCase() === small)
  return loose >= 0 ? loose : options.findIndex((option) => option.also?.toLowerCase() === small)
}

/** The position of the option or the number that an answer means, or a refusal. */
export function readAnswer(question: Question, value: AnswerValue): number | Refusal {
  if (question.kind === 'text') {
    const text = asText(value)
    const wrong = unfit(text)
    if (wrong === null) return question.textProblem?.(text) ?? 0
    return refuse(question.rule, 'The answer {wrong}.', { wrong })
  }
  if (question.kind === 'number') {
    const n = Number(value)
    const min = question.min ?? Number.MIN_SAFE_INTEGER
    const max = question.max ?? Number.MAX_SAFE_INTEGER
    if (Number.isInteger(n) && asText(value).trim() !== '' && n >= min && n <= max) return n
    return refuse(question.rule, '{said} is not a whole number from {min} to {max}.', {
      said: { said: JSON.stringify(value) },
      min: { number: min },
      max: { number: max },
    })
  }
  const position = positionOf(question, asText(value))
  const option = question.options[position]
  if (option === undefined && question.command !== undefined) return question.command(asText(value).trim())
  if (option === undefined) {
    const legal = question.options.filter((o) => o.refusal === undefined).map((o) => o.value)
    const rule = question.refusedBy ?? question.rule
    return refuse(rule, '{said} is not one of the answers: {legal}.', {
      said: { said: JSON.stringify(value) },
      legal: { said: legal.join(', ') },
    })
  }
  return option.refusal ?? position
}
