import type { Facing, Token } from '@fray/kernel'
import type { Art } from '../art/art.ts'
import { type Drawn, draw } from '../drawn.ts'
import { drawLetter, drawSigns, scaled } from './badges.ts'
import { drawLife, type LifeMarks } from './life.ts'
import { drawOutline, drawPortrait, sideNumber } from './shapes.ts'

const TURNS: Readonly<Record<Facing, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 }

/** Where a token is drawn: its centre and its diameter, in units of the drawing. */
export interface TokenPlace {
  readonly x: number
  readonly y: number
  readonly d: number
  /** The height at which it stands, in the game's unit; 0 by default. */
  readonly height?: number
}

/** How a token is highlighted. */
export interface TokenMarks extends Partial<LifeMarks> {
  readonly isNow?: boolean
  /** Whether another token is where its pointer would be: then only its ring says that it acts. */
  readonly isBelow?: boolean
  readonly isTarget?: boolean
  readonly isChosen?: boolean
  readonly isPicked?: boolean
  readonly isHidden?: boolean
  /** A word under it, such as its distance. */
  readonly caption?: string
}

/** The outer radii of casing, life ring and body, as parts of a token's radius. */
const [CASING, RING, BODY, INNER] = [1.13, 1, 0.9, 0.82]

/** Tokens with a smaller diameter have no silhouette, and their letter in the middle. */
const SMALL = 26

/** Standing combatants are drawn over those who are down. */
export const inOrder = <T extends Pick<Token, 'state'>>(tokens: readonly T[]): readonly T[] =>
  tokens.every(({ state }) => state === 'up')
    ? tokens
    : [...tokens.filter(({ state }) => state !== 'up'), ...tokens.filter(({ state }) => state === 'up')]

/** Whether one of these tokens is where the pointer above another would be. */
export const isBelowSomebody = ({ x, y, d }: TokenPlace, others: Iterable<TokenPlace>): boolean =>
  [...others].some((one) => one.y < y && Math.hypot(one.x - x, one.y - (y - d * 0.93)) < one.d / 2 + d * 0.2)

/** A combatant on the board; `art` is what it is drawn with besides shapes, null for none. */
export function drawToken(
  token: Token,
  { x, y, d, height = 0 }: TokenPlace,
  marks: TokenMarks,
  art: Art | null = null,
): Drawn {
  const { shape, facing, badges } = token
  const r = d / 2
  const isDead = token.fate === 'dead'
  const isDown = token.state !== 'up'
  const { life = null, steps = null, inner = null, caption = '' } = marks
  const wide = r * 0.17
  return draw(
    'g',
    { look: 'token', 'data-hidden': marks.isHidden === true, moved: [x, y], 'data-who': token.who },
    isDown ? null : drawOutline(shape, r * CASING, { look: 'shadow', transform: `translate(${r * 0.08} ${r * 0.16})` }),
    marks.isNow ? drawNow(token, r, marks.isBelow === true) : null,
    marks.isHidden ? drawOutline(shape, r * 1.3, { look: 'hidden' }) : null,
    marks.isTarget
      ? [
          drawOutline(shape, r * 1.32, { look: 'targetUnder', 'stroke-width': r * 0.26 }),
          drawOutline(shape, r * 1.32, {
            ...{ look: 'target', 'stroke-width': r * 0.13, 'stroke-dasharray': `${r * 0.36} ${r * 0.22}` },
          }),
        ]
      : null,
    marks.isChosen ? drawOutline(shape, r * 1.34, { look: 'chosen', 'stroke-width': r * 0.15 }) : null,
    facing === null || isDown
      ? null
      : draw('path', {
          d: `M0 ${-r * 1.5}L${r * 0.34} ${-r}H${-r * 0.34}Z`,
          transform: `rotate(${TURNS[facing]})`,
          look: 'facing',
        }),
    drawOutline(shape, r * CASING, { look: 'casing' }),
    isDown || life === null ? null : drawLife(shape, r * RING, wide, life, steps),
    drawBody(token, r, art),
    isDown || inner === null ? null : drawLife(shape, r * INNER, wide * 0.5, inner, null),
    art !== null && d >= SMALL && !isDead ? drawLetter(token, r) : null,
    drawSigns(isDead ? [] : badges, r, art),
    height === 0 ? null : drawHeight(height, r),
    marks.isPicked
      ? scaled(
          ...([-r * 0.8, -r * 0.8, r / 17] as const),
          draw('circle', { r: 8, look: 'picked' }),
          draw('path', { d: 'M-4 0L-1 3L4 -3', look: 'pickedCheck' }),
        )
      : null,
    caption === '' ? null : draw('text', { y: r + 17, look: 'caption' }, caption),
  )
}

