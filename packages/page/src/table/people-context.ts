import type { TokenShape } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'

/** How somebody is drawn in lists. */
export interface Person {
  readonly letter: string
  readonly shape: TokenShape
  readonly isDown: boolean
}

/** Everybody of whom the seat knows, by name. */
export type People = ReadonlyMap<string, Person>

/** How everybody is drawn in lists. */
export const peopleOf = (table: SeatTable): People =>
  new Map(table.board.tokens.map(({ who, letter, shape, state }) => [who, { letter, shape, isDown: state !== 'up' }]))
