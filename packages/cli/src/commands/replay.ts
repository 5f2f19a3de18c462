import { formatCommandText } from '@fray/files'
import { tellEvents } from '@fray/kernel'
import { type AnySession, Play } from '@fray/seat'
import { playIn } from '@fray/seat/language'
import { noJournal } from '../io/journal.ts'
import { it, languageFor, own, put, terminalIn } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { openSession, readAt, readJournal, restoreSession } from '../play/open.ts'
import { Listening, type Spoken } from '../play/why.ts'
import { showBoard } from '../ui/board.ts'
import { showOrder } from '../ui/order.ts'
import { showOutcome } from '../ui/outcome.ts'
import { tellPacks } from '../ui/packs.ts'
import { whoseTurn } from '../ui/people.ts'
import { jsonLines } from '../ui/plain-event.ts'

/** What `fray replay` is told. */
export interface ReplayOptions {
  readonly at?: string
  readonly json?: boolean
  /** Which rules spoke at each command. */
  readonly why?: boolean
  readonly lang?: string
}

/** `fray replay JOURNAL`: the log of a saved fight up to a command, and the field as it stood then. */
export async function replay(plain: Terminal, path: string, options: ReplayOptions): Promise<void> {
  const saved = await readJournal(path)
  const { head } = saved.journal
  const session = openSession({
    ...saved,
    seed: head.seed,
    dice: head.dice,
    seating: { policies: saved.setup.seats.map(() => null) },
    journal: noJournal,
  })
  const language = await languageFor(options.lang, head.ruleset)
  const terminal = language === null || options.json === true ? plain : terminalIn(language, plain)
  const listening = new Listening()
  try {
    restoreSession(session, saved, path, options.why === true ? listening : {})
  } finally {
    listening.end()
  }
  const all = session.ply
  const at = options.at === undefined ? all : readAt(options.at, all)
  if (at < all) session.undo(at)
  if (options.json === true) {
    for (const line of jsonLines(session, session.played)) terminal.say(line)
    return
  }
  if (options.why === true) {
    sayWhy(terminal, session, listening.spoken.slice(0, at))
    return
  }
  const policies = saved.setup.seats.map(() => null)
  const bare = new Play(session, policies)
  const play = language === null ? bare : playIn(language, bare)
  const referee = saved.setup.seats[0]?.id ?? ''
  tellPacks(terminal, play.table(referee).fight.packs)
  for (const { words } of play.told(referee)) terminal.say(words)
  terminal.say()
  const table = play.table(referee)
  const account = play.account()
  showBoard(terminal, table, { who: whoseTurn(table) })
  if (!table.fight.over) showOrder(terminal, table.order)
  terminal.say()
  if (at < all) terminal.say(put('After command {at} of {all}.', { at: it(at), all: it(all) }))
  else if (account !== null) showOutcome(terminal, table, account)
  else if (play.isOpen)
    terminal.say(
      all === 1 ? 'After 1 command; an answer is due.' : put('After {n} commands; an answer is due.', { n: it(all) }),
    )
  else
    terminal.say(
      all === 1
        ? 'After 1 command; the fight continues.'
        : put('After {n} commands; the fight continues.', { n: it(all) }),
    )
}

/** Each command with what is told of it, and below that the rules that spoke, by title and id. */
function sayWhy(terminal: Terminal, session: AnySession, spoken: readonly Spoken[]): void {
  const { rules, scene } = session
  for (const [i, { command, events, rules: ids }] of spoken.entries()) {
    terminal.tell(terminal.colours.strong(`${i + 1}. ${formatCommandText(command, rules)}`))
    for (const line of tellEvents(rules, scene, events)) terminal.tell(line, '  ')
    const titles = ids.flatMap((id) => (id in rules.ruleTitles ? [`${own(rules.ruleTitles[id] ?? '')} [${id}]`] : []))
    const said =
      titles.length === 0 ? own('No rule applied.') : put('Rules: {titles}.', { titles: it(titles.join('; ')) })
    terminal.tell(`  ${said}`, '    ')
  }
}
