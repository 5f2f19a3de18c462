import { type Outcome, Refused } from '@fray/client'
import { choiceText } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { isPlea } from '../host/names.ts'
import { diceWords, whoseDice } from '../host/whose-dice.ts'
import { listActs, showActs, showWhy } from '../ui/acts.ts'
import { listAnswers } from '../ui/answers.ts'
import { legendOf, showBoard } from '../ui/board.ts'
import { showOrder } from '../ui/order.ts'
import { showPacks } from '../ui/packs.ts'
import { whoseTurn } from '../ui/people.ts'
import { act } from './act.ts'
import type { Guest, Then } from './guest.ts'
import { answerGuest, who } from './people.ts'
import { card, chances, what } from './what.ts'

/** The words that are always understood, and what they do. */
const WORD_HELP: readonly (readonly [word: string, about: string])[] = [
  ['list [WORD]', 'what may be done or answered again, or all of one kind'],
  ['why [WORD]', 'what is not possible now, and by which rule; why run: whether that is possible'],
  ['what X', 'what a key, a combatant, a thing on a card, an action or a rule is'],
  ['chances [KEY]', 'how likely an act, or each answer, is to do what'],
  ['board', 'the battlefield: who is where ("field" and "map" do the same)'],
  ['order', 'who acts when'],
  ['card NAME', 'everything about a combatant'],
  ['who', 'who sits at the table, and for whom it waits'],
  ['log [N]', 'the last lines that you were told'],
  ['packs', 'which content packs hold, and what is otherwise than in the book'],
  ['dice [WHOSE]', 'whose real dice are typed; the referee changes it: dice mine, dice all, dice none'],
  ['undo, redo', 'take back your last step, or do it again; the referee anything'],
  ['referee [ACT]', "what the referee may do, or does (at the referee's seat)"],
  ['admit NAME [SEAT]', 'let in one who asks; "turn-away NAME" does not (at the referee\'s seat)'],
  ['go-on', 'let a fight go on in which computers have come to no end'],
  ['quit', 'leave; the fight stays, and the same link leads back to it'],
]

type Handler = (guest: Guest, rest: string) => Then | Promise<Then>

/** Something that is looked at with the table. */
const looking =
  (draw: (guest: Guest, table: SeatTable) => void): Handler =>
  (guest) => {
    const { table } = guest.talk.connection.now
    if (table !== null) guest.talk.draw(() => draw(guest, table))
    return 'stay'
  }

const board = looking(({ talk, shown }, table) => {
  const who = shown.asked.kind === 'command' ? shown.asked.who : whoseTurn(table)
  showBoard(talk.terminal, table, { who, notes: true, whole: true })
})

const HANDLERS: Readonly<Record<string, Handler>> = {
  '?': help,
  help,
  list,
  why,
  board,
  field: board,
  map: board,
  legend: looking(({ talk }, table) =>
    legendOf(talk.terminal, table).forEach((line) => talk.terminal.tell(line, '  ')),
  ),
  order: looking(({ talk }, table) => showOrder(talk.terminal, table.order)),
  packs: looking(({ talk }, { fight }) => showPacks(talk.terminal, fight.packs)),
  async what({ talk, shown }, rest): Promise<Then> {
    await what(talk, rest, shown)
    return 'stay'
  },
  async chances({ talk, shown }, rest): Promise<Then> {
    await chances(talk, rest, shown)
    return 'stay'
  },
  card({ talk }, rest) {
    if (!card(talk, rest)) {
      const names = talk.connection.now.table?.cards.map((one) => one.who) ?? []
      talk.tell([`Say whom: ${choiceText(names)}.`])
    }
    return 'stay'
  },
  who({ talk }) {
    who(talk)
    return 'stay'
  },
  log({ talk }, rest) {
    talk.tell(talk.connection.now.told.slice(-(Number(rest) || 10)).map(({ n, words }) => `${n} ${words}`))
    return 'stay'
  },
  dice: whoTypesDice,
  async undo({ talk }) {
    return (await talk.operation(talk.connection.undo())) ? 'anew' : 'stay'
  },
  async redo({ talk }) {
    return (await talk.operation(talk.connection.redo())) ? 'anew' : 'stay'
  },
  async 'go-on'({ talk }) {
    return (await talk.operation(talk.connection.goOn())) ? 'anew' : 'stay'
  },
  referee,
  async admit({ talk }, rest): Promise<Then> {
    await answerGuest(talk, 'admit', rest)
    return 'stay'
  },
  async 'turn-away'({ talk }, rest): Promise<Then> {
    await answerGuest(talk, 'turn-away', rest)
    return 'stay'
  },
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
    guest.talk.tell([`${error.message} [${error.rule}]`])
    return 'stay'
  }
}

