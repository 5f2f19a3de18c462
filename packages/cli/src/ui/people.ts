import type { Card, Health, Token } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import type { Paint } from '../io/colours.ts'
import type { Terminal } from '../io/terminal.ts'

/** How somebody is as far as may be known: `8/10`, with two pools `7/10+14/14`, else a word. */
export function healthText({ words, pools }: Health): string {
  if (pools.length === 0) return words
  return pools.map(({ now, most }) => (most === null ? `${now}` : `${now}/${most}`)).join('+')
}

/** What there is to know of somebody at a glance: health, and everything that is not as it should be. */
export function glanceAt(card: Card, token: Token | undefined, short = false): string {
  const badges = (token?.badges ?? []).map((badge) => (short ? badge.short : badge.word))
  const down = token?.state === 'up' || token === undefined ? [] : [card.health.words]
  const words = [healthText(card.health), ...down, ...badges].filter((word) => word !== '')
  const isFirst = (word: string, at: number): boolean =>
    words.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === at
  return words.filter(isFirst).join(' ')
}

/** Whose turn it is, of those whom the viewer knows; '' where that is nobody's. */
export const whoseTurn = ({ order }: SeatTable): string =>
  order.entries.find(({ state }) => state === 'now')?.who[0] ?? ''

/** The token of a combatant, if one is drawn. */
export const tokenOf = ({ board }: SeatTable, who: string): Token | undefined =>
  board.tokens.find((token) => token.who === who)

/** Whether the side is drawn as one's own: the viewer's, and where all are (to the referee) the first. */
export function isOurs({ sides }: SeatTable, side: string | undefined): boolean {
  const mine = sides.filter(({ yours }) => yours)
  return (mine.length === sides.length ? mine.slice(0, 1) : mine).some(({ id }) => id === side)
}

/** The side by which somebody goes, where it is not the viewer's. */
export function sideWords(table: SeatTable, card: Card): string {
  return isOurs(table, card.side) ? '' : `(${sideName(table, card)})`
}

/** The side somebody fights on, by its name. */
export const sideName = ({ sides }: SeatTable, { side }: Card): string =>
  sides.find(({ id }) => id === side)?.name ?? side

/** The colour of one's own side, of others, of those who lie. */
export function paintFor({ colours }: Terminal, table: SeatTable, who: string): Paint {
  const token = tokenOf(table, who)
  if (token === undefined || token.state !== 'up') return colours.faint
  return isOurs(table, token.side) ? colours.good : colours.bad
}

/** A token's letter as maps have it: small for the others. */
export const letterOf = (table: SeatTable, { letter, side }: Token): string =>
  isOurs(table, side) ? letter : letter.toLowerCase()
