import { choiceText, type PlainCommand, sentenceOf } from '@fray/kernel'
import { type Act, type Ask, commandWords, readTyped } from '@fray/seat'
import { actText, DRASTIC } from '../ui/act-words.ts'
import { firstWord, usage } from '../ui/command-words.ts'
import { candidateNamed, candidateWords, namesOf } from './names.ts'
import { type Outcome, refereeIsHere, rulesOf, type Sitting, tableOf, tellNews } from './sitting.ts'
import type { Wanted } from './turn.ts'
import { isWordAlone, WORDS } from './word-list.ts'
import { tryWord } from './words.ts'

/** Words that end a turn, or let something be. */
const PASSING: ReadonlySet<string> = new Set(['0', 'pass', 'no', 'done'])

/** What a line comes to: a command; null for nothing; or a word said while something was asked has ended that. */
type Meant = PlainCommand | Over | null

/** What was asked is over: somebody leaves, or has taken something back. */
export interface Over {
  readonly outcome: Exclude<Outcome, 'stay'>
}

const isOver = (value: unknown): value is Over => typeof value === 'object' && value !== null && 'outcome' in value

/** Does what a line means, and says why where it means nothing. What becomes of the conversation; null where the line changed nothing. */
export async function takeLine(sitting: Sitting, text: string, wanted: Wanted): Promise<Over['outcome'] | null> {
  const before = sitting.play.done
  const meant = await readLine(sitting, text, wanted)
  if (isOver(meant)) return meant.outcome
  if (meant !== null && (await give(sitting, meant))) return 'again'
  return sitting.play.done === before ? null : 'again'
}

/** The command that a line means: a key, a number of things to say one after the other, or words. */
async function readLine(sitting: Sitting, text: string, wanted: Wanted): Promise<Meant> {
  const { terminal } = sitting
  const all = wanted.acts?.groups.flatMap(({ acts }) => acts) ?? []
  const word = text.toLowerCase()
  const [first, said] = firstWord(text)
  const key = first.toLowerCase()
  const byKey = all.find((one) => one.key === key)
  if (byKey !== undefined && (said === '' || byKey.asks.length > 0)) return complete(sitting, byKey, wanted, said)
  if (byKey !== undefined) {
    terminal.tell(`${key} is ${actText(byKey)}, and nothing more is to be said. Type "${key}" alone.`)
    return null
  }
  const ending = PASSING.has(word) && !rulesOf(sitting).actions.has(word) ? passing(all) : undefined
  if (ending !== undefined) return complete(sitting, ending, wanted, '')
  if (/^[a-z]+\d+$/.test(key)) return byOldKey(sitting, key, wanted, said !== '')
  if (/^\d+$/.test(word)) {
    terminal.tell(
      `Nothing has the number ${word}, and no die is awaited. Type a key of the list, as in "${all[0]?.key ?? 'a1'}".`,
    )
    return null
  }
  const chosen = byTitle(all, word)
  if (chosen.length === 1 && chosen[0] !== undefined) return complete(sitting, chosen[0], wanted, '')
  if (chosen.length > 1) return sayWhich(sitting, chosen)
  const command = byWords(sitting, text, wanted)
  return command === null ? null : withTexts(sitting, command, wanted)
}

/** The command with the words that it still needs and that only a person can say. */
async function withTexts(sitting: Sitting, command: PlainCommand, wanted: Wanted): Promise<Meant> {
  let whole: PlainCommand = command
  for (const { name, label, kind, optional } of rulesOf(sitting).actions.get(command.action)?.params ?? []) {
    if (kind !== 'text' || optional || (whole as Record<string, unknown>)[name] !== undefined) continue
    const said = await heard(sitting, `${label}? `, { wanted, action: command.action, taken: null })
    if (said === '' || isOver(said)) return said === '' ? null : said
    whole = { ...whole, [name]: said }
  }
  return whole
}

/** Something that is asked of somebody who commands: about which action, and which lines answer it; null where any words do. */
interface Dialog {
  readonly wanted: Wanted
  readonly action: string
  readonly taken: ((text: string) => boolean) | null
}

