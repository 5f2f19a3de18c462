import { nearest, type Question, rowOfName, viewFight } from '@fray/kernel'
import { findRule, showRule } from '../commands/rules.ts'
import { Stop, sentenceOf } from '../io/stop.ts'
import { readTextFile } from '../io/text-files.ts'
import { writeNewFile } from '../io/writing.ts'
import { explain } from '../ui/explain.ts'
import { factLines } from '../ui/facts.ts'
import { showField, showOrder } from '../ui/field.ts'
import type { Menu } from '../ui/menu.ts'
import { answerTyped, forbiddenOptions, type Listing, listAnswers } from '../ui/question.ts'
import { showForbidden } from '../ui/show-forbidden.ts'
import { showMenu } from '../ui/show-menu.ts'
import { wrap } from '../ui/width.ts'
import { isReaction } from './driver.ts'
import { showHelp, WORD_HELP } from './help.ts'
import { actingIn, look, map } from './map-words.ts'
import { eyes, type Outcome, rulesOf, type Sitting, sayLines, whoIs } from './sitting.ts'
import { redo, undo } from './take-back.ts'

/** What is being asked when a line comes. */
export type Asked =
  | { readonly kind: 'command'; readonly menu: Menu }
  | { readonly kind: 'question'; readonly question: Question; readonly listing: Listing }
  | { readonly kind: 'dice' }

const menuOf = (asked: Asked): Menu | null => (asked.kind === 'command' ? asked.menu : null)

/** Who is asked, for words that take somebody's place for granted; -1 where nobody or the referee is. */
const askedOf = (sitting: Sitting, asked: Asked): number =>
  asked.kind === 'question' ? asked.question.to : actingIn(sitting, menuOf(asked))

type Handler = (sitting: Sitting, rest: string, asked: Asked) => Outcome | Promise<Outcome>

const HANDLERS: Readonly<Record<string, Handler>> = {
  '?': help,
  help,
  menu,
  why,
  field: (sitting) => {
    showField(sitting.terminal, sitting.session, eyes(sitting), true)
    return 'stay'
  },
  map: (sitting, rest, asked) => map(sitting, rest, menuOf(asked), askedOf(sitting, asked)),
  look: (sitting, rest, asked) => look(sitting, rest, askedOf(sitting, asked)),
  order: (sitting) => {
    showOrder(sitting.terminal, sitting.session, eyes(sitting))
    return 'stay'
  },
  view,
  log,
  explain: explainWord,
  rule,
  undo,
  redo,
  pause: (sitting) => {
    sitting.pausing = true
    sitting.terminal.tell('The fight will pause before the next Turn begins.')
    return 'stay'
  },
  save,
  skip,
  quit: () => 'leave',
  exit: () => 'leave',
}

/** Words that show the fight: while something is asked, as it stands at that moment. */
const LOOKING: ReadonlySet<string> = new Set(['field', 'map', 'look', 'order', 'view'])

/** The words, for suggestions and completion. */
export const WORDS: readonly string[] = WORD_HELP.map(([word]) => word.split(' ')[0] as string)

/**
 * Does what a word that is always understood says; null where the line holds none. A slash in front marks a word as one
 * where it could be something else.
 */
