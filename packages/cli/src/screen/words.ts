import { messageOf, nearest } from '@fray/kernel'
import { readTyped } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import { listActions, showActions, showWhy } from '../ui/actions.ts'
import { listAnswers } from '../ui/answers.ts'
import { chanceLines } from '../ui/chance-words.ts'
import { showPacks } from '../ui/packs.ts'
import { again } from './again.ts'
import type { Asked } from './asked.ts'
import { help } from './help.ts'
import { between, card, field, legend, order, reach, threat, where } from './looking.ts'
import { explainLine, log, redo, rule, save, undo } from './past.ts'
import { type Outcome, rulesOf, type Sitting, sayLines, tableOf } from './sitting.ts'
import { turning } from './turning.ts'
import { what } from './what.ts'
import { changeDice } from './whose-dice.ts'
import { HELP, isWordAlone, WORDS } from './word-list.ts'

/** Who is asked, for words that take somebody's place for granted; '' where nobody or the referee is. */
const askedOf = (asked: Asked): string => (asked.kind === 'question' ? asked.question.to : asked.who)

type Handler = (sitting: Sitting, rest: string, asked: Asked) => Outcome | Promise<Outcome>

const looking =
  (show: (sitting: Sitting, rest: string, who: string) => void): Handler =>
  (sitting, rest, asked) => {
    show(sitting, rest, askedOf(asked))
    return 'stay'
  }

const saying =
  (show: (sitting: Sitting, rest: string) => void | Promise<void>): Handler =>
  async (sitting, rest): Promise<Outcome> => {
    await show(sitting, rest)
    return 'stay'
  }

const helping: Handler = async (sitting, rest, asked): Promise<Outcome> => {
  await help(sitting, rest, asked)
  return 'stay'
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  '?': helping,
  help: helping,
  list,
  menu: list,
  why,
  what: async (sitting, rest, asked): Promise<Outcome> => {
    await what(sitting, rest, asked)
    return 'stay'
  },
  chances,
  odds: chances,
  field: looking(field),
  map: looking((sitting, rest, who) => field(sitting, rest === '' ? 'legend' : rest, who)),
  legend: looking(legend),
  where: looking(where),
  reach: looking(reach),
  threat: looking(threat),
  between: looking(between),
  look: looking(between),
  order: looking(order),
  card: looking(card),
  view: looking(card),
  log: saying(log),
  turning: saying(turning),
  explain: (sitting, rest, asked) => {
    explainLine(sitting, rest, asked.kind)
    return 'stay'
  },
  rule: saying(rule),
  dice: changeDice,
  packs: saying((sitting) => showPacks(sitting.terminal, tableOf(sitting).fight.packs)),
  reactions: saying(reactions),
  undo,
  redo,
  again,
  pause: saying((sitting) => {
    sitting.pausing = true
    sitting.terminal.tell('The fight will pause before the next turn starts.')
  }),
  save: saying(save),
  skip,
  quit: () => 'leave',
  exit: () => 'leave',
  leave: (_, rest, asked) => (rest === '' && asked.kind !== 'question' ? 'leave' : 'stay'),
}

/** Questions as people ask them, and the words that answer them. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^referee (undo|redo)\b(.*)$/i, '$1$2 by-referee'],
  [/^play again\b/i, 'again'],
  [/^who can (?:reach|hit|get) (?:me|us)\??$/i, 'threat'],
  [/^who can (?:reach|hit|get) (.+?)\??$/i, 'threat $1'],
  [/^(?:whom|who|where|what) can (?:i|we) (?:reach|hit|go|strike)\??$/i, 'reach'],
  [/^(?:whom|who|where) can (.+?) (?:reach|hit|go|strike)\??$/i, 'reach $1'],
  [/^what(?: is|'s) between us(?: and)? (.+?)\??$/i, 'between $1'],
  [/^what(?: is|'s) between (.+?)\??$/i, 'between $1'],
  [/^where(?: is|'s| am) (?:i|me)\??$/i, 'where'],
  [/^where(?: is|'s) (.+?)\??$/i, 'where $1'],
  [/^what(?: is|'s| does) (?:an? |the )?(.+?)(?: do)?\??$/i, 'what $1'],
  [/^(.+?) look (?:at )?(.+)$/i, 'between $1 $2'],
]

/**
 * Does what a word that is always understood says; null where the line holds none. A slash in front marks a word as one
 * where it could be something else.
 */
