import { type Command, canonical, type Played, seatOf, writeCommand } from '@fray/kernel'
import type { AnySession } from './driver.ts'
import { isPerson, type Seating } from './seating.ts'

/**
 * Numbers of the commands that persons have decided on; the others are formal ones or the computer's, which follow by
 * themselves.
 */
export function decisions(session: AnySession, seating: Seating, played: readonly Played[]): number[] {
  const { rules } = session
  const probe = rules.open(session.setup)
  const found: number[] = []
  for (const { ply, seat, command, before } of played) {
    probe.load(before)
    const routine = rules.routine(probe) as Command | null
    if (routine !== null && canonical(writeCommand(rules, probe, routine)) === canonical(command)) continue
    const at = session.setup.seats.findIndex((s) => s.id === seat)
    const actor = probe.sheets.findIndex((s) => (s as { name: string }).name === command.actor)
    if (isPerson(seating, at) || (actor >= 0 && isPerson(seating, seatOf(probe, actor))) || command.actor === 'referee')
      found.push(ply)
  }
  return found
}

/** How many commands are left when the last `n` decisions of persons are taken back; null where there are not so many. */
export function undoTarget(session: AnySession, seating: Seating, n: number): number | null {
  const ply = decisions(session, seating, session.played).at(-n)
  return ply === undefined ? null : ply - 1
}

/**
 * How many commands are done when the next `n` decisions that were taken back are done again, with what followed from
 * them; null where there are not so many.
 */
export function redoTarget(session: AnySession, seating: Seating, n: number): number | null {
  const undone = [...session.undone].reverse()
  const found = decisions(session, seating, undone)
  if (found.length < n) return null
  const next = found[n]
  return next === undefined ? session.ply + undone.length : next - 1
}
