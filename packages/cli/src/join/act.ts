import { choiceText } from '@fray/kernel'
import type { Act, Acts, Ask } from '@fray/seat'
import { candidateNamed, candidateWords } from '../host/names.ts'
import { isWordAlone } from '../host/word-list.ts'
import { actText, DRASTIC } from '../ui/act-words.ts'
import type { Conversation } from './conversation.ts'
import { findAct } from './find-act.ts'
import type { Then } from './guest.ts'

/** So many acts are named that a line may mean. */
const MOST_NAMED = 12

/** What a person says of an act, by the names of its parameters. */
type Given = Readonly<Record<string, unknown>>

/** Does what a word says that is always understood; null where the line holds none. */
type Word = (line: string) => Promise<Then | null>

/** A word said while something was asked has ended that. */
interface Over {
  readonly then: Exclude<Then, 'stay'>
}

const isOver = (value: unknown): value is Over => typeof value === 'object' && value !== null && 'then' in value

/** Does the act that a line means; asks for what it lacks, and whether something drastic is meant. */
export async function act(talk: Conversation, acts: Acts, line: string, word: Word): Promise<Then> {
  const found = findAct(acts, line)
  if (found.kind === 'none') {
    talk.tell([
      `The list has no "${line.trim()}". Type a key or the words of the list; "list" shows it, "why" what is not possible.`,
    ])
    return 'stay'
  }
  if (found.kind === 'several') {
    const some = found.acts.slice(0, MOST_NAMED).map((one) => `${one.key} ${actText(one)}`)
    talk.tell([`Which? ${choiceText(some)}${found.acts.length > MOST_NAMED ? ' ...' : '.'}`])
    return 'stay'
  }
  const whole = await complete(talk, acts.who, found.act, found.said, word)
  if (isOver(whole)) return whole.then
  if (whole === null || !(await isMeant(talk, whole.act))) return 'stay'
  const { connection } = talk
  const isDone = await talk.deed(
    whole.given === null
      ? connection.submit(whole.act.key)
      : connection.submit({ ...whole.act.command, ...whole.given } as Act['command']),
  )
  return isDone ? 'anew' : 'stay'
}

/** What is said where something is asked, '' for nothing; words that are always understood do what they do elsewhere. */
async function heard(
  talk: Conversation,
  prompt: string,
  word: Word,
  taken: ((text: string) => boolean) | null,
): Promise<string | Over> {
  for (;;) {
    const text = (await talk.line(prompt))?.trim() ?? ''
    const isAnswer = taken === null ? !text.startsWith('/') && !isWordAlone(text) : taken(text)
    if (text === '' || isAnswer) return text
    const then = await word(text)
    if (then === null) return text
    if (then !== 'stay') return { then }
  }
}

/** Asks for what an act still lacks, one after the other; `said` comes first. Null where the person lets it be. */
async function complete(
  talk: Conversation,
  who: string,
  first: Act,
  said: string,
  word: Word,
): Promise<{ readonly act: Act; readonly given: Given | null } | Over | null> {
  let now = first
  let given: Given | null = null
  let already = said
  for (;;) {
    const [ask] = now.asks
    if (ask === undefined) return { act: now, given }
    const value = await valueFor(talk, now, ask, already, word)
    already = ''
    if (value === null || isOver(value)) return value
    const { actor: _, action: __, ...settled } = now.command
    given = Object.assign({}, settled, given, { [ask.param]: value })
    const rest = now.asks.slice(1)
    const next = ask.candidates.length === 0 ? [] : await nextActs(talk, who, first.action, given)
    const [only] = next
    if (next.length > 1) {
      const chosen = await chooseOne(talk, next, word)
      if (chosen === null || isOver(chosen)) return chosen
      now = chosen
      given = null
    } else if (only !== undefined) now = only
    else if (rest.length === 0) return { act: { ...now, asks: [] }, given }
    else now = { ...now, asks: rest }
  }
}

async function nextActs(talk: Conversation, who: string, action: string, given: Given): Promise<Act[]> {
  const acts = await talk.during(talk.connection.acts(who, { action, given }))
  return acts?.groups.flatMap((group) => group.acts) ?? []
}

/** Asks which of a few that differ in one thing more. */
async function chooseOne(talk: Conversation, acts: readonly Act[], word: Word): Promise<Act | Over | null> {
  const named = (text: string): Act | undefined =>
    acts.find(({ key, words }) => [key, words.toLowerCase()].includes(text.toLowerCase()))
  talk.tell(acts.map((one) => `${one.key.padStart(4)}  ${actText(one)}`))
  for (;;) {
    const line = await heard(talk, 'Which (Enter: none)? ', word, (text) => named(text) !== undefined)
    if (isOver(line)) return line
    if (line === '') return null
    const found = named(line)
    if (found !== undefined) return found
    talk.tell([`It may be ${choiceText(acts.map(({ key }) => key))}.`])
  }
}

/** What an act asks, as it was said already or is said now; null for nothing. */
async function valueFor(
  talk: Conversation,
  now: Act,
  ask: Ask,
  said: string,
  word: Word,
): Promise<string | number | Over | null> {
  const { label, candidates } = ask
  const taken = candidates.length === 0 ? null : (text: string) => candidateNamed(candidates, text) !== undefined
  const already = said === '' ? undefined : candidateNamed(candidates, said)
  if (already !== undefined) return already
  if (candidates.length > 0) talk.tell([`${now.label}: ${label}? ${candidateWords(candidates)}`])
  for (;;) {
    const line = await heard(talk, `${label} (Enter: never mind)? `, word, taken)
    if (isOver(line)) return line
    if (line === '') return null
    if (candidates.length === 0) return line
    const found = candidateNamed(candidates, line)
    if (found !== undefined) return found
    talk.tell([`"${line}" is none of them. ${candidateWords(candidates)}`])
  }
}

async function isMeant(talk: Conversation, one: Act): Promise<boolean> {
  if (one.drastic === null) return true
  talk.tell([`${actText(one)}. ${DRASTIC[one.drastic]}`])
  const isSure = /^(y|yes)$/i.test((await talk.line('Sure (yes, no)? '))?.trim() ?? '')
  if (!isSure) talk.tell(['Not done.'])
  return isSure
}
