import { choiceText } from '@fray/kernel'
import { type Outcome, Refused } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
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
    const { table } = guest.conversation.connection.now
    if (table !== null) guest.conversation.draw(() => draw(guest, table))
    return 'stay'
  }

const board = looking(({ conversation, shown }, table) => {
  const who = shown.asked.kind === 'command' ? shown.asked.who : whoseTurn(table)
  showBoard(conversation.terminal, table, { who, notes: true, whole: true })
})

const HANDLERS: Readonly<Record<string, Handler>> = {
  '?': help,
  help,
  list,
  why,
  board,
  field: board,
  map: board,
  legend: looking(({ conversation }, table) =>
    legendOf(conversation.terminal, table).forEach((line) => conversation.terminal.tell(line, '  ')),
  ),
  order: looking(({ conversation }, table) => showOrder(conversation.terminal, table.order)),
  packs: looking(({ conversation }, { fight }) => showPacks(conversation.terminal, fight.packs)),
  async what({ conversation, shown }, rest): Promise<Then> {
    await what(conversation, rest, shown)
    return 'stay'
  },
  async chances({ conversation, shown }, rest): Promise<Then> {
    await chances(conversation, rest, shown)
    return 'stay'
  },
  card({ conversation }, rest) {
    if (!card(conversation, rest)) {
      const names = conversation.connection.now.table?.cards.map((one) => one.who) ?? []
      conversation.tell([`Say who: ${choiceText(names)}.`])
    }
    return 'stay'
  },
  who({ conversation }) {
    who(conversation)
    return 'stay'
  },
  log({ conversation }, rest) {
    conversation.tell(
      conversation.connection.now.told.slice(-(Number(rest) || 10)).map(({ n, words }) => `${n} ${words}`),
    )
    return 'stay'
  },
  dice: whoTypesDice,
  async undo({ conversation }) {
    return (await conversation.operation(conversation.connection.undo())) ? 'refresh' : 'stay'
  },
  async redo({ conversation }) {
    return (await conversation.operation(conversation.connection.redo())) ? 'refresh' : 'stay'
  },
  async 'go-on'({ conversation }) {
    return (await conversation.operation(conversation.connection.goOn())) ? 'refresh' : 'stay'
  },
  referee,
  async admit({ conversation }, rest): Promise<Then> {
    await answerGuest(conversation, 'admit', rest)
    return 'stay'
  },
  async 'turn-away'({ conversation }, rest): Promise<Then> {
    await answerGuest(conversation, 'turn-away', rest)
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
    guest.conversation.tell([`${error.message} [${error.rule}]`])
    return 'stay'
  }
}

async function help({ conversation, shown }: Guest, rest: string): Promise<Then> {
  const { table } = conversation.connection.now
  if (rest !== '' && !(table !== null && isPlea(table, rest))) {
    const word = WORD_HELP.find(([one]) => one.split(/[ ,]/)[0] === rest.toLowerCase())
    if (word === undefined) await what(conversation, rest, shown)
    else conversation.tell([word.join(': ')])
    return 'stay'
  }
  conversation.tell([
    'A command is a key of the list, or its words: "a1", "attack Gob longsword", "move B". Other words are not understood: the rules that could read them are on the server.',
    'Answer a question by number or by words; Enter takes the usual answer, "no" declines. Real dice: type what they show, as in "14 7"; Enter lets the server roll.',
    ...WORD_HELP.map(([word, about]) => `${word.padEnd(18)} ${about}`),
  ])
  return 'stay'
}

function list({ conversation, shown }: Guest, rest: string): Then {
  const { terminal } = conversation
  const { asked, actions, listing } = shown
  const { table } = conversation.connection.now
  conversation.draw(() => {
    if (asked.kind === 'question') listAnswers(terminal, asked.question, rest, listing)
    else if (actions === null || table === null) terminal.tell('There is no list here.')
    else if (rest === '') showActions(terminal, actions, table, new Map())
    else if (!listActions(terminal, actions, rest === 'all' ? '' : rest)) terminal.tell(`The list has no "${rest}".`)
  })
  return 'stay'
}

function why({ conversation, shown }: Guest, rest: string): Then {
  const { asked, actions } = shown
  if (asked.kind === 'question') {
    const refused = asked.question.options.flatMap(({ label, refused: no }) =>
      no === null ? [] : [`${label}: ${no.reason} [${no.rule}]`],
    )
    conversation.tell(refused.length === 0 ? ['Every answer in the list may be given.'] : refused)
  } else
    conversation.draw(() => {
      if (actions === null || !showWhy(conversation.terminal, actions, rest))
        conversation.terminal.tell(
          rest === ''
            ? 'There is no other reason.'
            : `Nothing in the list starts with "${rest}", and nothing that was refused.`,
        )
    })
  return 'stay'
}

/** `dice`, `dice mine`: whose real dice are typed, and for the referee whose from now on. */
async function whoTypesDice({ conversation }: Guest, rest: string): Promise<Then> {
  const { connection } = conversation
  const typed = whoseDice(rest)
  if (typed !== undefined) {
    const isDone = await conversation.operation(connection.ask({ do: 'real-dice', typed }) as Promise<Outcome>)
    return isDone ? 'refresh' : 'stay'
  }
  const now = connection.now.presence?.realDice
  conversation.tell([
    now === undefined
      ? 'The server rolls all dice: this fight was not started with real dice.'
      : diceWords(now, 'the server'),
  ])
  return 'stay'
}

/** `referee`, `referee ACT`: what the referee may do, or does. */
async function referee(guest: Guest, rest: string): Promise<Then> {
  const { conversation } = guest
  const actions = await conversation.during(conversation.connection.actions('referee'))
  const { table } = conversation.connection.now
  if (actions === null || table === null) conversation.tell(["This is not the referee's seat."])
  else if (rest === '') conversation.draw(() => showActions(conversation.terminal, actions, table, new Map()))
  else return act(conversation, actions, rest, (line) => tryWord(guest, line))
  return 'stay'
}
