import type { AnySession } from './live-fight.ts'

/** The position of the seat with that id. Throws a RangeError if there is none. */
export function seatAt({ setup }: AnySession, id: string): number {
  const at = setup.seats.findIndex((seat) => seat.id === id)
  if (at < 0) throw new RangeError(`There is no seat "${id}".`)
  return at
}
