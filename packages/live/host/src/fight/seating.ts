import type { Setup } from '@fray/kernel'
import type { RealDice } from '@fray/seat'
import type { NamedPictures } from '../pictures/named-pictures.ts'
import type { Talk } from './talk-kept.ts'

/** Who answers for a seat. */
export interface Sitting {
  /** The name of the person who sits there. */
  readonly name: string
  /** `person`, `referee`, or the id of a policy. */
  readonly by: string
  /** Who answers after nobody has been there for `after` seconds, or null. */
  readonly absent: { readonly by: string; readonly after: number } | null
  /** Who answers now because nobody has been there for so long; missing while someone is. */
  readonly away?: string | undefined
  /** How often its links were revoked; 0 by default. */
  readonly closed?: number
}

/** The seating of a fight, as plain data. */
export interface Seating {
  /** By seat id. */
  readonly seats: Readonly<Record<string, Sitting>>
  /** Seconds for which others wait for a seat; null for no limit. */
  readonly clock: number | null
  /** Who types the results of real dice; by default people do for what they play. */
  readonly realDice?: RealDice
  /** Whether only the referee acts for now. */
  readonly paused?: boolean
  /** Whether screens for the middle of the table hide the fight. */
  readonly curtain?: boolean
  /** Extra time for those the fight waits for, and what it waits for then. */
  readonly more?: { readonly waits: string; readonly seconds: number }
  /** How often the open invitation was revoked; 0 by default. */
  readonly doorClosed?: number
  /** What was said besides the rules; nothing by default. */
  readonly talk?: Talk
  /** What the pictures that people gave show; none by default. */
  readonly pictures?: NamedPictures
  /** The fight that replaces this one after a restart. */
  readonly again?: string
}

/** Who answers for a seat; undefined if there is none of that id, even for names that every object has. */
export const sittingAt = ({ seats }: Seating, seat: string): Sitting | undefined =>
  Object.hasOwn(seats, seat) ? seats[seat] : undefined

/** Who answers for a seat: `person`, `referee`, or the id of a policy. */
export function answersFor(seating: Seating, seat: string): string {
  const sitting = sittingAt(seating, seat)
  return sitting?.away ?? sitting?.by ?? 'person'
}

/** The first seating: policies where the encounter or `by` says so, people elsewhere. */
export const firstSeating = (
  { seats }: Setup,
  by: Readonly<Record<string, string>> = {},
  names: Readonly<Record<string, string>> = {},
): Seating => ({
  seats: Object.fromEntries(
    seats.map(({ id, policy }) => {
      const said = Object.hasOwn(by, id) ? by[id] : undefined
      return [
        id,
        { name: Object.hasOwn(names, id) ? (names[id] ?? id) : id, by: said ?? policy ?? 'person', absent: null },
      ]
    }),
  ),
  clock: null,
})

/** The seating with one seat changed. */
export const withSitting = (seating: Seating, seat: string, change: Partial<Sitting>): Seating => {
  const now = sittingAt(seating, seat)
  return now === undefined ? seating : { ...seating, seats: { ...seating.seats, [seat]: { ...now, ...change } } }
}
