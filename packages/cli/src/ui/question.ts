import {
  type AnswerValue,
  nearest,
  type Option,
  promptText,
  type Question,
  type Refusal,
  readAnswer,
} from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import { wrap } from './width.ts'

/** Options that may be taken, in the order in which they are numbered: many squares of one kind come last. */
function openOptions(question: Question): Option[] {
  const open = question.options.filter((o) => o.refusal === undefined)
  const many = placeGroups(open)
  if (many.size === 0) return open
  const isMany = (option: Option) => isPlace(option) && many.has(wordOf(option))
  return [...open.filter((option) => !isMany(option)), ...open.filter(isMany)]
}

/** Options that the rules forbid, with their reasons. */
export const forbiddenOptions = (question: Question): Option[] =>
  question.options.filter((o) => o.refusal !== undefined)

/** How far the answers of a question have been listed: numbers beyond were never shown and are not taken. */
export interface Listing {
  upTo: number
}

/** Shows who is asked what, the likeliest answers with their numbers, and what Enter means. Returns how far it has listed. */
export function showQuestion(
  terminal: Terminal,
  question: Question,
  who: string,
  name: (row: number) => string,
): Listing {
  const { say, colours, width } = terminal
  const asked = `${who}: ${promptText(question, name)}`
  for (const line of wrap(`${asked} [${question.rule}]`, width)) say(colours.strong(line))
  const note = (text: string) => wrap(text, width - 6).map((line) => `      ${line}`)
  const open = openOptions(question)
  const many = placeGroups(open)
  const single = open.filter((option) => !(isPlace(option) && many.has(wordOf(option))))
  const upTo = single.length <= MOST_LISTED ? single.length : FIRST_LISTED
  single.slice(0, upTo).forEach((option, i) => showOption(terminal, question, option, i + 1))
  if (upTo < single.length) for (const line of note(restText(single.slice(upTo)))) say(line)
  for (const [word, squares] of many) {
    const some = squares.slice(0, SHOWN_PLACES).join('; ')
    const text = `${word} to one of ${squares.length} squares: ${some} ... (type "${word} ${squares[0]}")`
    for (const line of note(text)) say(line)
  }
  if (question.kind === 'number') {
    const { min, max } = question
    const range = min === undefined || max === undefined ? '' : ` from ${min} to ${max}`
    say(`      a whole number${range}; Enter: ${question.preset}`)
  }
  if (question.kind === 'text')
    for (const line of note(`any words; Enter: ${question.presetText || 'nothing'}`)) say(line)
  const forbidden = forbiddenOptions(question)
  if (forbidden.length > 0) {
    const shown = forbidden.slice(0, SHOWN_FORBIDDEN).map((o) => o.label)
    const more = forbidden.length > shown.length ? ` and ${forbidden.length - shown.length} more` : ''
    for (const line of note(`not possible: ${shown.join(', ')}${more}; "why" says why`)) say(colours.faint(line))
  }
  return { upTo }
}

/** Lists all answers, or those in which the word stands; afterwards all numbers are taken. */
export function listAnswers(terminal: Terminal, question: Question, only: string, listing: Listing): void {
  const wanted = only.toLowerCase()
  const open = openOptions(question)
  const found = open.flatMap((option, i) => (textOf(option).toLowerCase().includes(wanted) ? [{ option, i }] : []))
  if (found.length === 0) {
    terminal.tell(only === '' ? 'There is no list of answers here.' : `No answer of the list has "${only}" in it.`)
    return
  }
  for (const { option, i } of found) showOption(terminal, question, option, i + 1)
  listing.upTo = open.length
}

function showOption({ say, width }: Terminal, question: Question, option: Option, number: number): void {
  const preset = question.options[question.preset] === option ? '  (Enter)' : ''
  for (const line of wrap(`${String(number).padStart(4)}  ${optionText(option)}${preset}`, width, '      ')) say(line)
}

/** `29 more: swarm 2, shove 4; "menu" lists them, "menu swarm" some`. */
function restText(rest: readonly Option[]): string {
  const counts = new Map<string, number>()
  for (const option of rest) counts.set(wordOf(option), (counts.get(wordOf(option)) ?? 0) + 1)
  const kinds = [...counts].slice(0, SHOWN_KINDS).map(([word, n]) => (n === 1 ? word : `${word} ${n}`))
  const more = counts.size > SHOWN_KINDS ? ' ...' : ''
  return `${rest.length} more (${kinds.join(', ')}${more}): "menu" lists all, "menu ${wordOf(rest[0] as Option)}" some`
}

/** So many answers are listed at once; where there are more, so many of them. */
const MOST_LISTED = 10
const FIRST_LISTED = 7
/** The most kinds of further answers that are named. */
const SHOWN_KINDS = 6
/** The most refused answers that are named at once. */
const SHOWN_FORBIDDEN = 6
/** The most squares that are named where there are many. */
const SHOWN_PLACES = 5
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

const textOf = ({ label, value }: Option): string => `${label} ${String(value)}`

const optionText = ({ label, value }: Option): string =>
  label.toLowerCase().includes(String(value).toLowerCase()) ? label : `${label} (${value})`

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
