import { choiceText } from '@fray/kernel'
import type { Act, Acts, Ask } from '@fray/seat'
import { candidateNamed, candidateWords } from '../host/names.ts'
import { actText } from '../ui/act-words.ts'
import type { Conversation } from './conversation.ts'
import { findAct } from './find-act.ts'

/** So many acts are named that a line may mean. */
const MOST_NAMED = 12

/** What a person says of an act, by the names of its parameters. */
type Given = Readonly<Record<string, unknown>>

/** Does the act that a line means; asks for what it lacks, and whether what cannot be mended is meant. Says whether it was done. */
export async function act(talk: Conversation, acts: Acts, line: string): Promise<boolean> {
  const found = findAct(acts, line)
  if (found.kind === 'none') {
    talk.tell([
      `The list has no "${line.trim()}". Type a key or the words of the list; "list" shows it, "why" what is not possible.`,
    ])
    return false
  }
  if (found.kind === 'several') {
    const some = found.acts.slice(0, MOST_NAMED).map((one) => `${one.key} ${actText(one)}`)
    talk.tell([`Which? ${choiceText(some)}${found.acts.length > MOST_NAMED ? ' ...' : '.'}`])
    return false
  }
  const whole = await complete(talk, acts.who, found.act, found.said)
  if (whole === null || !(await isMeant(talk, whole.act))) return false
  const { connection } = talk
  return talk.deed(
    whole.given === null
      ? connection.submit(whole.act.key)
      : connection.submit({ ...whole.act.command, ...whole.given } as Act['command']),
  )
}

/** Asks for what an act still lacks, one after the other; `said` comes first. Null where the person lets it be. */
async function complete(
  talk: Conversation,
  who: string,
  first: Act,
  said: string,
): Promise<{ readonly act: Act; readonly given: Given | null } | null> {
  let now = first
  let given: Given | null = null
  let word = said
  for (;;) {
    const [ask] = now.asks
    if (ask === undefined) return { act: now, given }
    const value = await valueFor(talk, now, ask, word)
    word = ''
    if (value === null) return null
    const { actor: _, action: __, ...settled } = now.command
    given = Object.assign({}, settled, given, { [ask.param]: value })
    const rest = now.asks.slice(1)
    const next = ask.candidates.length === 0 ? [] : await nextActs(talk, who, first.action, given)
    const [only] = next
    if (next.length > 1) return chooseOne(talk, next)
    if (only !== undefined) now = only
    else if (rest.length === 0) return { act: { ...now, asks: [] }, given }
    else now = { ...now, asks: rest }
  }
}

async function nextActs(talk: Conversation, who: string, action: string, given: Given): Promise<Act[]> {
  const acts = await talk.during(talk.connection.acts(who, { action, given }))
  return acts?.groups.flatMap((group) => group.acts) ?? []
}

/** Asks which of a few that differ in one thing more. */
async function chooseOne(talk: Conversation, acts: readonly Act[]): Promise<{ act: Act; given: null } | null> {
  talk.tell(acts.map((one) => `${one.key.padStart(4)}  ${actText(one)}`))
  for (;;) {
    const line = (await talk.line('Which (Enter: none)? '))?.trim().toLowerCase() ?? ''
    if (line === '') return null
    const found = acts.find(({ key, words }) => key === line || words.toLowerCase() === line)
    if (found !== undefined) return { act: found, given: null }
    talk.tell([`It may be ${choiceText(acts.map(({ key }) => key))}.`])
  }
}

/** What an act asks, as it was said already or is said now; null for nothing. */
async function valueFor(talk: Conversation, now: Act, ask: Ask, said: string): Promise<string | number | null> {
  const { label, candidates } = ask
  const already = said === '' ? undefined : candidateNamed(candidates, said)
  if (already !== undefined) return already
  if (candidates.length > 0) talk.tell([`${now.label}: ${label}? ${candidateWords(candidates)}`])
  for (;;) {
    const line = await talk.line(`${label} (Enter: never mind)? `)
    if (line === null || line === undefined || line.trim() === '') return null
    if (candidates.length === 0) return line.trim()
    const found = candidateNamed(candidates, line)
    if (found !== undefined) return found
    talk.tell([`"${line.trim()}" is none of them. ${candidateWords(candidates)}`])
  }
}

const DRASTIC = {
  ends: 'That ends it for everybody.',
  'gives-up': 'That gives up.',
  'throws-away': 'That throws it away.',
}

async function isMeant(talk: Conversation, one: Act): Promise<boolean> {
  if (one.drastic === null) return true
  talk.tell([`${actText(one)}. ${DRASTIC[one.drastic]}`])
  const isSure = /^(y|yes)$/i.test((await talk.line('Sure (yes, no)? '))?.trim() ?? '')
  if (!isSure) talk.tell(['Not done.'])
  return isSure
}
