import { Play } from '@fray/seat'
import { type Loaded, loadEncounter, type ReadyEncounter, readyEncounters } from '../io/encounters.ts'
import { loadGame } from '../io/games.ts'
import { continuedJournal, noJournal } from '../io/journal.ts'
import { Lines } from '../io/lines.ts'
import { freshSeed } from '../io/seed.ts'
import { selfName } from '../io/self.ts'
import { EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { openSession, readJournal } from '../play/open.ts'
import { seatComputers } from '../play/seating.ts'
import { unfinishedFights } from '../play/unfinished.ts'
import { openerOf, thisMachine } from '../serve/browser.ts'
import { showAccount } from '../ui/account.ts'
import { showBoard } from '../ui/board.ts'
import { showOrder } from '../ui/order.ts'
import { showOutcome } from '../ui/outcome.ts'
import { whoseTurn } from '../ui/people.ts'
import { type Choice, pick } from '../ui/pick.ts'
import type { Part } from '../ui/squares.ts'
import { count } from '../ui/words.ts'
import { playFrom } from './play.ts'
import { runLoaded } from './run.ts'
import { startPage } from './start-page.ts'

/** What `fray start` is told. */
export interface StartOptions {
  readonly seed?: string
  /** Plays in the terminal, also where a page could be opened. */
  readonly terminal?: boolean
  /** False: the page is served and not opened. */
  readonly open?: boolean
  /** Serves the page to the local network, at that address where one is given. */
  readonly host?: string | boolean
}

/**
 * `fray start`: opens the page on a machine in front of somebody. Else, or with `--terminal`, one chooses a ready encounter and how
 * to play it; without a terminal the first one plays by itself, unless the page is asked for with `--no-open`.
 */
export async function start(terminal: Terminal, options: StartOptions): Promise<void> {
  const ready = readyEncounters().filter(({ measures }) => !measures)
  if (!terminal.interactive && (options.open === false || options.host !== undefined)) {
    // The one who asks for the page by its option gets it without a terminal, too.
    if (!(await startPage(terminal, null, options))) process.exitCode = EXIT.failed
    return
  }
  if (!terminal.interactive) {
    runLoaded(terminal, await loadEncounter(ready[0].path), options)
    return
  }
  if (wantsPage(terminal, options)) {
    const opener = options.open === false ? null : openerOf(thisMachine)
    if (await startPage(terminal, opener, options)) return
    terminal.say('So here is the terminal.')
  }
  const lines = new Lines(terminal)
  try {
    await choose(terminal, lines, ready, options)
  } finally {
    lines.close()
  }
}

/** A page is for those who have not asked for the terminal, by an option or by how it is to look, and can see one. */
function wantsPage({ plain }: Terminal, { terminal, seed, open, host }: StartOptions): boolean {
  if (terminal === true || seed !== undefined || plain) return false
  return host !== undefined || open === false || openerOf(thisMachine) !== null
}

/** So many unfinished fights are offered. */
const MOST_UNFINISHED = 3

async function choose(
  terminal: Terminal,
  lines: Lines,
  ready: readonly ReadyEncounter[],
  options: StartOptions,
): Promise<void> {
  const unfinished = await unfinishedFights(MOST_UNFINISHED)
  terminal.tell(terminal.colours.strong('Fray. Which fight?'))
  const choices: Choice[] = [
    ...unfinished.map(({ name, title, commands }) => ({
      group: 'Continue a fight',
      text: `${title}, after ${count(commands, 'command')} (${name})`,
      names: [name],
    })),
    ...(await Promise.all(
      ready.map(async ({ ruleset, title, line, name, typed, wins, rounds }) => ({
        group: `${(await loadGame(ruleset)).rules.title} (${ruleset})`,
        text: `${title}. ${line}${measuresWords(wins, rounds)}`,
        names: [name, typed, title],
      })),
    )),
  ]
  const which = await pick(terminal, lines, choices)
  if (which === null) return
  const resumed = unfinished[which]
  if (resumed !== undefined) {
    const kept = continuedJournal(resumed.path)
    const saved = await readJournal(resumed.path)
    await playFrom(terminal, lines, { ...saved, name: saved.setup.title, saved, kept }, { resume: resumed.path })
    return
  }
  await begin(terminal, lines, ready[which - unfinished.length] as ReadyEncounter, options)
}

/** How hard a fight is and how long it takes, where that has been measured: ` (you win 55 of 100, about 8 rounds)`. */
const measuresWords = (wins: number | null, rounds: number | null): string =>
  wins === null || rounds === null ? '' : ` (the first side wins about ${wins} of 100, in about ${rounds} rounds)`

async function begin(
  terminal: Terminal,
  lines: Lines,
  encounter: ReadyEncounter,
  options: StartOptions,
): Promise<void> {
  const loaded = await loadEncounter(encounter.path)
  const [first, second] = loaded.setup.sides.map((side) => side.name)
  terminal.say()
  terminal.tell(terminal.colours.strong('How?'))
  const branches = [
    `Against the computer: you play ${first}.`,
    `Against the computer: you play ${second}.`,
    'Hot seat: people at this screen play everyone.',
    'Watch: the computer plays everyone.',
  ]
  const how = await pick(
    terminal,
    lines,
    branches.map((text) => ({ group: '', text, names: [] })),
  )
  if (how === null) return
  terminal.say()
  if (how === 3) {
    await watch(terminal, lines, loaded, encounter.typed, options)
    return
  }
  const seats = how === 0 ? {} : how === 1 ? { as: loaded.setup.sides[1]?.id ?? '' } : { hotSeat: true }
  await playFrom(terminal, lines, { ...loaded, name: encounter.name, saved: null }, { ...options, ...seats })
}

/** The computer plays both sides, a Round at a time. */
async function watch(
  terminal: Terminal,
  lines: Lines,
  { game, setup }: Loaded,
  name: string,
  options: StartOptions,
): Promise<void> {
  const seating = seatComputers(game.rules, setup, [])
  const seed = options.seed ?? freshSeed()
  const session = openSession({ game, setup, seed, dice: 'generator', seating, journal: noJournal })
  const play = new Play(session, seating.policies)
  const referee = setup.seats[0]?.id ?? ''
  let part: Part | null = null
  const show = (): void => {
    const table = play.table(referee)
    const rows = Math.max(LEAST_ROWS, terminal.height - LINES_BESIDE)
    terminal.say()
    part = showBoard(terminal, table, { who: whoseTurn(table), last: part, rows })
    if (!table.fight.over) showOrder(terminal, table.order)
  }
  terminal.tell('Enter: the next Round. all: to the end. quit: leave.')
  let all = false
  let told = 0
  for (let shown = -1; ; ) {
    const { round, over } = play.table(referee).fight
    if (over) break
    if (round !== shown && !all) {
      shown = round
      show()
      const line = await lines.ask(shown === 0 ? 'start> ' : `Round ${shown}> `)
      if (line === null || /^(q|quit|exit)$/i.test(line.trim())) return
      all = line.trim().toLowerCase() === 'all'
    }
    const still = play.step()
    for (const { n, words } of play.told(referee, told)) {
      terminal.tell(words, '  ')
      told = n
    }
    if (still !== null && still !== 'over') {
      terminal.tell('The fight makes no more headway: nobody goes down, and no side is weaker than before.')
      break
    }
  }
  show()
  const account = play.account()
  if (account !== null) {
    showOutcome(terminal, play.table(referee), account)
    showAccount(terminal, play.table(referee), account)
  }
  terminal.tell(`The seed was ${seed}: "${selfName()} run ${name} --seed ${seed}" plays it again.`)
}

/** Lines that the roster and the order need in addition to a map, and the fewest rows of a map. */
const LINES_BESIDE = 10
const LEAST_ROWS = 7
