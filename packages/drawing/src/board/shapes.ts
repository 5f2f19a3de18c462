import type { TokenShape } from '@fray/kernel'
import { type Attributes, type Drawn, draw } from '../drawn.ts'

/** How sides differ without colours: a shape and a hatch for each, besides the letters. */
const SIDES: readonly TokenShape[] = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star']

/** The shape of a side's tokens, by its position. */
export const shapeAt = (side: number): TokenShape => SIDES[side % SIDES.length] ?? 'circle'

/** The position of a side by the shape of its tokens. */
export const sideNumber = (shape: TokenShape): number => Math.max(0, SIDES.indexOf(shape))

const path = (corners: number, at: (i: number) => readonly [number, number]): string => {
  const points = Array.from({ length: corners }, (_, i) =>
    at(i)
      .map((one) => one.toFixed(3))
      .join(' '),
  )
  return `M${points.join('L')}Z`
}

const polygon = (corners: number, r: number, turn: number): string =>
  path(corners, (i) => {
    const angle = (i / corners) * 2 * Math.PI + turn
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })

const star = (r: number): string =>
  path(10, (i) => {
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2
    const far = i % 2 === 0 ? r * 1.18 : r * 0.78
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })

/** How far a rounded square extends from its centre, and where its corners start. */
const [SIDE_AT, CORNER_AT] = [0.94, 0.6]

/** A square with rounded corners, starting in the middle of its upper side. */
function rounded(r: number): string {
  const [a, b] = [(r * SIDE_AT).toFixed(3), (r * CORNER_AT).toFixed(3)]
  return `M0-${a}H${b}Q${a}-${a} ${a}-${b}V${b}Q${a} ${a} ${b} ${a}H-${b}Q-${a} ${a}-${a} ${b}V-${b}Q-${a}-${a}-${b}-${a}Z`
}

/** The length of a corner whose sides are 1. */
const BEND = 1.6232

/**
 * Outlines of radius `r` around the centre, clockwise from twelve o'clock. Their lengths are true to scale, so that a
 * dash is equally long on all of them.
 */
const OUTLINES: Readonly<Record<TokenShape, (r: number) => string>> = {
  circle: (r) => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`,
  square: rounded,
  diamond: (r) => polygon(4, r * 1.12, -Math.PI / 2),
  triangle: (r) => polygon(3, r * 1.18, -Math.PI / 2),
  hexagon: (r) => polygon(6, r * 1.02, -Math.PI / 2),
  star,
}

/** Their lengths for a radius of 1. */
const LENGTHS: Readonly<Record<TokenShape, number>> = {
  circle: 2 * Math.PI,
  square: 8 * CORNER_AT + 4 * BEND * (SIDE_AT - CORNER_AT),
  diamond: 4 * 1.12 * Math.SQRT2,
  triangle: 3 * 1.18 * Math.sqrt(3),
  hexagon: 6 * 1.02,
  star: 10 * Math.hypot(1.18 - 0.78 * Math.cos(Math.PI / 5), 0.78 * Math.sin(Math.PI / 5)),
}

/** The length of the outline of a side's tokens with radius `r`. */
export const outlineLength = (shape: TokenShape, r: number): number => LENGTHS[shape] * r

/** The outline of a side's tokens with radius `r` around the centre, as path data. */
export const outline = (shape: TokenShape, r: number): string => OUTLINES[shape](r)

/** The outline as an element. */
export const drawOutline = (shape: TokenShape, r: number, attributes: Attributes): Drawn =>
  draw('path', { d: outline(shape, r), ...attributes })

/** The mark of a side or a combatant in lists: its shape with the letter in it, about 26 units wide, centred. */
export function drawMark(shape: TokenShape, letter: string, isDown: boolean): Drawn {
  const side = sideNumber(shape)
  return draw(
    'g',
    {},
    drawOutline(shape, 11, { fill: isDown ? 'var(--line-strong)' : `var(--side-${side})` }),
    side > 0 && !isDown ? drawOutline(shape, 11, { fill: `url(#hatch-${side})` }) : null,
    draw(
      'text',
      {
        y: shape === 'triangle' ? 5.5 : 4.4,
        'text-anchor': 'middle',
        'font-size': [12.5, 12.5, 10, 8][letter.length] ?? 6.5,
        'font-weight': 700,
        fill: isDown ? 'var(--paper)' : side >= 3 ? 'var(--on-side-light)' : 'var(--on-side)',
      },
      letter,
    ),
  )
}

/** How far the shapes of sides extend at most, for a radius of 1. */
const REACHES: Readonly<Record<TokenShape, number>> = {
  circle: 1,
  square: SIDE_AT,
  diamond: 1.12,
  triangle: 1.18,
  hexagon: 1.02,
  star: 1.18,
}

/** A portrait in the shape of a side, with radius `r`; `transform` rotates it. */
export function drawPortrait(href: string, shape: TokenShape, r: number, attributes: Attributes): Drawn {
  const far = r * REACHES[shape]
  return draw('image', {
    ...{ href, x: -far, y: -far, width: 2 * far, height: 2 * far },
    ...{ preserveAspectRatio: 'xMidYMid slice', 'clip-path': `url(#portrait-${shape})`, ...attributes },
  })
}

const drawClip = (shape: TokenShape): Drawn =>
  draw(
    'clipPath',
    { id: `portrait-${shape}`, clipPathUnits: 'objectBoundingBox' },
    draw('path', { d: outline(shape, 0.5 / REACHES[shape]), transform: 'translate(0.5 0.5)' }),
  )

const LINES = { stroke: '#fff', 'stroke-width': 1.4, 'stroke-opacity': 0.42, fill: 'none' } as const

const hatch = (id: string, side: number, turn: number, of: Drawn): Drawn =>
  draw(
    'pattern',
    {
      id: `hatch-${id}`,
      width: side,
      height: side,
      patternUnits: 'userSpaceOnUse',
      ...(turn === 0 ? {} : { patternTransform: `rotate(${turn})` }),
    },
    of,
  )

/**
 * The hatches of sides and grounds, referred to by `url(#hatch-1)`, and the shapes of portraits; needed once per
 * document.
 */
export const drawHatches = (): Drawn =>
  draw(
    'defs',
    {},
    hatch('1', 6, 45, draw('path', { d: 'M0 3H6', ...LINES })),
    hatch('2', 6, 0, draw('circle', { cx: 3, cy: 3, r: 1.1, fill: '#fff', 'fill-opacity': 0.5 })),
    hatch('3', 6, 0, draw('path', { d: 'M0 3H6M3 0V6', ...LINES })),
    hatch('4', 6, 0, draw('path', { d: 'M3 0V6', ...LINES })),
    hatch('5', 6, 0, draw('path', { d: 'M0 3H6', ...LINES })),
    hatch('threat', 7, -45, over('M0 3.5H7', 'bad', 1.4, 0.75)),
    hatch('rock', 10, 30, over('M0 5H10', 'wall', 1, 0.35)),
    hatch('ground', 9, 0, over('M1 4Q3 2 4.500 4T8 4', 'line-strong', 1, 0.7)),
    SIDES.map(drawClip),
  )

const over = (d: string, colour: string, width: number, opacity: number): Drawn =>
  draw('path', { d, stroke: `var(--${colour})`, 'stroke-width': width, 'stroke-opacity': opacity, fill: 'none' })
