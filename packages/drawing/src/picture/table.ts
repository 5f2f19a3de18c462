import type { Card, Token } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'

/** The parts of a seat's table that are drawn. */
export type PicturedTable = Pick<SeatTable, 'fight' | 'sides' | 'board' | 'order' | 'cards' | 'hidden'>

/** Who acts now, by name. */
export const nowOf = ({ order, fight }: PicturedTable): ReadonlySet<string> =>
  new Set(fight.over ? [] : order.entries.flatMap(({ state, who }) => (state === 'now' ? who : [])))

/** A combatant with what is known about it. */
export interface Person {
  readonly token: Token
  readonly card: Card | null
}

/** Everyone on the board by side, in roster order. */
export const peopleOf = ({
  board,
  cards,
  sides,
}: PicturedTable): { readonly side: string; readonly people: Person[] }[] =>
  sides
    .map(({ id, name }) => ({
      side: name,
      people: board.tokens
        .filter((token) => token.side === id)
        .map((token) => ({ token, card: cards.find(({ who }) => who === token.who) ?? null })),
    }))
    .filter(({ people }) => people.length > 0)

/** A combatant's health in words: `hurt, 8 of 14 hit points`; '' if nothing is known. */
export function healthOf(card: Card | null): string {
  if (card === null) return ''
  const { words, pools } = card.health
  const points = pools.map(({ now, most, label }) => `${now}${most === null ? '' : ` of ${most}`} ${label}`)
  return [words, ...points].filter((one) => one !== '').join(', ')
}

/** A combatant's conditions besides its health, each once. */
export const conditionsOf = (card: Card | null): string[] => [
  ...new Set(
    (card?.conditions ?? []).map(({ name }) => name).filter((name) => name.toLowerCase() !== card?.health.words),
  ),
]

/** Who has won, or how far the fight is. */
export function standOf({ fight, sides, order }: PicturedTable): string {
  if (!fight.over) return fight.round === 0 ? 'Before the fight' : order.title
  const winner = sides.find(({ id }) => id === fight.winner)
  return winner === undefined ? 'The fight is over' : `The fight is over: ${winner.name} won`
}
