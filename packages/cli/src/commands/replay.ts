import { everything, isOver, REFEREE_SEAT } from '@fray/kernel'
import { noJournal } from '../io/journal.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import type { AnySession } from '../play/driver.ts'
import { openSession, readJournal, restoreSession } from '../play/open.ts'
import { Chronicle } from '../ui/chronicle.ts'
import { showEnd } from '../ui/end.ts'
import { showField } from '../ui/field.ts'
import { jsonLines } from '../ui/plain-event.ts'

/** What `fray replay` is told. */
export interface ReplayWishes {
  readonly at?: string
  readonly json?: boolean
}

/** `fray replay JOURNAL`: the log of a saved fight up to a command, and the field as it stood then. */
export async function replay(terminal: Terminal, path: string, wishes: ReplayWishes): Promise<void> {
  const saved = await readJournal(path)
  const { head } = saved.journal
  const session = openSession({
    ...saved,
    seed: head.seed,
    dice: head.dice,
    seating: { policies: saved.setup.seats.map(() => null) },
    journal: noJournal,
  })
  restoreSession(session, saved, path)
  const all = session.ply
  const at = wishes.at === undefined ? all : readAt(wishes.at, all)
  if (at < all) session.undo(at)
  if (wishes.json === true) {
    for (const line of jsonLines(session, session.played)) terminal.say(line)
    return
  }
  const chronicle = new Chronicle(session.rules)
  for (const line of chronicle.add(session.scene, session.played, everything())) terminal.say(line)
  terminal.say()
  showField(terminal, session, REFEREE_SEAT)
  terminal.say()
  sayWhere(terminal, session, at, all)
}

function readAt(text: string, all: number): number {
  const at = Number(text)
  if (text.trim() !== '' && Number.isInteger(at) && at >= 0 && at <= all) return at
  throw badInput(`--at ${text}: this journal has ${all} commands; give a whole number from 0 to ${all}.`)
}

function sayWhere(terminal: Terminal, session: AnySession, at: number, all: number): void {
  if (at < all) terminal.say(`After command ${at} of ${all}.`)
  else if (isOver(session.scene)) showEnd(terminal, session)
  else if (session.awaited !== null) terminal.say(`After ${all} commands; an answer is awaited.`)
  else terminal.say(`After ${all} commands; the fight goes on.`)
}
