import {
  type Command,
  canonical,
  commandDue,
  isAsked,
  isDie,
  type Played,
  rowOfName,
  seatOf,
  writeCommand,
} from '@fray/kernel'
import type { AnySession } from './driver.ts'
import { hasComputersReferee, isPerson } from './seating.ts'
import type { Sitting } from './sitting.ts'

/** What tells a person's decisions from the computer's: the fight, who sits where, and who rolls real dice. */
type Table = Pick<Sitting, 'session' | 'seating' | 'dice'>

/**
 * Numbers of the commands in which a person has decided something, by giving them, by answering a question, or by typing
 * the dice of a formal one, such as those of initiative; the others are formal ones or the computer's, which follow by themselves.
 */
function decisions({ session, seating, dice }: Table, played: readonly Played[]): number[] {
  const { rules } = session
  const probe = rules.open(session.setup)
  const isMine = (row: number) => isPerson(seating, seatOf(probe, row))
  const found: number[] = []
  for (const { ply, command, before, events, tape } of played) {
    probe.load(before)
    const routine = commandDue(rules, probe, hasComputersReferee(seating)) as Command | null
    const formal = routine !== null && canonical(writeCommand(rules, probe, routine)) === canonical(command)
    const given = !formal && (command.actor === 'referee' || isMine(rowOfName(probe, command.actor)))
    const typed = formal && dice !== 'none' && tape.some(isDie)
    if (
      given ||
      typed ||
      events.some((event) => isAsked(event) && isAskedFirst(session, seatOf(probe, event.to)) && isMine(event.to))
    )
      found.push(ply)
  }
  return found
}

/** Whether the seat is asked everything, so that what it was asked was its decision. */
const isAskedFirst = (session: AnySession, seat: number): boolean => session.settings[seat]?.reactions === 'ask'

/** How many commands are left when the last `n` decisions of persons are taken back; null where there are not so many. */
export function undoTarget(table: Table, n: number): number | null {
  const ply = decisions(table, table.session.played).at(-n)
  return ply === undefined ? null : ply - 1
}

/**
 * How many commands are done when the next `n` decisions that were taken back are done again, with what followed from
 * them; null where there are not so many.
 */
export function redoTarget(table: Table, n: number): number | null {
  const { session } = table
  const undone = [...session.undone].reverse()
  const found = decisions(table, undone)
  if (found.length < n) return null
  const next = found[n]
  return next === undefined ? session.ply + undone.length : next - 1
}
