import { messageOf, type PlainCommand } from '@fray/kernel'
import { commandWords, type ListedAction, type ListedActions, readTyped } from '@fray/seat'
import { either, it, own, put } from '../io/language.ts'
import { actionText } from '../ui/action-words.ts'
import { answerTo, complete, type Dialog, isMeant, isOver, type Over, PASSING } from '../ui/asking.ts'
import { firstWord, usage } from '../ui/command-words.ts'
import { namesOf } from './names.ts'
import { type Outcome, refereeIsHere, rulesOf, type Sitting, tableOf, tellNews } from './sitting.ts'
import { HELP, WORDS } from './word-list.ts'
import { tryWord } from './words.ts'

/** What a line is asked for. */
export interface Wanted {
  readonly seat: string
  /** Who commands when the line names nobody; null when it must. */
  readonly who: string | null
  readonly actions: ListedActions | null
}

/** What a line comes to: a command; null for nothing; or a word said while something was asked has ended that. */
type Meant = PlainCommand | Over<Ending> | null

/** What ends a question: somebody leaves, or has taken something back. */
type Ending = Exclude<Outcome, 'stay'>

/** Where what an action still lacks is asked at this screen; `why` there says what else of the action is refused. */
function dialogFor(sitting: Sitting, { seat, who, actions }: Wanted, action: string): Dialog<Ending> {
  const ofIt = actions === null ? null : { ...actions, illegal: actions.illegal.filter((one) => one.action === action) }
  const { play, terminal, lines } = sitting
  return {
    say: (line, indent) => terminal.tell(line, indent),
    ask: (prompt) => lines.ask(prompt),
    word: (text) =>
      tryWord(sitting, text, {
        kind: 'command',
        seat,
        who: who ?? '',
        actions: /^\/?why$/i.test(text) ? ofIt : actions,
      }),
    actions: async (actor, choice) => play.actions(seat, actor, choice).groups.flatMap((group) => group.actions),
  }
}

/** Does what a line means, and says why where it means nothing. What becomes of the conversation; null where the line changed nothing. */
export async function takeLine(sitting: Sitting, text: string, wanted: Wanted): Promise<Ending | null> {
  const before = sitting.play.done
  const meant = await readLine(sitting, text, wanted)
  if (isOver<Ending>(meant)) return meant.next
  if (meant !== null && (await give(sitting, meant))) return 'again'
  return sitting.play.done === before ? null : 'again'
}

/** The command that a line means: a key, a number of things to say one after the other, or words. */
async function readLine(sitting: Sitting, text: string, wanted: Wanted): Promise<Meant> {
  const { terminal } = sitting
  const all = wanted.actions?.groups.flatMap(({ actions }) => actions) ?? []
  const word = text.toLowerCase()
  const [first, said] = firstWord(text)
  const key = first.toLowerCase()
  const of = ({ action }: ListedAction) => dialogFor(sitting, wanted, action)
  const byKey = all.find((one) => one.key === key)
  if (byKey !== undefined && (said === '' || byKey.asks.length > 0)) return complete(of(byKey), byKey, said)
  if (byKey !== undefined) {
    terminal.tell(
      put('{key} is {action}, and needs nothing more. Type only "{key}".', {
        key: it(key),
        action: it(actionText(byKey)),
      }),
    )
    return null
  }
  const ending = PASSING.has(word) && !rulesOf(sitting).actions.has(word) ? passing(all) : undefined
  if (ending !== undefined) return complete(of(ending), ending, '')
  if (/^[a-z]+\d+$/.test(key)) return byOldKey(sitting, key, wanted, said !== '')
  if (/^\d+$/.test(word)) {
    terminal.tell(
      put('Nothing has the number {n}, and no die is being rolled. Type a key of the list, as in "{key}".', {
        n: it(word),
        key: it(all[0]?.key ?? 'a1'),
      }),
    )
    return null
  }
  const chosen = byTitle(all, word)
  if (chosen.length === 1 && chosen[0] !== undefined) return complete(of(chosen[0]), chosen[0], '')
  if (chosen.length > 1) return sayWhich(sitting, chosen)
  const command = byWords(sitting, text, wanted)
  return command === null ? null : withTexts(sitting, command, wanted)
}