/** A yellow ring with a pointer above it, if there is room for one. */
const drawNow = ({ shape }: Token, r: number, isBelow: boolean): readonly (Drawn | null)[] => [
  drawOutline(shape, r * 1.38, { look: 'nowUnder', 'stroke-width': r * 0.4 }),
  drawOutline(shape, r * 1.38, { look: 'now', 'stroke-width': r * 0.24 }),
  isBelow ? null : draw('path', { d: `M${-r * 0.4} ${-r * 2.14}H${r * 0.4}L0 ${-r * 1.58}Z`, look: 'nowPointer' }),
]

/** The radius of a portrait as part of a token's radius; around it the side's colour shows. */
const PORTRAIT = 0.78

/**
 * The body in its side's colour and hatch with a portrait or a silhouette; grey for those who are down, a skull for
 * the dead.
 */
function drawBody(
  { shape, letter, state, fate, badges, looks = [], picture }: Token,
  r: number,
  art: Art | null,
): Drawn {
  const side = sideNumber(shape)
  const isDown = state !== 'up'
  const isDead = fate === 'dead'
  const isSmall = r * 2 < SMALL
  const portrait = isSmall || isDead || picture === undefined ? null : (art?.portrait?.(picture) ?? null)
  const path = isSmall || portrait !== null ? null : isDead ? art?.skull : art?.silhouette(looks)
  const lies = !isDead && (isDown || badges.some(({ word, sign = word, short }) => art?.lies(sign, short) === true))
  const fill = isDown ? 'var(--paper)' : side >= 3 ? 'var(--on-side-light)' : 'var(--on-side)'
  const big = (shape === 'triangle' || shape === 'star' ? 1.05 : 1.42) * r * BODY
  const down = shape === 'triangle' ? r * 0.14 : 0
  return draw(
    'g',
    { look: 'body' },
    drawOutline(shape, r * BODY, { fill: isDown ? 'var(--fallen)' : `var(--side-${side})` }),
    side > 0 && !isDown ? drawOutline(shape, r * BODY, { fill: `url(#hatch-${side})` }) : null,
    portrait === null
      ? null
      : drawPortrait(portrait, shape, r * PORTRAIT, {
          'data-part': 'silhouette',
          ...(isDown && { opacity: 0.5 }),
          ...(lies && { transform: 'rotate(90)' }),
        }),
    path == null
      ? null
      : draw('path', {
          ...{ d: path, fill, 'data-part': 'silhouette' },
          transform: `translate(0 ${down}) ${lies ? 'rotate(90) ' : ''}scale(${big / 512}) translate(-256 -256)`,
        }),
    draw(
      'text',
      {
        ...{ y: d(r) * (shape === 'triangle' ? 0.22 : 0.17), 'font-size': d(r) * letterSize(letter), fill },
        look: path == null && portrait === null ? 'letter' : 'letterIfSmall',
      },
      letter,
    ),
  )
}

const d = (r: number): number => 2 * r

/** Size of the letters relative to the token's diameter, so that all of them fit. */
const letterSize = (letter: string): number => [0.5, 0.5, 0.4, 0.32][letter.length] ?? 0.26

/** The height at which a combatant stands, bottom right. */
function drawHeight(height: number, r: number): Drawn {
  const words = String(Math.abs(height))
  const wide = words.length * 5.6 + 16
  return scaled(
    ...([r * 0.95, r * 0.84, r / 17] as const),
    draw('rect', { x: -wide / 2, y: -7, width: wide, height: 14, rx: 4.5, look: 'plateDark' }),
    draw('path', {
      d: height > 0 ? 'M0-4L4 3H-4Z' : 'M0 4L4-3H-4Z',
      transform: `translate(${7.5 - wide / 2} 0)`,
      look: 'plateArrow',
    }),
    draw('text', { x: 4.5, y: 3.6, look: 'plateDarkText' }, words),
  )
}

/** The name below a token, if names are shown on the board. */
export const drawName = (who: string, { x, y, d }: TokenPlace, hasCaption: boolean): Drawn =>
  draw('text', { x, y: y + d / 2 + (hasCaption ? 31 : 18), look: 'name' }, who)
