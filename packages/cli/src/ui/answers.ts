import { type AnswerValue, nearest, seenOf } from '@fray/kernel'
import type { SeatOption, SeatQuestion } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { wrap } from './width.ts'

/** How far the answers of a question have been listed: numbers beyond were never shown and are not taken. */
export interface Listing {
  upTo: number
}

/** So many answers are listed at once; where there are more, so many of them. */
const MOST_LISTED = 10
const FIRST_LISTED = 7
/** The most kinds of further answers, and the most refused ones, that are named. */
const SHOWN_KINDS = 6
/** From so many places of one kind on they are not numbered one by one; so many of them are named. */
const MANY_PLACES = 10
const SHOWN_PLACES = 5

const PLACE = /^([a-z-]+) (-?\d+,-?\d+)$/

const wordOf = ({ value }: SeatOption): string => String(value).split(' ', 1)[0] ?? ''

/** Answers that may be given, in the order in which they are numbered: many places of one kind come last. */
function openOptions({ options }: SeatQuestion): SeatOption[] {
  const open = options.filter(({ refused }) => refused === null)
  const many = placesIn(open)
  const isMany = (option: SeatOption) => PLACE.test(String(option.value)) && many.has(wordOf(option))
  return [...open.filter((option) => !isMany(option)), ...open.filter(isMany)]
}

/** Answers that differ only in their place, by their first word, where there are many of them. */
function placesIn(options: readonly SeatOption[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { value } of options) {
    const [, word, place] = PLACE.exec(String(value)) ?? []
    if (word !== undefined && place !== undefined) groups.set(word, [...(groups.get(word) ?? []), place])
  }
  for (const [word, places] of groups) if (places.length < MANY_PLACES) groups.delete(word)
  return groups
}

/** The answers that are numbered one by one. */
function singleOptions(question: SeatQuestion): SeatOption[] {
  const open = openOptions(question)
  const many = placesIn(open)
  return open.filter((option) => !(PLACE.test(String(option.value)) && many.has(wordOf(option))))
}

const shownOf = (single: readonly SeatOption[]): number => (single.length <= MOST_LISTED ? single.length : FIRST_LISTED)

/** The positions of the answers that are listed at first, in the order of their numbers. */
export function firstAnswers(question: SeatQuestion): number[] {
  const single = singleOptions(question)
  return single.slice(0, shownOf(single)).map((option) => question.options.indexOf(option))
}

/** Shows who is asked what, the likeliest answers with their numbers and chances, and what Enter means. */
export function showQuestion(
  terminal: Terminal,
  question: SeatQuestion,
  who: string,
  chances: ReadonlyMap<number, string>,
): Listing {
  const { say, colours, width, tell } = terminal
  const note = (text: string) => wrap(text, width - 6).map((line) => `      ${line}`)
  for (const line of wrap(`${who}: ${question.prompt} [${question.rule}]`, width)) say(colours.strong(line))
  const open = openOptions(question)
  const many = placesIn(open)
  const single = singleOptions(question)
  const upTo = shownOf(single)
  single.slice(0, upTo).forEach((option, i) => showOption(terminal, question, option, i + 1, chances))
  if (upTo < single.length) for (const line of note(restText(single.slice(upTo)))) say(line)
  for (const [word, places] of many) {
    const some = places.slice(0, SHOWN_PLACES).join('; ')
    const slots = { word: it(word), n: it(places.length), some: it(some), first: it(places[0] ?? '') }
    for (const line of note(put('{word} to one of {n} places: {some} ... (type "{word} {first}")', slots))) say(line)
  }
  if (question.kind === 'number') {
    const { min, max } = question
    const range =
      min === null || max === null
        ? own('a whole number')
        : put('a whole number from {min} to {max}', { min: it(min), max: it(max) })
    say(`      ${range}${question.secret ? '' : `; Enter: ${question.preset}`}`)
  }
  if (question.kind === 'text')
    for (const line of note(
      put('any words; Enter: {preset}', {
        preset: question.preset === '' ? { key: 'nothing', slots: {} } : it(String(question.preset)),
      }),
    ))
      say(line)
  const refused = question.options.filter((option) => option.refused !== null)
  if (refused.length > 0) {
    const shown = refused.slice(0, SHOWN_KINDS).map(({ label }) => label)
    const more = refused.length > shown.length ? put(' and {n} more', { n: it(refused.length - shown.length) }) : ''
    for (const line of note(put('not possible: {what}; "why" says why', { what: it(`${shown.join(', ')}${more}`) })))
      say(colours.faint(line))
  }
  if (open.length === 0 && question.kind === 'choice') tell('No answer is possible.')
  return { upTo }
}

