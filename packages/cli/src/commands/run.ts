import { Play, type Standstill } from '@fray/seat'
import { type Language, playIn } from '@fray/seat/language'
import { type Loaded, loadEncounter } from '../io/encounters.ts'
import { laterJournal } from '../io/journal.ts'
import { it, languageFor, own, put, terminalIn } from '../io/language.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { openSession } from '../play/open.ts'
import { readScript, type Script } from '../play/script.ts'
import { ScriptReader } from '../play/scripted.ts'
import { seatComputers } from '../play/seating.ts'
import { showBoard } from '../ui/board.ts'
import { showOutcome } from '../ui/outcome.ts'
import { tellPacks } from '../ui/packs.ts'
import { jsonLines } from '../ui/plain-event.ts'

/** What `fray run` is told. */
export interface RunOptions {
  readonly seed?: string
  readonly policy?: readonly string[]
  readonly script?: string
  readonly json?: boolean
  readonly journal?: string
  readonly limit?: string
  readonly quiet?: boolean
  readonly map?: boolean
  readonly lang?: string
}

/** `fray run FILE`: plays a whole fight without people. */
export async function run(terminal: Terminal, encounter: string, options: RunOptions): Promise<void> {
  const limit = readLimit(options.limit)
  const loaded = await loadEncounter(encounter)
  const script = options.script === undefined ? null : readScript(readTextFile(options.script), options.script)
  const language = await languageFor(options.lang, loaded.game.rules.id)
  const speaking = language === null || options.json === true ? terminal : terminalIn(language, terminal)
  runLoaded(speaking, loaded, options, { script, limit, language })
}

/** How a loaded encounter is played: by a script, up to how many commands, and in which language it is told. */
interface Playing {
  readonly script?: Script | null
  readonly limit?: number
  readonly language?: Language | null
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return 10_000
  const limit = Number(text)
  if (Number.isInteger(limit) && limit >= 1) return limit
  throw badInput(`--limit ${text}: give a whole number of commands, 1 or more.`)
}

/** Plays a loaded encounter to its end, to the end of its script, or to the limit. */
export function runLoaded(
  terminal: Terminal,
  { game, setup }: Loaded,
  options: RunOptions,
  { script = null, limit = 10_000, language = null }: Playing = {},
): void {
  const policies = options.policy ?? []
  const seating = seatComputers(game.rules, setup, policies)
  const answered = script !== null && script.answers !== null
  const journal = laterJournal(options.journal)
  const session = openSession({
    game,
    setup,
    seed: options.seed ?? freshSeed(),
    dice: script !== null && script.dice !== null ? 'typed' : 'generator',
    // A script that brings answers is asked everything; policies come in again once it has ended.
    seating: answered ? { policies: setup.seats.map(() => null) } : seating,
    journal,
  })
  const bare = new Play(session, seating.policies)
  const play = language === null ? bare : playIn(language, bare)
  const referee = setup.seats[0]?.id ?? ''
  const show = shower(terminal, play, referee, options)
  if (options.json !== true && options.quiet !== true) {
    terminal.say(put('{title}, seed {seed}', { title: it(own(setup.title || 'A fight')), seed: it(session.seed) }))
    tellPacks(terminal, play.table(referee).fight.packs)
  }
  const goesOn = script === null || policies.length > 0
  if (script !== null) playScript(play, referee, script, { limit, show, goesOn })
  const still = goesOn ? playOn(play, referee, limit, show) : null
  journal.write()
  if (options.json === true) return
  if (options.quiet !== true) terminal.say()
  const table = play.table(referee)
  if (options.map === true) {
    if (table.board.kind === 'squares') showBoard(terminal, table, { who: '', notes: true })
    else terminal.tell(put('Fights of {game} have no map, so there is none to show.', { game: it(session.rules.id) }))
    terminal.say()
  }
  const commands = it(put(play.done === 1 ? '{n} command' : '{n} commands', { n: it(play.done) }))
  const account = play.account()
  if (account !== null) showOutcome(terminal, table, account)
  else if (still !== null)
    terminal.say(put('A stalemate: stopped after {commands}, because the fight made no more headway.', { commands }))
  else terminal.say(put('Stopped after {commands}, before the fight was over.', { commands }))
}

type Show = () => void

/** Shows what is new since it was called last: the log as the referee reads it, or the events. */
function shower(terminal: Terminal, play: Play, referee: string, options: RunOptions): Show {
  let shown = 0
  if (options.json === true) {
    return () => {
      const { played } = play.session
      for (const line of jsonLines(play.session, played.slice(shown))) terminal.say(line)
      shown = played.length
    }
  }
  if (options.quiet === true) return () => {}
  return () => {
    const told = play.told(referee, shown)
    for (const { words } of told) terminal.say(words)
    shown += told.length
  }
}

/** How far a script is played. */
interface ScriptPlay {
  /** The most commands. */
  readonly limit: number
  /** Called after each. */
  readonly show: Show
  /** Whether others play on after the script. */
  readonly goesOn: boolean
}

function playScript(play: Play, referee: string, script: Script, { limit, show, goesOn }: ScriptPlay): void {
  const reader = new ScriptReader(play, script)
  while (reader.hasMore && play.done < limit) {
    reader.next()
    show()
  }
  if (play.done >= limit) return
  reader.checkAllUsed()
  if (!play.table(referee).fight.over && !goesOn && !script.stops) throw badInput(reader.endedEarly())
}

/** Plays on to the end or the limit. Says what it waits for where that is neither: it makes no headway. */
function playOn(play: Play, referee: string, limit: number, show: Show): Standstill | null {
  while (play.done < limit) {
    const still = play.step()
    show()
    if (still === 'dice') play.roll(referee, null)
    else if (still !== null) return still === 'over' ? null : still
  }
  return null
}
