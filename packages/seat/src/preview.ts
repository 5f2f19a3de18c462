import { type Game, Session, type Setup } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import type { AnySession } from './live-fight.ts'
import { Play } from './play/play.ts'
import type { SeatTable } from './table/table.ts'

/** What is shown of a fight before it has started. */
export interface Preview {
  /** Names of the sides, and the number of combatants on each. */
  readonly sides: readonly string[]
  readonly numbers: readonly number[]
  /** The battlefield with everyone on it. */
  readonly board: SeatTable['board']
}

/** Who plays where nobody sits yet. */
const COMPUTER = 'aggressive'

/** A fight as its first player sees it at the start: for lists of fights. */
export function previewOf({ rules }: Game, setup: Setup): Preview {
  const computer = policyNamed(rules, COMPUTER)
  const policies = setup.seats.map(() => computer)
  const play = new Play(new Session(rules, setup, { seed: 'ready', policies }) as AnySession, policies)
  const { sides, cards, board } = play.table(setup.seats[1]?.id ?? '')
  return {
    sides: sides.map(({ name }) => name),
    numbers: sides.map((side) => cards.filter((card) => card.side === side.id).length),
    board: { ...board, tokens: board.tokens.map((token) => ({ ...token, badges: [] })) },
  }
}
