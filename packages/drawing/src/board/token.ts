import type { Badge, Card, Facing, Token } from '@fray/kernel'
import { type Drawn, draw } from '../drawn.ts'
import { drawOutline, sideNumber } from './shapes.ts'

const TURNS: Readonly<Record<Facing, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 }

/** Where a token stands: its middle and its diameter, in units of the drawing. */
export interface TokenPlace {
  readonly x: number
  readonly y: number
  readonly d: number
  /** Whether others stand right beside it: what is written on it then keeps to its own square. */
  readonly isTight?: boolean
  /** Whether a picture lies under it, of whatever colours: it then has a rim in two. */
  readonly isOverPicture?: boolean
}

/** How a token stands out. */
export interface TokenMarks {
  readonly isNow?: boolean
  readonly isTarget?: boolean
  readonly isChosen?: boolean
  readonly isPicked?: boolean
  readonly isHidden?: boolean
  /** How much of its life is left, from 0 to 1; null where nobody knows. */
  readonly life?: number | null
  /** A word under it, such as how far it is. */
  readonly caption?: string
}

/** A combatant on the board. */
export function drawToken(
  token: Token,
  { x, y, d, isTight = false, isOverPicture = false }: TokenPlace,
  marks: TokenMarks,
): Drawn {
  const { shape, letter, state, facing, badges } = token
  const side = sideNumber(shape)
  const r = d / 2
  const isDown = state !== 'up'
  const ink = isDown ? 'var(--paper)' : side >= 3 ? 'var(--on-side-light)' : 'var(--on-side)'
  const { life = null, caption = '' } = marks
  return draw(
    'g',
    { look: 'token', 'data-hidden': marks.isHidden === true, moved: [x, y], 'data-who': token.who },
    marks.isNow ? draw('circle', { r: r + 5, look: 'now' }) : null,
    marks.isHidden ? draw('circle', { r: r + 4, look: 'hidden' }) : null,
    marks.isTarget ? draw('circle', { r: r + 4, look: 'target' }) : null,
    marks.isChosen ? draw('circle', { r: r + 4, look: 'chosen' }) : null,
    facing === null || isDown
      ? null
      : draw('path', {
          d: `M0 ${-r - 6}L5 ${-r + 1}H-5Z`,
          transform: `rotate(${TURNS[facing]})`,
          look: 'facing',
        }),
    isOverPicture ? drawOutline(shape, r + 1.5, { look: 'rim' }) : null,
    drawOutline(shape, r, { fill: isDown ? 'var(--line-strong)' : `var(--side-${side})`, look: 'body' }),
    side > 0 && !isDown ? drawOutline(shape, r, { fill: `url(#hatch-${side})` }) : null,
    isDown ? draw('path', { d: crossed(r * 0.7), look: 'cross' }) : null,
    draw(
      'text',
      {
        y: d * (shape === 'triangle' ? 0.22 : 0.17),
        'font-size': d * letterSize(letter),
        fill: ink,
        look: 'letter',
        // A rim keeps it apart from the cross below it.
        ...(isDown && { stroke: 'var(--line-strong)', 'stroke-width': d * 0.14, 'paint-order': 'stroke' }),
      },
      letter,
    ),
    life === null || life >= 1 || isDown ? null : drawLife(r, Math.max(0, life)),
    marks.isPicked
      ? draw(
          'g',
          { transform: `translate(${-r * 0.75}, ${-r * 0.75})` },
          draw('circle', { r: 8, look: 'picked' }),
          draw('path', { d: 'M-4 0L-1 3L4 -3', look: 'pickedCheck' }),
        )
      : null,
    isTight ? drawTightBadge(badges, r) : drawBadges(badges, r),
    caption === '' ? null : draw('text', { y: r + 15, look: 'caption' }, caption),
  )
}

const crossed = (a: number): string => `M${-a} ${-a}L${a} ${a}M${a} ${-a}L${-a} ${a}`

/** How large letters are beside the token's diameter, so that all of them fit into it. */
const letterSize = (letter: string): number => [0.5, 0.5, 0.4, 0.32][letter.length] ?? 0.26

/** Each of them once, though there be several causes. */
const distinct = (badges: readonly Badge[]): readonly Badge[] =>
  badges.filter(({ word }, i) => badges.findIndex((one) => one.word === word) === i)

/** With the number of those that are not shown. */
const withMore = (badge: Badge, more: number): Badge =>
  more <= 0 ? badge : { ...badge, short: `${badge.short}+${more}` }

/** The first two, below each other, and how many more there are. */
function drawBadges(all: readonly Badge[], r: number): readonly Drawn[] {
  const badges = distinct(all)
  return badges
    .slice(0, 2)
    .map((badge, i) => drawBadge(withMore(badge, i === 1 ? badges.length - 2 : 0), r * 0.72, -r * 0.78 + i * 15))
}

/** The first one with the number of the others in it, ending with the token: so it covers neither its letter nor a neighbour. */
function drawTightBadge(all: readonly Badge[], r: number): Drawn | null {
  const badges = distinct(all)
  const first = badges.find(({ tone }) => tone === 'bad') ?? badges[0]
  if (first === undefined) return null
  const badge = withMore(first, badges.length - 1)
  return drawBadge(badge, r - badgeWidth(badge.short) + 5, Math.min(-r * 0.9, -13))
}

const badgeWidth = (short: string): number => short.length * 5.8 + 7

/** A word in a pill whose left end is there; it hangs on its right end, so that it shrinks towards that where there is no room for words. */
function drawBadge({ short, tone }: Badge, x: number, y: number): Drawn {
  const width = badgeWidth(short)
  return draw(
    'g',
    { transform: `translate(${x - 3 + width}, ${y})` },
    draw('rect', { x: -width, y: -7, width, height: 14, rx: 7, look: 'badge', 'data-tone': tone }),
    draw('text', { x: 3.5 - width, y: 3.4, look: 'badgeText' }, short),
  )
}

/** What is left of somebody's life, below its token; the unhurt have none. */
const drawLife = (r: number, left: number): Drawn =>
  draw(
    'g',
    {},
    draw('rect', { x: -r * 0.8, y: r - 2.5, width: r * 1.6, height: 5, rx: 2.5, look: 'lifeOf' }),
    draw('rect', { x: -r * 0.8, y: r - 2.5, width: r * 1.6 * left, height: 5, rx: 2.5, look: 'lifeLeft' }),
  )

/** The name below a token, where everybody is named on the board. */
export const drawName = (who: string, { x, y, d }: TokenPlace, hasCaption: boolean): Drawn =>
  draw('text', { x, y: y + d / 2 + (hasCaption ? 29 : 16), look: 'name' }, who)

/** How much of its life everybody has left, from 0 to 1, where that is known. */
export function livesOf(cards: Iterable<Card>): Map<string, number> {
  const lives = new Map<string, number>()
  for (const { who, health } of cards) {
    const pool = health.pools.find(({ most }) => most !== null && most > 0)
    if (pool !== undefined) lives.set(who, pool.now / (pool.most ?? 1))
  }
  return lives
}
