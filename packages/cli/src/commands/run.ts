import { everything, isOver, type Played, REFEREE_SEAT } from '@fray/kernel'
import { type Loaded, loadEncounter } from '../io/encounters.ts'
import { laterJournal } from '../io/journal.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { type AnySession, Driver } from '../play/driver.ts'
import { openSession } from '../play/open.ts'
import { readScript, type Script } from '../play/script.ts'
import { ScriptReader } from '../play/scripted.ts'
import { seatComputers } from '../play/seating.ts'
import { Chronicle } from '../ui/chronicle.ts'
import { showEnd } from '../ui/end.ts'
import { hasMap, showGrid } from '../ui/grid-field.ts'
import { jsonLines } from '../ui/plain-event.ts'
import { count } from '../ui/words.ts'

/** What `fray run` is told. */
export interface RunWishes {
  readonly seed?: string
  readonly policy?: readonly string[]
  readonly script?: string
  readonly json?: boolean
  readonly journal?: string
  readonly limit?: string
  readonly quiet?: boolean
  readonly map?: boolean
}

/** `fray run FILE`: plays a whole fight without people. */
export async function run(terminal: Terminal, encounter: string, wishes: RunWishes): Promise<void> {
  const limit = readLimit(wishes.limit)
  const loaded = await loadEncounter(encounter)
  const script = wishes.script === undefined ? null : readScript(readTextFile(wishes.script), wishes.script)
  runLoaded(terminal, loaded, wishes, script, limit)
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
  wishes: RunWishes,
  script: Script | null = null,
  limit = 10_000,
): void {
  const { rules } = game
  const policies = wishes.policy ?? []
  const seating = seatComputers(rules, setup, policies)
  const answered = script !== null && script.answers !== null
  const journal = laterJournal(wishes.journal)
  const session = openSession({
    game,
    setup,
    seed: wishes.seed ?? freshSeed(),
    dice: script !== null && script.dice !== null ? 'typed' : 'generator',
    // A script that brings answers is asked everything; policies come in again once it has ended.
    seating: answered ? { policies: setup.seats.map(() => null) } : seating,
    journal,
  })
  const show = shower(terminal, session, wishes)
  if (wishes.json !== true && wishes.quiet !== true) terminal.say(`${setup.title || 'A fight'}, seed ${session.seed}`)
  const goesOn = script === null || policies.length > 0
  if (script !== null) playScript(session, script, limit, show, goesOn)
  const isStalemate = goesOn && playOn(new Driver(session, seating), limit, show)
  journal.write()
  if (wishes.json === true) return
  if (wishes.quiet !== true) terminal.say()
  if (wishes.map === true) showMap(terminal, session)
  if (isOver(session.scene)) showEnd(terminal, session)
  else if (isStalemate)
    terminal.say(`A stalemate: stopped after ${count(session.ply, 'command')}, for the fight made no headway any more.`)
  else terminal.say(`Stopped after ${count(session.ply, 'command')}, before the fight was over.`)
}

/** The map as it is in the end, as the referee sees it. */
function showMap(terminal: Terminal, session: AnySession): void {
  if (hasMap(session)) showGrid(terminal, session, REFEREE_SEAT, { legend: true })
  else terminal.tell(`Fights of ${session.rules.id} have no map, so there is none to show.`)
  terminal.say()
}

type Show = (played: readonly Played[]) => void

function shower(terminal: Terminal, session: AnySession, wishes: RunWishes): Show {
  if (wishes.json === true) {
    return (played) => {
      for (const line of jsonLines(session, played)) terminal.say(line)
    }
  }
  if (wishes.quiet === true) return () => {}
  const chronicle = new Chronicle(session.rules)
  return (played) => {
    for (const line of chronicle.add(session.scene, played, everything())) terminal.say(line)
  }
}

function playScript(session: AnySession, script: Script, limit: number, show: Show, goesOn: boolean): void {
  const reader = new ScriptReader(session, script)
  while (reader.hasMore && session.ply < limit) show(reader.next())
  if (session.ply >= limit) return
  reader.checkAllUsed()
  if (!isOver(session.scene) && !goesOn && !script.stops) throw badInput(reader.endedEarly())
}

/** Plays on to the end or the limit. Returns whether it is a stalemate. */
function playOn(driver: Driver, limit: number, show: Show): boolean {
  while (driver.session.ply < limit) {
    const done = driver.step()
    if (done === 'dice') show(driver.session.rollForMe().played)
    else if (typeof done === 'string') return done !== 'over'
    else show(done)
  }
  return false
}