/** The command with the words that it still needs and that only a person can say. */
async function withTexts(sitting: Sitting, command: PlainCommand, wanted: Wanted): Promise<Meant> {
  let whole: PlainCommand = command
  for (const { name, label, kind, optional } of rulesOf(sitting).actions.get(command.action)?.params ?? []) {
    if (kind !== 'text' || optional || (whole as Record<string, unknown>)[name] !== undefined) continue
    const said = await answerTo(
      dialogFor(sitting, wanted, command.action),
      `${own(label)} (${own('Enter: never mind')})? `,
      null,
    )
    if (said === '' || isOver<Ending>(said)) return said === '' ? null : said
    whole = { ...whole, [name]: said }
  }
  return whole
}

/** The action that ends a turn. */
const passing = (all: readonly ListedAction[]): ListedAction | undefined =>
  all.find(({ action }) => action === 'pass') ?? all.find(({ action }) => action === 'end')

/** Actions whose action alone was typed, by its id or title. */
const byTitle = (all: readonly ListedAction[], word: string): ListedAction[] =>
  all.filter(({ action, label, words, whole }) =>
    [action, label.toLowerCase(), `${label} ${words}`.toLowerCase(), whole.toLowerCase()].includes(word),
  )

/** A key that was shown earlier in this fight and stands in no list now: says why not. */
function byOldKey(sitting: Sitting, key: string, { seat }: Wanted, saysMore: boolean): PlainCommand | null {
  const { play, terminal } = sitting
  const command = saysMore ? null : play.commandOf(seat, key)
  if (command === null) {
    terminal.tell(put('Nothing has the key "{key}". Type "list" to see the keys.', { key: it(key) }))
    return null
  }
  const action = it(own(commandWords(rulesOf(sitting), command, play.session.scene)))
  terminal.tell(put('{key} was: {action}.', { key: it(key), action }))
  return command
}

/** `attack` alone, where there are several: says what would make it whole. */
function sayWhich(sitting: Sitting, actions: readonly ListedAction[]): null {
  const { terminal } = sitting
  const [first] = actions
  const action = first === undefined ? undefined : rulesOf(sitting).actions.get(first.action)
  if (first === undefined || action === undefined) return null
  const [param] = action.params
  const asked = param === undefined ? first.label : `${action.id}: ${own(param.label)}?`
  const words = actions.map(({ key, words: said }) => `${key} ${said}`.trimEnd())
  terminal.tell(`${asked} ${either(words)}. (${usage(action)})`)
  return null
}

/** A command typed in words. */
function byWords(sitting: Sitting, text: string, { who, actions }: Wanted): PlainCommand | null {
  const { terminal, play, viewer, referee } = sitting
  const seat = /^referee\s/i.test(text) && refereeIsHere(sitting) ? referee : viewer
  try {
    return readTyped(play, seat, text, who, { things: namesOf(tableOf(sitting), actions), others: WORDS, help: HELP })
  } catch (error) {
    terminal.tell(messageOf(error))
    return null
  }
}

/** Gives a command; says why where it is refused, and asks first whether something drastic is meant. Says whether anything was done. */
export async function give(sitting: Sitting, command: PlainCommand): Promise<boolean> {
  const { play, terminal } = sitting
  const rules = rulesOf(sitting)
  const drastic = rules.actions.get(command.action)?.drastic
  const asked = dialogFor(sitting, { seat: sitting.viewer, who: null, actions: null }, command.action)
  if (!(await isMeant(asked, own(commandWords(rules, command, play.session.scene)), drastic))) return false
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