/** `29 more: swarm 2, shove 4; "list" lists them`. */
function restText(rest: readonly SeatOption[]): string {
  const counts = new Map<string, number>()
  for (const option of rest) counts.set(wordOf(option), (counts.get(wordOf(option)) ?? 0) + 1)
  const kinds = [...counts].slice(0, SHOWN_KINDS).map(([word, n]) => (n === 1 ? word : `${word} ${n}`))
  const more = counts.size > SHOWN_KINDS ? ' ...' : ''
  return put('{n} more ({kinds}): "list" lists all, "list {word}" some', {
    ...{ n: it(rest.length), kinds: it(`${kinds.join(', ')}${more}`), word: it(wordOf(rest[0] as SeatOption)) },
  })
}

function showOption(
  { say, width }: Terminal,
  { preset, options, secret }: SeatQuestion,
  option: SeatOption,
  number: number,
  chances: ReadonlyMap<number, string>,
): void {
  const { label, value } = option
  const text = label.toLowerCase().includes(String(value).toLowerCase()) ? label : `${label} (${value})`
  const chance = chances.get(options.indexOf(option)) ?? ''
  const line = `${String(number).padStart(4)}  ${text}${preset === value && !secret ? '  (Enter)' : ''}${chance === '' ? '' : `  [${chance}]`}`
  for (const part of wrap(line, width, '      ')) say(part)
}

const NONE: ReadonlyMap<number, string> = new Map()

/** Lists all answers, or those in which the word stands; afterwards all numbers are taken. */
export function listAnswers(terminal: Terminal, question: SeatQuestion, only: string, listing: Listing): void {
  const wanted = only.toLowerCase()
  const open = openOptions(question)
  const found = open.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(wanted))
  if (found.length === 0)
    terminal.tell(
      only === ''
        ? 'There is no list of answers here.'
        : put('No answer of the list has "{word}" in it.', { word: it(only) }),
    )
  for (const option of found) showOption(terminal, question, option, open.indexOf(option) + 1, NONE)
  if (found.length > 0) listing.upTo = open.length
}

/** Words that let something be. */
const DECLINING: ReadonlySet<string> = new Set(['no', '0', 'pass', 'n'])

/** Enter declares nothing: who is asked once, together with others, says it. */
const SAY_IT = 'Type a number from the list or its words: a secret declaration has to be typed; Enter declares nothing.'

/** What a typed line answers, or why it is no answer. Enter takes the preset; `no`, `0` and `pass` decline. */
export function answerOf(
  question: SeatQuestion,
  line: string,
  { upTo }: Listing,
): AnswerValue | { readonly reason: string } {
  const text = line.trim()
  if (text === '') return question.secret ? { reason: SAY_IT } : question.preset
  if (question.kind === 'text') return text
  if (question.kind === 'number')
    return /^-?\d+$/.test(text) ? Number(text) : { reason: put('"{text}" is not a whole number.', { text: it(text) }) }
  const wanted = text.toLowerCase()
  const open = openOptions(question)
  const said = open.find(({ value, label }) => String(value).toLowerCase() === wanted || label.toLowerCase() === wanted)
  if (said !== undefined) return said.value
  if (DECLINING.has(wanted) && question.decline !== null) return question.decline
  if (/^\d+$/.test(text)) {
    const option = Number(text) <= upTo ? open[Number(text) - 1] : undefined
    if (option !== undefined) return option.value
    const n = it(text)
    const last = it(Math.min(upTo, open.length))
    const reason =
      upTo <= 1
        ? put('There is no number {n} in the list, which has only 1.', { n })
        : put('There is no number {n} in the list, which goes from 1 to {last}.', { n, last })
    return { reason }
  }
  const started = open.filter(({ value, label }) =>
    [String(value), label].some((one) => one.toLowerCase().startsWith(wanted)),
  )
  const [one] = started
  if (one !== undefined && started.length === 1) return one.value
  return text
}

/** Why a text that was refused is no answer: the reason that was given, where there are many answers with the nearest of them. */
export function whyRefused(question: SeatQuestion, line: string, reason: string): string {
  const open = openOptions(question)
  if (question.takesCommands || open.length <= MOST_LISTED || question.kind !== 'choice') return reason
  const near = nearest(
    line.trim(),
    open.map(({ value }) => String(value)),
  )
  const hint =
    near === null
      ? seenOf('Type a number from the list; "list" lists all answers.', {})
      : seenOf('Did you mean "{near}"?', { near: it(near) })
  return put('"{said}" is not one of the answers. {hint}', { said: it(line.trim()), hint })
}
