import type { Setup } from '@fray/kernel'

/** Who answers for a seat. */
export interface Sitting {
  /** What people call who sits there. */
  readonly name: string
  /** `person`, `referee`, or the id of a policy. */
  readonly by: string
  /** Who answers when nobody has been there for `after` seconds, or null. */
  readonly absent: { readonly by: string; readonly after: number } | null
}

/** How people sit at a fight, as plain data. */
export interface Seating {
  /** By id of the seat. */
  readonly seats: Readonly<Record<string, Sitting>>
  /** Seconds for which others wait for a seat, or null for ever. */
  readonly clock: number | null
  /** Whether nobody but the referee acts for now. */
  readonly paused?: boolean
}

/** How people sit down at first: computers where the encounter has them, or where `by` says so. */
export const firstSeating = ({ seats }: Setup, by: Readonly<Record<string, string>> = {}): Seating => ({
  seats: Object.fromEntries(
    seats.map(({ id, policy }) => [id, { name: id, by: by[id] ?? policy ?? 'person', absent: null }]),
  ),
  clock: null,
})

/** The seating with one seat changed. */
export const withSitting = (seating: Seating, seat: string, change: Partial<Sitting>): Seating => {
  const now = seating.seats[seat]
  return now === undefined ? seating : { ...seating, seats: { ...seating.seats, [seat]: { ...now, ...change } } }
}