/**
 * What is said where something is asked, '' for nothing. Words that are always understood do what they do elsewhere: `quit` leaves,
 * `undo` takes back, `why` says what else of the action is refused. Among free words they stand alone, or have a slash in front.
 */
async function heard(sitting: Sitting, prompt: string, { wanted, action, taken }: Dialog): Promise<string | Over> {
  const { seat, who, acts } = wanted
  const isOfIt = (one: { readonly action: string }): boolean => one.action === action
  const ofIt = acts === null ? null : { ...acts, illegal: acts.illegal.filter(isOfIt) }
  for (;;) {
    const text = (await sitting.lines.ask(prompt))?.trim() ?? ''
    const isAnswer = taken === null ? !text.startsWith('/') && !isWordAlone(text) : taken(text)
    if (text === '' || isAnswer) return text
    const outcome = await tryWord(sitting, text, {
      kind: 'command',
      seat,
      who: who ?? '',
      acts: /^\/?why$/i.test(text) ? ofIt : acts,
    })
    if (outcome === null) return text
    if (outcome !== 'stay') return { outcome }
  }
}

/** The act that ends a turn. */
const passing = (all: readonly Act[]): Act | undefined =>
  all.find(({ action }) => action === 'pass') ?? all.find(({ action }) => action === 'end')

/** Acts whose action alone was typed, by its id or title. */
const byTitle = (all: readonly Act[], word: string): Act[] =>
  all.filter(({ action, label, words }) =>
    [action, label.toLowerCase(), `${label} ${words}`.toLowerCase()].includes(word),
  )

/** A key that was shown earlier in this fight and stands in no list now: says why not. */
function byOldKey(sitting: Sitting, key: string, { seat }: Wanted, saysMore: boolean): PlainCommand | null {
  const { play, terminal } = sitting
  const command = saysMore ? null : play.commandOf(seat, key)
  if (command === null) {
    terminal.tell(`Nothing has the key "${key}". The list says which there are: "list".`)
    return null
  }
  terminal.tell(`${key} was: ${commandWords(rulesOf(sitting), command)}.`)
  return command
}

/** `attack` alone, where there are several: says what would make it whole. */
function sayWhich(sitting: Sitting, acts: readonly Act[]): null {
  const { terminal } = sitting
  const [first] = acts
  const action = first === undefined ? undefined : rulesOf(sitting).actions.get(first.action)
  if (first === undefined || action === undefined) return null
  const [param] = action.params
  const asked = param === undefined ? first.label : `${action.id}: ${param.label}?`
  const words = acts.map(({ key, words: said }) => `${key} ${said}`.trimEnd())
  terminal.tell(`${asked} ${choiceText(words)}. (${usage(action)})`)
  return null
}

/**
 * Asks for what an act still lacks, one after the other; `said` is what the line says of the first. What is none of the candidates
 * goes to the rules as it is, which say why not. Null where the person lets it be.
 */
async function complete(sitting: Sitting, act: Act, wanted: Wanted, said: string): Promise<Meant> {
  const { play } = sitting
  const { seat } = wanted
  let now = act
  const { actor: _, action: __, ...settled } = act.command
  let given: Record<string, unknown> = settled
  let word = said
  for (;;) {
    const [ask] = now.asks
    if (ask === undefined) return now.command
    const value: string | number | Over | null =
      word === '' ? await askParameter(sitting, now, ask, wanted) : (candidateNamed(ask.candidates, word) ?? word)
    word = ''
    if (value === null || isOver(value)) return value
    given = { ...given, [ask.param]: value }
    if (ask.candidates.length === 0) {
      if (now.asks.length === 1) return { ...now.command, ...given } as PlainCommand
      now = { ...now, asks: now.asks.slice(1) }
      continue
    }
    const { actor } = now.command
    const acts = play.acts(seat, actor, { action: act.action, given }).groups.flatMap((group) => group.acts)
    if (acts.length === 0) return { ...now.command, ...given } as PlainCommand
    const chosen = acts.length === 1 && acts[0] !== undefined ? acts[0] : await chooseOne(sitting, acts, wanted)
    if (chosen === null || isOver(chosen)) return chosen
    now = chosen
  }
}

