import type { Badge, Token } from '@fray/kernel'
import type { Art } from '../art/art.ts'
import { type Drawn, draw, type Part } from '../drawn.ts'

/** A moved and scaled group; its content is drawn for a token of radius 17. */
export const scaled = (x: number, y: number, by: number, ...parts: readonly Part[]): Drawn =>
  draw('g', { transform: `translate(${x} ${y}) scale(${by})` }, parts)

/** The letter on a plate in the side's shape, bottom left. */
export function drawLetter({ shape, letter }: Token, r: number): Drawn {
  const size = [8, 8, 8.6, 10][letter.length] ?? 11
  return draw(
    'g',
    { 'data-part': 'plate' },
    scaled(
      ...([-r * 0.8, r * 0.8, r / 17] as const),
      shape === 'circle'
        ? draw('circle', { r: size, look: 'plate' })
        : draw('rect', { x: -size, y: -8, width: 2 * size, height: 16, rx: 4, look: 'plate' }),
      draw('text', { y: 4, 'font-size': [11.5, 11.5, 10, 9][letter.length] ?? 8, look: 'plateText' }, letter),
    ),
  )
}

/** Each state once, even if it has several causes; bad ones first. */
const distinct = (badges: readonly Badge[]): readonly Badge[] =>
  badges
    .filter(({ word }, i) => badges.findIndex((one) => one.word === word) === i)
    .sort((a, b) => Number(b.tone === 'bad') - Number(a.tone === 'bad'))

/** At most two states as signs, top right, and the number of further ones. */
export function drawSigns(all: readonly Badge[], r: number, art: Art | null): Drawn | null {
  const badges = distinct(all)
  if (badges.length === 0) return null
  const more = badges.length - 2
  const shown = badges.slice(0, 2)
  return draw(
    'g',
    { 'data-part': 'signs' },
    [...shown].reverse().map((badge, i) => {
      const at = shown.length - 1 - i
      return scaled(r * (0.86 - at * 0.86), -r * 0.86, r / 17, drawSign(badge, art))
    }),
    more > 0
      ? scaled(
          ...([-r * 0.78, -r * 0.86, r / 17] as const),
          draw('rect', { x: -8, y: -6.5, width: 16, height: 13, rx: 6.5, look: 'plateDark' }),
          draw('text', { y: 3.4, look: 'plateDarkText' }, `+${more}`),
        )
      : null,
  )
}

/** A state in a circle: its sign, or its short form. */
function drawSign({ word, sign = word, short, tone }: Badge, art: Art | null): readonly Drawn[] {
  const path = art?.sign(sign, short) ?? null
  return [
    draw('circle', { r: 7.6, look: 'badge', 'data-tone': tone }),
    path === null
      ? draw('text', { y: 2.9, 'font-size': short.length > 2 ? 7 : 8.5, look: 'badgeText' }, short)
      : draw('path', { d: path, transform: 'scale(0.0215) translate(-256 -256)', look: 'badgeSign' }),
  ]
}
