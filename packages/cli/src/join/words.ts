import { choiceText } from '@fray/kernel'
import { type Outcome, Refused } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { inSentences } from '../io/help-language.ts'
import { isPlea } from '../screen/names.ts'
import { diceWords, whoseDice } from '../screen/whose-dice.ts'
import { listActions, showActions, showWhy } from '../ui/actions.ts'
import { listAnswers } from '../ui/answers.ts'
import { legendOf, showBoard } from '../ui/board.ts'
import { showOrder } from '../ui/order.ts'
import { showPacks } from '../ui/packs.ts'
import { whoseTurn } from '../ui/people.ts'
import { act } from './act.ts'
import type { Guest, Then } from './guest.ts'
import { answerGuest, who } from './people.ts'
import { TALK } from './talk.ts'
import { card, chances, what } from './what.ts'

/** The words that are always understood, and what they do. */
const WORD_HELP: readonly (readonly [word: string, about: string])[] = [
  ['list [WORD]', 'what you can do or answer, once more, or all of one kind'],
  ['why [WORD]', 'what is not possible now, and by which rule; why run: whether that is possible'],
  ['what X', 'what a key, a combatant, a thing on a card, an action or a rule is'],
  ['chances [KEY]', 'how likely each result of an action, or of each answer, is'],
  ['board', 'the battlefield: who is where ("field" and "map" do the same)'],
  ['order', 'who acts when'],
  ['card NAME', 'everything about a combatant'],
  ['who', 'who sits at the table, and whom it waits for'],
  ['log [N]', 'your last log entries'],
  ['packs', 'which content packs are in use, and what differs from the book'],
  ['dice [WHOSE]', 'whose real dice are typed; the referee can change it: dice mine, dice all, dice none'],
  ['undo, redo', 'undo or redo your last step; the referee can undo anything'],
  ['referee [ACT]', "list or do what the referee can do (at the referee's seat)"],
  ['admit NAME [SEAT]', 'let in someone who asks; "turn-away NAME" refuses (at the referee\'s seat)'],
  ['say WORDS', 'write to everyone at the table; "whisper NAME: WORDS" to one, "announce WORDS" as the referee'],
  ['throw DICE', 'roll dice besides the rules, as in throw 2d6+1; "throw DICE secretly" for the referee alone'],
  ['portrait NAME: FILE', 'give somebody you play a picture, the referee anybody; "portrait NAME: none" takes it away'],
  ['hand-out FILE', 'show a picture to everyone, "hand-out NAME: FILE" to one (at the referee\'s seat)'],
  ['point PLACE', 'point at a square or a Zone: everyone sees it for some seconds'],
  ['go-on', 'let a fight continue in which the computers make no headway'],
  ['quit', 'leave; the fight stays, and the same link leads back to it'],
]

type Handler = (guest: Guest, rest: string) => Then | Promise<Then>

/** Something that is looked at with the table. */
const looking =
  (draw: (guest: Guest, table: SeatTable) => void): Handler =>
  (guest) => {
    const { table } = guest.prompt.connection.now
    if (table !== null) guest.prompt.draw(() => draw(guest, table))
    return 'stay'
  }

const board = looking(({ prompt, shown }, table) => {
  const who = shown.asked.kind === 'command' ? shown.asked.who : whoseTurn(table)
  showBoard(prompt.terminal, table, { who, notes: true, whole: true })
})

const HANDLERS: Readonly<Record<string, Handler>> = {
  '?': help,
  help,
  list,
  why,
  board,
  field: board,
  map: board,
  legend: looking(({ prompt }, table) =>
    legendOf(prompt.terminal, table).forEach((line) => prompt.terminal.tell(line, '  ')),
  ),
  order: looking(({ prompt }, table) => showOrder(prompt.terminal, table.order)),
  packs: looking(({ prompt }, { fight }) => showPacks(prompt.terminal, fight.packs)),
  async what({ prompt, shown }, rest): Promise<Then> {
    await what(prompt, rest, shown)
    return 'stay'
  },
  async chances({ prompt, shown }, rest): Promise<Then> {
    await chances(prompt, rest, shown)
    return 'stay'
  },
  card({ prompt }, rest) {
    if (!card(prompt, rest)) {
      const names = prompt.connection.now.table?.cards.map((one) => one.who) ?? []
      prompt.tell([`Say who: ${choiceText(names)}.`])
    }
    return 'stay'
  },
  who({ prompt }) {
    who(prompt)
    return 'stay'
  },
  log({ prompt }, rest) {
    prompt.tell(prompt.connection.now.told.slice(-(Number(rest) || 10)).map(({ n, words }) => `${n} ${words}`))
    return 'stay'
  },
  dice: whoTypesDice,
  async undo({ prompt }) {
    return (await prompt.operation(prompt.connection.undo())) ? 'refresh' : 'stay'
  },
  async redo({ prompt }) {
    return (await prompt.operation(prompt.connection.redo())) ? 'refresh' : 'stay'
  },
  async 'go-on'({ prompt }) {
    return (await prompt.operation(prompt.connection.goOn())) ? 'refresh' : 'stay'
  },
  referee,
  async admit({ prompt }, rest): Promise<Then> {
    await answerGuest(prompt, 'admit', rest)
    return 'stay'
  },
  async 'turn-away'({ prompt }, rest): Promise<Then> {
    await answerGuest(prompt, 'turn-away', rest)
    return 'stay'
  },
  ...TALK,
  quit: () => 'leave',
  exit: () => 'leave',
}

