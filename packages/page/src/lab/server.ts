import { isSeat, savedSeat, savedSeats } from '../live/saved-seats.ts'
import { adminKey, baseNow, isServed } from '../live/server.ts'
import type { LabServer } from '../local/lab/orders.ts'

/** Seats that are tried where the lab is opened at none of them. */
const MOST = 3

/**
 * The server whose workers the lab asks, for the fight with this id, or for none; null where the page was handed out by none. At a
 * server's table its seat asks; elsewhere the admin, where this browser has that key, then anybody, then the seats sat at last.
 */
export function labServer(fight: string | null): LabServer | null {
  if (!isServed()) return null
  const base = baseNow()
  const seat = fight !== null && isSeat(fight) ? savedSeat(fight) : null
  if (seat !== null) return { base, keys: [seat.key] }
  const seats = savedSeats().slice(0, MOST)
  return { base, keys: [...new Set([adminKey(), '', ...seats.map(({ key }) => key)])] }
}
