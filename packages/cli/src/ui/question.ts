import { type AnswerValue, type Option, type Question, readAnswer } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import { wrap } from './width.ts'

/** The question with names in place of its numbers. */
export const promptText = (question: Question, name: (row: number) => string): string =>
  question.prompt.replace(/\{(\d+)\}/g, (_, n) => name(question.about[Number(n)] ?? -1))

/** Options that may be taken, in the order in which they are numbered. */
export const openOptions = (question: Question): Option[] => question.options.filter((o) => o.refusal === undefined)

/** Options that the rules forbid, with their reasons. */
export const forbiddenOptions = (question: Question): Option[] =>
  question.options.filter((o) => o.refusal !== undefined)

/** Shows who is asked what, the answers with their numbers, and what Enter means. */
export function showQuestion(terminal: Terminal, question: Question, who: string, name: (row: number) => string): void {
  const { say, colours, width } = terminal
  const asked = `${who}: ${promptText(question, name)}`
  for (const line of wrap(`${asked} [${question.rule}]`, width)) say(colours.strong(line))
  const many = placeGroups(openOptions(question))
  openOptions(question).forEach((option, i) => {
    if (many.has(wordOf(option)) && isPlace(option)) return
    const preset = question.options[question.preset] === option ? '  (Enter)' : ''
    say(`${String(i + 1).padStart(4)}  ${optionText(option)}${preset}`)
  })
  for (const [word, squares] of many) {
    const some = squares.slice(0, SHOWN_PLACES).join('; ')
    for (const line of wrap(
      `${word} to one of ${squares.length} squares: ${some} ... (type "${word} ${squares[0]}")`,
      width - 6,
    )) {
      say(`      ${line}`)
    }
  }
  if (question.kind === 'number') {
    const { min, max } = question
    const range = min === undefined || max === undefined ? '' : ` from ${min} to ${max}`
    say(`      a whole number${range}; Enter: ${question.preset}`)
  }
  if (question.kind === 'text') say(`      any words; Enter: ${question.presetText || 'nothing'}`)
  const forbidden = forbiddenOptions(question)
  if (forbidden.length > 0) {
    const shown = forbidden.slice(0, SHOWN_FORBIDDEN).map((o) => o.label)
    const more = forbidden.length > shown.length ? ` and ${forbidden.length - shown.length} more` : ''
    for (const line of wrap(`not possible: ${shown.join(', ')}${more}; "why" says why`, width - 6)) {
      say(colours.faint(`      ${line}`))
    }
  }
}

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

const optionText = ({ label, value }: Option): string =>
  label.toLowerCase().includes(String(value).toLowerCase()) ? label : `${label} (${value})`

/** What a typed line answers, or null when it is none of the answers. An empty line takes what Enter means. */
export function answerTyped(question: Question, line: string): AnswerValue | null {
  const text = line.trim()
  if (question.kind === 'text') return text === '' ? (question.presetText ?? '') : text
  if (question.kind === 'number') {
    if (text === '') return question.preset
    return typeof readAnswer(question, text) === 'number' ? Number(text) : null
  }
  if (text === '') return question.options[question.preset]?.value ?? null
  const open = openOptions(question)
  const wanted = text.toLowerCase()
  const said = open.find((o) => String(o.value).toLowerCase() === wanted || o.label.toLowerCase() === wanted)
  const found = said ?? (/^\d+$/.test(text) ? open[Number(text) - 1] : undefined)
  return found?.value ?? null
}

/** Why the line is no answer, in a sentence with the rule. */
export function whyNoAnswer(question: Question, line: string): string {
  const refusal = readAnswer(question, line.trim())
  if (typeof refusal !== 'number') return `${refusal.reason} [${refusal.rule}]`
  return `"${line.trim()}" is not one of the answers.`
}