export async function tryWord(sitting: Sitting, line: string, asked: Asked): Promise<Outcome | null> {
  const marked = line.trim().startsWith('/')
  const text = asPhrase(line.trim().replace(/^\//, ''))
  const [first = '', ...rest] = text.split(/\s+/)
  const word = first.toLowerCase()
  if (!marked && isTakenOtherwise(sitting, word, line.trim(), asked)) return null
  const handler = Object.hasOwn(HANDLERS, word) ? HANDLERS[word] : undefined
  if (handler !== undefined) return handler(sitting, rest.join(' '), asked)
  if (!marked) return null
  const near = nearest(word, WORDS)
  sitting.terminal.tell(
    near === null
      ? put('There is no word "/{word}". Type /help.', { word: it(word) })
      : put('There is no word "/{word}". Did you mean "/{near}"?', { word: it(word), near: it(near) }),
  )
  return 'stay'
}

function asPhrase(text: string): string {
  for (const [pattern, words] of PHRASES) if (pattern.test(text)) return text.replace(pattern, words)
  return text
}

/** Whether an unmarked word means something else here: a command of the ruleset, or an answer. */
function isTakenOtherwise(sitting: Sitting, word: string, text: string, asked: Asked): boolean {
  if (asked.kind === 'question') {
    const { kind, options } = asked.question
    if (text === '') return true
    if (kind === 'text') return !isWordAlone(text)
    return options.some(({ value, label }) =>
      [String(value), label].some((one) => one.toLowerCase() === text.toLowerCase()),
    )
  }
  return asked.kind === 'command' && rulesOf(sitting).actions.has(word)
}

function list(sitting: Sitting, rest: string, asked: Asked): Outcome {
  const { terminal } = sitting
  if (asked.kind === 'question') listAnswers(terminal, asked.question, rest, asked.listing)
  else if (asked.kind === 'dice' || asked.actions === null) terminal.tell('There is no list here.')
  else if (rest === '') showActions(terminal, asked.actions, tableOf(sitting), new Map())
  else if (!listActions(terminal, asked.actions, rest === 'all' ? '' : rest))
    terminal.tell(put('The list has no "{rest}".', { rest: it(rest) }))
  return 'stay'
}

function why(sitting: Sitting, rest: string, asked: Asked): Outcome {
  const { terminal } = sitting
  if (asked.kind === 'dice') terminal.tell('Roll the dice and type what they show.')
  else if (asked.kind === 'command') {
    if (asked.actions === null || !showWhy(terminal, asked.actions, rest)) whyTyped(sitting, rest, asked)
  } else {
    const refused = asked.question.options.filter((option) => option.refused !== null)
    if (refused.length === 0)
      terminal.tell(
        put('The rule {rule} asks; every answer in the list may be given.', { rule: it(asked.question.rule) }),
      )
    for (const { label, refused: reason } of refused)
      sayLines(sitting, [`${label}: ${reason?.reason} [${reason?.rule}]`])
  }
  return 'stay'
}

/** Why a command in words could not be given, or that it could. */
function whyTyped({ terminal, play }: Sitting, text: string, { seat, who }: Extract<Asked, { kind: 'command' }>): void {
  if (text === '') {
    terminal.tell('There is no other reason.')
    return
  }
  try {
    const around = { things: [], others: [], help: HELP }
    const command = play.commandOf(seat, text) ?? readTyped(play, seat, text, who === '' ? null : who, around)
    const refusal = play.session.refusalOf(seat, command)
    terminal.tell(
      refusal === null
        ? put('That is possible: type "{text}".', { text: it(text) })
        : `${refusal.reason} [${refusal.rule}]`,
    )
  } catch (error) {
    terminal.tell(messageOf(error))
  }
}

/** `chances a1`: how likely an action, or each answer to a question, is to do what. */
async function chances(sitting: Sitting, rest: string, asked: Asked): Promise<Outcome> {
  const { terminal, play } = sitting
  if (asked.kind === 'dice') terminal.tell('Dice are being rolled: what they decide is not known yet.')
  else if (asked.kind === 'question') {
    const found = await play.optionChances(asked.seat, asked.question.id)
    if (found.length === 0) terminal.tell('Nobody knows what these answers lead to.')
    for (const [i, one] of found.entries()) {
      const label = asked.question.options[i]?.label ?? ''
      terminal.tell(`${label}: ${one === null ? own('nobody can know.') : chanceLines(one).join(' ')}`, '  ')
    }
  } else {
    const action = asked.actions?.groups.flatMap(({ actions }) => actions).find(({ key }) => key === rest.toLowerCase())
    if (action === undefined) terminal.tell('Say which action of the list, as in "chances a1".')
    else if (action.asks.length > 0)
      terminal.tell(
        put('{action} still needs {what}.', {
          action: it(action.label),
          what: it(action.asks.map(({ label }) => label).join(', ')),
        }),
      )
    else {
      const found = await play.chances(asked.seat, action.key)
      if (found === null) terminal.tell('Nobody can know: others hide what they can do.')
      else for (const line of chanceLines(found)) terminal.tell(line, '  ')
    }
  }
  return 'stay'
}

/** `skip`, `skip round`: no reaction of the one who is asked, until this action is over or the Round is. */
function skip(sitting: Sitting, rest: string, asked: Asked): Outcome {
  const { terminal, play, skipping } = sitting
  const until = rest.toLowerCase() === 'round' ? 'round' : rest === '' ? 'action' : null
  if (until === null) terminal.tell('Say "skip" (during this action) or "skip round".')
  else if (asked.kind !== 'question' || !asked.question.reaction || asked.question.decline === null)
    terminal.tell('"skip" is for questions whether to step in.')
  else {
    const { to } = asked.question
    skipping.set(to, until === 'action' ? { done: play.done } : { round: tableOf(sitting).fight.round })
    terminal.tell(
      until === 'action'
        ? put('{who} does not step in during this action.', { who: { who: to } })
        : put('{who} does not step in again this Round.', { who: { who: to } }),
    )
    return 'again'
  }
  return 'stay'
}

/** `reactions never`, `reactions auto free-attack-each-enemy`: how the viewer's seat is asked from now on. */
function reactions(sitting: Sitting, rest: string): void {
  const { terminal, play, viewer } = sitting
  const [how = '', rule] = rest.split(/\s+/)
  const settings = play.settings(viewer)
  if (how !== 'ask' && how !== 'matters' && how !== 'auto' && how !== 'never') {
    const byRule = Object.entries(settings.byRule ?? {}).map(([id, wish]) =>
      put('{how} for {rule}', { how: it(own(wish)), rule: it(id) }),
    )
    terminal.tell(
      `Reactions: ${[settings.reactions, ...byRule].join(', ')}. Say ask, matters, auto or never, and a rule if only that is meant.`,
    )
  } else if (rule === undefined) {
    play.setSettings(viewer, { ...settings, reactions: how })
    terminal.tell(put('Reactions from now on: {how}.', { how: it(how) }))
  } else if (!Object.hasOwn(rulesOf(sitting).ruleTitles, rule))
    terminal.tell(put('There is no rule "{rule}".', { rule: it(rule) }))
  else {
    play.setSettings(viewer, { ...settings, byRule: { ...settings.byRule, [rule]: how } })
    terminal.tell(put('Reactions by {rule} from now on: {how}.', { rule: it(rule), how: it(how) }))
  }
}
