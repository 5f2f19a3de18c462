import type { TokenShape } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'

/** How somebody is drawn in lists. */
export interface Person {
  readonly letter: string
  readonly shape: TokenShape
  readonly isDown: boolean
  /** Whether this seat plays it. */
  readonly isMine: boolean
}

/** Everybody of whom the seat knows, by name. */
export type People = ReadonlyMap<string, Person>

/** How everybody is drawn in lists. */
export function peopleOf(table: SeatTable): People {
  const mine = mineOf(table)
  return new Map(
    table.board.tokens.map(({ who, letter, shape, state }) => [
      who,
      { letter, shape, isDown: state !== 'up', isMine: mine.has(who) },
    ]),
  )
}

/** Whom the seat plays; nobody for the referee, who has a say in everybody. */
export const mineOf = ({ seat, cards }: SeatTable): ReadonlySet<string> =>
  new Set(seat.referee ? [] : cards.filter(({ yours }) => yours).map(({ who }) => who))
