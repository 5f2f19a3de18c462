import { type AnswerValue, nearest, type Option, type Question, type Refusal, readAnswer } from '@fray/kernel'

/** Options that may be taken, in the order in which they are numbered: many squares of one kind come last. */
function openOptions(question: Question): Option[] {
  const open = question.options.filter((o) => o.refusal === undefined)
  const many = placeGroups(open)
  if (many.size === 0) return open
  const isMany = (option: Option) => isPlace(option) && many.has(wordOf(option))
  return [...open.filter((option) => !isMany(option)), ...open.filter(isMany)]
}

/** How far the answers of a question have been listed: numbers beyond were never shown and are not taken. */
export interface Listing {
  upTo: number
}

/** So many answers are listed at once; where there are more, so many of them. */
const MOST_LISTED = 10
/** From so many squares on they are not numbered one by one. */
const MANY_PLACES = 10

const PLACE = /^([a-z-]+) (-?\d+,-?\d+)$/

const isPlace = ({ value }: Option): boolean => PLACE.test(String(value))
const wordOf = ({ value }: Option): string => String(value).split(' ', 1)[0] ?? ''

/** Answers that differ only in their square, by their first word, where there are many of them. */
function placeGroups(options: readonly Option[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { value } of options) {
    const [, word, square] = PLACE.exec(String(value)) ?? []
    if (word !== undefined && square !== undefined) groups.set(word, [...(groups.get(word) ?? []), square])
  }
  for (const [word, squares] of groups) if (squares.length < MANY_PLACES) groups.delete(word)
  return groups
}

/**
 * What a typed line answers, or null when it is none of the answers. An empty line takes what Enter means; a number is
 * taken as far as the answers have been listed.
 */
export function answerTyped(question: Question, line: string, { upTo }: Listing = ALL_LISTED): AnswerValue | null {
  const text = line.trim()
  if (question.kind === 'text') {
    const said = text === '' ? (question.presetText ?? '') : text
    return typeof readAnswer(question, said) === 'number' ? said : null
  }
  if (question.kind === 'number') {
    if (text === '') return question.preset
    return typeof readAnswer(question, text) === 'number' ? Number(text) : null
  }
  if (text === '') return question.options[question.preset]?.value ?? null
  const open = openOptions(question)
  const wanted = text.toLowerCase()
  const said =
    open.find((o) => String(o.value).toLowerCase() === wanted || o.label.toLowerCase() === wanted) ??
    open.find((o) => o.also?.toLowerCase() === wanted)
  const found = said ?? (/^\d+$/.test(text) && Number(text) <= upTo ? open[Number(text) - 1] : undefined)
  return found?.value ?? null
}

const ALL_LISTED: Listing = { upTo: Number.POSITIVE_INFINITY }

/** Why the line is no answer, in a sentence with the rule. */
export function whyNoAnswer(question: Question, line: string, { upTo }: Listing = ALL_LISTED): string {
  const text = line.trim()
  const refusal = readAnswer(question, text)
  if (typeof refusal === 'number') return `"${text}" is not one of the answers.`
  if (question.kind !== 'choice' || refusal.rule !== (question.refusedBy ?? question.rule)) return reasonOf(refusal)
  const open = openOptions(question)
  if (/^\d+$/.test(text)) {
    const list = upTo <= 1 ? 'has only 1' : `goes from 1 to ${Math.min(upTo, open.length)}`
    return `There is no number ${text} in the list, which ${list}.`
  }
  if (open.length <= MOST_LISTED) return reasonOf(refusal)
  const near = nearest(
    text,
    open.map(({ value }) => String(value)),
  )
  const hint = near === null ? 'Type a number from the list; "menu" lists all answers.' : `Did you mean "${near}"?`
  return `"${text}" is not one of the answers. ${hint} [${refusal.rule}]`
}

const reasonOf = ({ reason, rule }: Refusal): string => `${reason} [${rule}]`
