import type { PlainCommand } from '@fray/kernel'
import type { Ask, ListedAction } from '@fray/seat'
import { either, it, own, put } from '../io/language.ts'
import { candidateNamed, candidateWords } from '../screen/names.ts'
import { isWordAlone } from '../screen/word-list.ts'
import { actionText, DRASTIC } from './action-words.ts'

/** Words that end a turn, or let something be. */
export const PASSING: ReadonlySet<string> = new Set(['0', 'pass', 'no', 'done'])

/** Where what an action still lacks is asked: at a fight of this screen, or at a table elsewhere. */
export interface Dialog<Next extends string> {
  say(line: string, indent?: string): void
  ask(prompt: string): Promise<string | null | undefined>
  /** Does what a word does that is always understood: 'stay' where the question stands, null where the line holds no such word. */
  word(line: string): Promise<Next | 'stay' | null>
  /** What is possible of an action, with so much of it given. */
  actions(actor: string, choice: { readonly action: string; readonly given: Given }): Promise<readonly ListedAction[]>
}

/** A word said while something was asked has ended that; what comes next. */
export interface Over<Next extends string> {
  readonly next: Next
}

/** Parameters of a command, by name. */
type Given = Readonly<Record<string, unknown>>

export const isOver = <Next extends string>(value: unknown): value is Over<Next> =>
  typeof value === 'object' && value !== null && 'next' in value

/**
 * What is said where something is asked, '' for nothing. Words that are always understood do what they do elsewhere: `quit` leaves,
 * `undo` takes back, `why` says what else of the action is refused. Among free words (`isAnswer` is null) they stand alone, or have
 * a slash in front.
 */
export async function answerTo<Next extends string>(
  dialog: Dialog<Next>,
  prompt: string,
  isAnswer: ((text: string) => boolean) | null,
): Promise<string | Over<Next>> {
  for (;;) {
    const text = (await dialog.ask(prompt))?.trim() ?? ''
    if (text === '' || (isAnswer === null ? !text.startsWith('/') && !isWordAlone(text) : isAnswer(text))) return text
    const next = await dialog.word(text)
    if (next === null) return text
    if (next !== 'stay') return { next }
  }
}

/**
 * The command of an action; asks for what it still lacks, one thing after the other. `said` is what the line says of the first: what is
 * none of the choices goes to the rules as it is, which say why not. Null where the person lets it be.
 */
export async function complete<Next extends string>(
  dialog: Dialog<Next>,
  action: ListedAction,
  said: string,
): Promise<PlainCommand | Over<Next> | null> {
  let now = action
  let word = said
  for (;;) {
    const [ask, ...rest] = now.asks
    if (ask === undefined) return now.command
    const value = word === '' ? await askParameter(dialog, now, ask) : (candidateNamed(ask.choices, word) ?? word)
    word = ''
    if (value === null || isOver<Next>(value)) return value
    const command = { ...now.command, [ask.param]: value } as PlainCommand
    if (ask.choices.length === 0) {
      now = { ...now, command, asks: rest }
      continue
    }
    const { actor, action, ...given } = command
    const actions = await dialog.actions(actor, { action, given })
    const [only] = actions
    if (only === undefined) return command
    const chosen = actions.length === 1 ? only : await chooseOne(dialog, actions)
    if (chosen === null || isOver<Next>(chosen)) return chosen
    now = chosen
  }
}

/** Asks which of a few that differ in one thing more. */
async function chooseOne<Next extends string>(
  dialog: Dialog<Next>,
  actions: readonly ListedAction[],
): Promise<ListedAction | Over<Next> | null> {
  const named = (text: string): ListedAction | undefined =>
    actions.find(({ key, words }) => [key, words.toLowerCase()].includes(text.toLowerCase()))
  const isPassing = (text: string): boolean => PASSING.has(text.toLowerCase())
  for (const one of actions) dialog.say(`${one.key.padStart(4)}  ${actionText(one)}`, '      ')
  for (;;) {
    const line = await answerTo(dialog, 'Which (Enter: none)? ', (text) => isPassing(text) || named(text) !== undefined)
    if (isOver<Next>(line)) return line
    if (line === '' || isPassing(line)) return null
    const action = named(line)
    if (action !== undefined) return action
    dialog.say(put('It may be {keys}.', { keys: it(either(actions.map(({ key }) => key))) }))
  }
}

/** What an action still asks, as the person says it; null for nothing. */
async function askParameter<Next extends string>(
  dialog: Dialog<Next>,
  action: ListedAction,
  { label, choices }: Ask,
): Promise<string | number | Over<Next> | null> {
  const named = (text: string) => candidateNamed(choices, text)
  const isPassing = (text: string): boolean => PASSING.has(text.toLowerCase()) && !choices.map(String).includes(text)
  if (choices.length > 0) dialog.say(`${action.label}: ${own(label)}? ${candidateWords(choices)}`, '  ')
  const isAnswer = choices.length === 0 ? null : (text: string) => isPassing(text) || named(text) !== undefined
  for (;;) {
    const text = await answerTo(dialog, `${own(label)} (${own('Enter: never mind')})? `, isAnswer)
    if (isOver<Next>(text)) return text
    if (text === '' || (choices.length > 0 && isPassing(text))) return null
    if (choices.length === 0) return text
    const found = named(text)
    if (found !== undefined) return found
    dialog.say(put('"{text}" is none of them. {which}', { text: it(text), which: it(candidateWords(choices)) }))
  }
}

/** Asks whether something drastic is meant, in these words. */
export async function isMeant(
  dialog: Pick<Dialog<never>, 'say' | 'ask'>,
  words: string,
  drastic: keyof typeof DRASTIC | null | undefined,
): Promise<boolean> {
  if (drastic === null || drastic === undefined) return true
  dialog.say(`${words}. ${own(DRASTIC[drastic])}`)
  const isSure = /^(y|yes|j|ja)$/i.test((await dialog.ask(own('Sure (yes, no)? ')))?.trim() ?? '')
  if (!isSure) dialog.say('Not done.')
  return isSure
}