export async function tryWord(sitting: Sitting, line: string, asked: Asked): Promise<Outcome | null> {
  const text = line.trim()
  const marked = text.startsWith('/')
  const [first = '', ...rest] = text.replace(/^\//, '').split(/\s+/)
  const word = first.toLowerCase()
  if (!marked && isTakenOtherwise(sitting, word, text, asked)) return null
  const handler = Object.hasOwn(HANDLERS, word) ? HANDLERS[word] : undefined
  if (handler !== undefined && LOOKING.has(word))
    return sitting.session.atMoment(() => handler(sitting, rest.join(' '), asked))
  if (handler !== undefined) return handler(sitting, rest.join(' '), asked)
  const looked = looking(sitting, text.replace(/^\//, ''))
  if (looked !== null && !(asked.kind === 'command' && rulesOf(sitting).actions.has('look')))
    return sitting.session.atMoment(() => look(sitting, looked, -1))
  if (!marked) return null
  const near = nearest(word, WORDS)
  sitting.terminal.tell(`There is no word "/${word}". ${near === null ? 'Type /help.' : `Did you mean "/${near}"?`}`)
  return 'stay'
}

/** `Pia look Horn` as the two names of `look Pia Horn`; null for anything else. */
function looking({ session }: Sitting, line: string): string | null {
  const words = line.trim().split(/\s+/)
  const look = words.findIndex((word, i) => i > 0 && word.toLowerCase() === 'look')
  if (look < 0 || look === words.length - 1) return null
  const name = words.slice(0, look).join(' ').replace(/^["']/, '').replace(/["']$/, '')
  const rest = words.slice(look + 1)
  const at = (rest.length > 1 && rest[0]?.toLowerCase() === 'at' ? rest.slice(1) : rest).join(' ')
  return name !== '' && rowOfName(session.scene, name) >= 0 ? `${name} ${at}` : null
}

/** Whether an unmarked word means something else here: a command of the ruleset, or an answer. */
function isTakenOtherwise(sitting: Sitting, word: string, text: string, asked: Asked): boolean {
  if (asked.kind === 'question') return text === '' || answerTyped(asked.question, text, asked.listing) !== null
  return asked.kind === 'command' && rulesOf(sitting).actions.has(word)
}

function help(sitting: Sitting): Outcome {
  showHelp(sitting)
  return 'stay'
}

function menu({ terminal }: Sitting, rest: string, asked: Asked): Outcome {
  if (asked.kind === 'command') showMenu(terminal, asked.menu, rest)
  else if (asked.kind === 'question') listAnswers(terminal, asked.question, rest, asked.listing)
  return 'stay'
}

function why(sitting: Sitting, rest: string, asked: Asked): Outcome {
  const { terminal } = sitting
  if (asked.kind === 'command') showForbidden(terminal, asked.menu, rest)
  else if (asked.kind === 'question') {
    const forbidden = forbiddenOptions(asked.question)
    if (forbidden.length === 0)
      terminal.tell(`The rule ${asked.question.rule} asks; every answer in the list may be given.`)
    for (const { label, refusal } of forbidden) sayLines(sitting, [`${label}: ${refusal?.reason} [${refusal?.rule}]`])
  } else terminal.tell('Real dice are awaited: type what they show.')
  return 'stay'
}

function view(sitting: Sitting, rest: string): Outcome {
  const { terminal, session } = sitting
  const seen = viewFight(session.rules, session.scene, eyes(sitting))
  const names = Object.keys(seen.combatants)
  const name = rest.replace(/^["']|["']$/g, '')
  const row = rowOfName(session.scene, name)
  const found = row < 0 ? undefined : whoIs(sitting, row)
  const facts = found === undefined ? undefined : seen.combatants[found]
  if (facts === undefined) {
    const near = nearest(name, names)
    const hint = near !== null ? `Did you mean "${near}"?` : `There is ${names.join(', ')}.`
    sayLines(sitting, [name === '' ? `Say whom: view NAME. ${hint}` : `There is no combatant "${name}". ${hint}`])
    return 'stay'
  }
  terminal.tell(terminal.colours.strong(found as string))
  for (const line of factLines(facts))
    for (const part of wrap(line, terminal.width - 2, '    ')) terminal.say(`  ${part}`)
  return 'stay'
}

/** `skip`, `skip round`: no reaction of the one who is asked, until this act is over or the Round is. */
function skip(sitting: Sitting, rest: string, asked: Asked): Outcome {
  const { terminal, driver } = sitting
  const until = rest.toLowerCase() === 'round' ? 'round' : rest === '' ? 'act' : null
  if (until === null) terminal.tell('Say "skip" (until this act is over) or "skip round".')
  else if (asked.kind !== 'question' || !isReaction(asked.question))
    terminal.tell('"skip" is for the moments at which somebody may step in.')
  else {
    driver.skip(asked.question.to, until)
    const who = whoIs(sitting, asked.question.to)
    terminal.tell(
      until === 'act'
        ? `${who} does not step in until this act is over.`
        : `${who} does not step in any more this Round.`,
    )
    return 'again'
  }
  return 'stay'
}

/** The number behind a word; the one given where there is none; null where it is no number from 1. */
function countIn(rest: string, absent: number): number | null {
  if (rest === '') return absent
  const n = Number(rest)
  return Number.isInteger(n) && n >= 1 ? n : null
}

function log(sitting: Sitting, rest: string): Outcome {
  const n = countIn(rest, 20)
  if (n === null) sitting.terminal.tell('Say how many lines, as in "log 40".')
  else sayLines(sitting, sitting.chronicle.lines(n))
  return 'stay'
}

function explainWord(sitting: Sitting, rest: string, asked: Asked): Outcome {
  const { terminal, chronicle } = sitting
  const n = countIn(rest, 1)
  const entries = chronicle.explainable()
  const entry = n === null ? undefined : entries[n - 1]
  if (asked.kind !== 'command' && rest === '') {
    const soFar = chronicle.explainableSoFar()
    if (soFar[0] !== undefined) explain(terminal, soFar[0], (row) => whoIs(sitting, row))
    const waits =
      asked.kind === 'dice'
        ? 'These dice have not been rolled yet, so what they come to is not known.'
        : 'This question has not been answered yet, so what it decides is not known.'
    const before = entries.length === 0 ? '' : ' "explain 1" explains the last number before it.'
    terminal.tell(waits + before)
  } else if (n === null) terminal.tell('Say which number, counted from the last, as in "explain 3".')
  else if (entry === undefined) terminal.tell(noEntry(entries.length, asked))
  else explain(terminal, entry, (row) => whoIs(sitting, row))
  return 'stay'
}

function noEntry(known: number, { kind }: Asked): string {
  if (known > 0) return `There are only ${known} to explain.`
  return kind === 'command' ? 'No dice have been rolled yet.' : 'Nothing before this has a number to explain.'
}

async function rule(sitting: Sitting, rest: string): Promise<Outcome> {
  const { terminal } = sitting
  const id = rest.replace(/^\[|\]$/g, '')
  if (id === '') {
    terminal.tell('Say which rule: its id stands in square brackets, as in "rule default-dr".')
    return 'stay'
  }
  try {
    showRule(terminal, id, await findRule(rulesOf(sitting), id))
  } catch (error) {
    sayLines(sitting, [sentenceOf(error)])
  }
  return 'stay'
}

function save({ terminal, journal }: Sitting, rest: string): Outcome {
  if (rest === '') {
    terminal.tell(`The fight is saved in ${journal} as it goes. "save FILE" makes a copy.`)
    return 'stay'
  }
  try {
    writeNewFile(rest, readTextFile(journal))
    terminal.tell(`Copied to ${rest}.`)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    terminal.tell(error.message)
  }
  return 'stay'
}