/** Asks which of a few that differ in one thing more. */
async function chooseOne(sitting: Sitting, acts: readonly Act[], wanted: Wanted): Promise<Act | Over | null> {
  const { terminal } = sitting
  const found = (text: string): Act | undefined =>
    acts.find(({ key, words }) => [key, words.toLowerCase()].includes(text.toLowerCase()))
  const taken = (text: string): boolean => PASSING.has(text.toLowerCase()) || found(text) !== undefined
  acts.forEach(({ key, label, words }) => terminal.tell(`${key.padStart(4)}  ${label} ${words}`, '      '))
  for (;;) {
    const line = await heard(sitting, 'Which (Enter: none)? ', { wanted, action: acts[0]?.action ?? '', taken })
    if (isOver(line)) return line
    if (line === '' || PASSING.has(line.toLowerCase())) return null
    const act = found(line)
    if (act !== undefined) return act
    terminal.tell(`It may be ${choiceText(acts.map(({ key }) => key))}.`)
  }
}

/** What an act still asks, as the person says it; null for nothing. */
async function askParameter(
  sitting: Sitting,
  act: Act,
  { param, label, candidates }: Ask,
  wanted: Wanted,
): Promise<string | number | Over | null> {
  const { terminal } = sitting
  const preset = act.command[param]
  if (candidates.length > 0) terminal.tell(`${act.label}: ${label}? ${candidateWords(candidates)}`, '  ')
  const none = candidates.length === 0 ? '' : ' (Enter: never mind)'
  const isPassing = (text: string): boolean => PASSING.has(text.toLowerCase()) && !candidates.map(String).includes(text)
  const taken = (text: string): boolean => isPassing(text) || candidateNamed(candidates, text) !== undefined
  const dialog: Dialog = { wanted, action: act.action, taken: candidates.length === 0 ? null : taken }
  for (;;) {
    const text = await heard(sitting, `${label}${none}? `, dialog)
    if (isOver(text)) return text
    if (text === '' && preset === undefined) return null
    if (candidates.length === 0) return text
    if (isPassing(text)) return null
    const found = candidateNamed(candidates, text)
    if (found !== undefined) return found
    terminal.tell(`"${text}" is none of them. ${candidateWords(candidates)}`)
  }
}

/** A command typed in words. */
function byWords(sitting: Sitting, text: string, { who, acts }: Wanted): PlainCommand | null {
  const { terminal, play, viewer, referee } = sitting
  const seat = /^referee\s/i.test(text) && refereeIsHere(sitting) ? referee : viewer
  try {
    return readTyped(play, seat, text, who, { things: namesOf(tableOf(sitting), acts), others: WORDS })
  } catch (error) {
    terminal.tell(sentenceOf(error))
    return null
  }
}

/** Gives a command; says why where it is refused, and asks first whether what cannot be mended is meant. Says whether anything was done. */
export async function give(sitting: Sitting, command: PlainCommand): Promise<boolean> {
  const { play, terminal } = sitting
  if (!(await isMeant(sitting, command))) return false
  const before = play.done
  const outcome = play.submit(seatFor(sitting, command.actor), command)
  if (outcome.done) {
    if (command.actor !== 'referee') sitting.chosen = command.actor
    return true
  }
  tellNews(sitting)
  terminal.tell(`${outcome.reason} [${outcome.rule}]`)
  return play.done !== before
}

/** The seat in whose name a person commands. */
function seatFor({ play, people, referee, viewer }: Sitting, actor: string): string {
  if (actor === 'referee') return referee
  const { seat } = play.table(viewer).cards.find(({ who }) => who.toLowerCase() === actor.toLowerCase()) ?? {
    seat: viewer,
  }
  return people.includes(seat) ? seat : viewer
}

/** Asks whether something is meant that cannot be mended. */
async function isMeant(sitting: Sitting, command: PlainCommand): Promise<boolean> {
  const rules = rulesOf(sitting)
  const drastic = rules.actions.get(command.action)?.drastic
  if (drastic === undefined) return true
  sitting.terminal.tell(`${commandWords(rules, command)}. ${DRASTIC[drastic]}`)
  const line = await sitting.lines.ask('Sure (yes, no)? ')
  const isSure = /^(y|yes)$/i.test(line?.trim() ?? '')
  if (!isSure) sitting.terminal.tell('Not done.')
  return isSure
}
