import { type LifeMarks, lifeOf } from '@fray/drawing'
import type { Card, Token, TokenShape } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'

/** How somebody is drawn in lists. */
export interface Person {
  readonly letter: string
  readonly shape: TokenShape
  readonly isDown: boolean
  /** Whether this seat plays it. */
  readonly isMine: boolean
  readonly token: Token
  readonly life: LifeMarks
  /** How it is, in a word or two: `6/11`, `hurt`; '' where nobody knows. */
  readonly health: string
}

/** Everybody of whom the seat knows, by name. */
export type People = ReadonlyMap<string, Person>

const UNKNOWN: LifeMarks = { life: null, steps: null, inner: null }

/** Points where they are known, else a word; of those who are down always the word. */
function healthOf(card: Card | undefined, isDown: boolean): string {
  const pool = card?.health.pools.find(({ most }) => most !== null && most > 0)
  if (card === undefined || (isDown && card.health.words !== '') || pool === undefined) return card?.health.words ?? ''
  return `${pool.now}/${pool.most}`
}

/** How everybody is drawn in lists. */
export function peopleOf(table: SeatTable): People {
  const mine = mineOf(table)
  const cards = new Map(table.cards.map((card) => [card.who, card]))
  return new Map(
    table.board.tokens.map((token) => {
      const { who, letter, shape, state } = token
      const card = cards.get(who)
      const life = card === undefined ? UNKNOWN : lifeOf(card)
      const isDown = state !== 'up'
      return [who, { letter, shape, isDown, isMine: mine.has(who), token, life, health: healthOf(card, isDown) }]
    }),
  )
}

/** Whom the seat plays; nobody for the referee, who has a say in everybody. */
export const mineOf = ({ seat, cards }: SeatTable): ReadonlySet<string> =>
  new Set(seat.referee ? [] : cards.filter(({ yours }) => yours).map(({ who }) => who))
