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
  openOptions(question).forEach((option, i) => {
    const preset = question.options[question.preset] === option ? '  (Enter)' : ''
    say(`${String(i + 1).padStart(4)}  ${optionText(option)}${preset}`)
  })
  if (question.kind === 'number') {
    const { min, max } = question
    const range = min === undefined || max === undefined ? '' : ` from ${min} to ${max}`
    say(`      a whole number${range}; Enter: ${question.preset}`)
  }
  if (question.kind === 'text') say(`      any words; Enter: ${question.presetText || 'nothing'}`)
  const forbidden = forbiddenOptions(question)
  if (forbidden.length > 0) {
    const labels = forbidden.map((o) => o.label).join(', ')
    say(colours.faint(`      not possible: ${labels}; "why" says why`))
  }
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
