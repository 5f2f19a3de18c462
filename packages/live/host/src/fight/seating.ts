import type { Setup } from '@fray/kernel'
import type { RealDice } from '@fray/seat'
import type { NamedPictures } from '../pictures/named-pictures.ts'
import type { Talk } from './talk-kept.ts'

/** Who answers for a seat. */
export interface Sitting {
  /** What people call who sits there. */
  readonly name: string
  /** `person`, `referee`, or the id of a policy. */
  readonly by: string
  /** Who answers when nobody has been there for `after` seconds, or null. */
  readonly absent: { readonly by: string; readonly after: number } | null
  /** Who answers now because nobody has been there for so long; left out while somebody is. */
  readonly away?: string | undefined
  /** How often its links were taken back; never where left out. */
  readonly closed?: number
}

/** How people sit at a fight, as plain data. */
export interface Seating {
  /** By id of the seat. */
  readonly seats: Readonly<Record<string, Sitting>>
  /** Seconds for which others wait for a seat, or null for ever. */
  readonly clock: number | null
  /** Who types what real dice show; people for what they play where it is left out. */
  readonly realDice?: RealDice
  /** Whether nobody but the referee acts for now. */
  readonly paused?: boolean
  /** Whether screens for the middle of the table cover the fight. */
  readonly curtain?: boolean
  /** More time that was given to those for whom the fight waits, and for what it waits then. */
  readonly more?: { readonly waits: string; readonly seconds: number }
  /** How often the open invitation was taken back; never where left out. */
  readonly doorClosed?: number
  /** What was said besides the rules; nothing yet where left out. */
  readonly talk?: Talk
  /** What the pictures show that people have given; none where left out. */
  readonly pictures?: NamedPictures
  /** The fight that was begun in its place at another table. */
  readonly again?: string
}

/** Who answers for a seat; nothing where there is none of that id, whatever every object has by that name. */
export const sittingAt = ({ seats }: Seating, seat: string): Sitting | undefined =>
  Object.hasOwn(seats, seat) ? seats[seat] : undefined

/** Who answers for a seat: `person`, `referee`, or the id of a policy. */
export function answersFor(seating: Seating, seat: string): string {
  const sitting = sittingAt(seating, seat)
  return sitting?.away ?? sitting?.by ?? 'person'
}

/** How people sit down at first: computers where the encounter has them, or where `by` says so. */
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