/** The word that a line begins with. */
const wordOf = (line: string): string => line.trim().replace(/^\//, '').split(/\s+/, 1)[0]?.toLowerCase() ?? ''

/** Does what a word says that is always understood; null where the line holds none. */
export async function tryWord(guest: Guest, line: string): Promise<Then | null> {
  const word = wordOf(line)
  const handler = Object.hasOwn(HANDLERS, word) ? HANDLERS[word] : undefined
  if (handler === undefined) return null
  try {
    return await handler(guest, line.trim().replace(/^\S+\s*/, ''))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    guest.prompt.tell([`${error.message} [${error.rule}]`])
    return 'stay'
  }
}

async function help({ prompt, shown }: Guest, rest: string): Promise<Then> {
  const { table } = prompt.connection.now
  if (rest !== '' && !(table !== null && isPlea(table, rest))) {
    const word = WORD_HELP.find(([one]) => one.split(/[ ,]/)[0] === rest.toLowerCase())
    if (word === undefined) await what(prompt, rest, shown)
    else prompt.tell([`${word[0]}: ${inSentences(word[1])}`])
    return 'stay'
  }
  prompt.tell([
    'A command is a key of the list, or its words: "a1", "attack Gob longsword", "move B". Other words are not understood: the rules that could read them are on the server.',
    'Answer a question by number or by words; Enter takes the usual answer, "no" declines. Real dice: type what they show, as in "14 7"; Enter lets the server roll.',
    ...WORD_HELP.map(([word, about]) => `${word.padEnd(18)} ${inSentences(about)}`),
  ])
  return 'stay'
}

function list({ prompt, shown }: Guest, rest: string): Then {
  const { terminal } = prompt
  const { asked, actions, listing } = shown
  const { table } = prompt.connection.now
  prompt.draw(() => {
    if (asked.kind === 'question') listAnswers(terminal, asked.question, rest, listing)
    else if (actions === null || table === null) terminal.tell('There is no list here.')
    else if (rest === '') showActions(terminal, actions, table, new Map())
    else if (!listActions(terminal, actions, rest === 'all' ? '' : rest)) terminal.tell(`The list has no "${rest}".`)
  })
  return 'stay'
}

function why({ prompt, shown }: Guest, rest: string): Then {
  const { asked, actions } = shown
  if (asked.kind === 'question') {
    const refused = asked.question.options.flatMap(({ label, refused: no }) =>
      no === null ? [] : [`${label}: ${no.reason} [${no.rule}]`],
    )
    prompt.tell(refused.length === 0 ? ['Every answer in the list may be given.'] : refused)
  } else
    prompt.draw(() => {
      if (actions === null || !showWhy(prompt.terminal, actions, rest))
        prompt.terminal.tell(
          rest === ''
            ? 'There is no other reason.'
            : `Nothing in the list starts with "${rest}", and nothing that was refused.`,
        )
    })
  return 'stay'
}

/** `dice`, `dice mine`: whose real dice are typed, and for the referee whose from now on. */
async function whoTypesDice({ prompt }: Guest, rest: string): Promise<Then> {
  const { connection } = prompt
  const typed = whoseDice(rest)
  if (typed !== undefined) {
    const isDone = await prompt.operation(connection.ask({ do: 'real-dice', typed }) as Promise<Outcome>)
    return isDone ? 'refresh' : 'stay'
  }
  const now = connection.now.presence?.realDice
  prompt.tell([
    now === undefined
      ? 'The server rolls all dice: this fight was not started with real dice.'
      : diceWords(now, 'the server'),
  ])
  return 'stay'
}

/** `referee`, `referee ACT`: what the referee may do, or does. */
async function referee(guest: Guest, rest: string): Promise<Then> {
  const { prompt } = guest
  const actions = await prompt.during(prompt.connection.actions('referee'))
  const { table } = prompt.connection.now
  if (actions === null || table === null) prompt.tell(["This is not the referee's seat."])
  else if (rest === '') prompt.draw(() => showActions(prompt.terminal, actions, table, new Map()))
  else return act(prompt, actions, rest, (line) => tryWord(guest, line))
  return 'stay'
}