async function help({ talk, shown }: Guest, rest: string): Promise<Then> {
  const { table } = talk.connection.now
  if (rest !== '' && !(table !== null && isPlea(table, rest))) {
    const word = WORD_HELP.find(([one]) => one.split(/[ ,]/)[0] === rest.toLowerCase())
    if (word === undefined) await what(talk, rest, shown)
    else talk.tell([word.join(': ')])
    return 'stay'
  }
  talk.tell([
    'A command is a key of the list, or its words: "a1", "attack Gob longsword", "move B". Words that stand in no list are not understood: those who read them, the rules, are at the server.',
    'A question is answered by number or by words; Enter takes what is usual, "no" lets it pass. Real dice: what they show, as in "14 7"; Enter lets the server roll.',
    ...WORD_HELP.map(([word, about]) => `${word.padEnd(18)} ${about}`),
  ])
  return 'stay'
}

function list({ talk, shown }: Guest, rest: string): Then {
  const { terminal } = talk
  const { asked, acts, listing } = shown
  const { table } = talk.connection.now
  talk.draw(() => {
    if (asked.kind === 'question') listAnswers(terminal, asked.question, rest, listing)
    else if (acts === null || table === null) terminal.tell('There is no list here.')
    else if (rest === '') showActs(terminal, acts, table, new Map())
    else if (!listActs(terminal, acts, rest === 'all' ? '' : rest)) terminal.tell(`The list has no "${rest}".`)
  })
  return 'stay'
}

function why({ talk, shown }: Guest, rest: string): Then {
  const { asked, acts } = shown
  if (asked.kind === 'question') {
    const refused = asked.question.options.flatMap(({ label, refused: no }) =>
      no === null ? [] : [`${label}: ${no.reason} [${no.rule}]`],
    )
    talk.tell(refused.length === 0 ? ['Every answer in the list may be given.'] : refused)
  } else
    talk.draw(() => {
      if (acts === null || !showWhy(talk.terminal, acts, rest))
        talk.terminal.tell(
          rest === ''
            ? 'Nothing else comes to mind.'
            : `Nothing in the list begins with "${rest}", and nothing refused.`,
        )
    })
  return 'stay'
}

/** `dice`, `dice mine`: whose real dice are typed, and for the referee whose from now on. */
async function whoTypesDice({ talk }: Guest, rest: string): Promise<Then> {
  const { connection } = talk
  const typed = whoseDice(rest)
  if (typed !== undefined) {
    const isDone = await talk.operation(connection.ask({ do: 'real-dice', typed }) as Promise<Outcome>)
    return isDone ? 'anew' : 'stay'
  }
  const now = connection.now.presence?.realDice
  talk.tell([
    now === undefined
      ? 'The server rolls all dice: this fight was not begun with real dice.'
      : diceWords(now, 'the server'),
  ])
  return 'stay'
}

/** `referee`, `referee ACT`: what the referee may do, or does. */
async function referee(guest: Guest, rest: string): Promise<Then> {
  const { talk } = guest
  const acts = await talk.during(talk.connection.acts('referee'))
  const { table } = talk.connection.now
  if (acts === null || table === null) talk.tell(["This is not the referee's seat."])
  else if (rest === '') talk.draw(() => showActs(talk.terminal, acts, table, new Map()))
  else return act(talk, acts, rest, (line) => tryWord(guest, line))
  return 'stay'
}
