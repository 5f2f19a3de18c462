import { type Drawn, draw } from '../drawn.ts'

/* Seven subdued grounds as patterns, each of two or three tones of the page. */

const tone = (name: string): string => `var(--${name})`

const pattern = (kind: string, wide: number, high: number, base: string, ...parts: readonly Drawn[]): Drawn =>
  draw(
    'pattern',
    { id: `ground-${kind}`, width: wide, height: high, patternUnits: 'userSpaceOnUse' },
    draw('rect', { width: wide, height: high, fill: tone(base) }),
    parts,
  )

const strokes = (d: string, colour: string, width: number): Drawn =>
  draw('path', { d, fill: 'none', stroke: tone(colour), 'stroke-width': width, 'stroke-linecap': 'round' })

const filled = (d: string, colour: string): Drawn => draw('path', { d, fill: tone(colour) })

/** A stone with rounded corners. */
const slab = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`

/** A tuft of three blades, with its foot at (x, y). */
const tuft = (x: number, y: number): string => `M${x} ${y}l-4-6M${x + 2} ${y}v-8M${x + 4} ${y}l3.500-6`

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const slabs = (all: readonly (readonly [number, number, number, number])[], r: number): string =>
  all.map(([x, y, w, h]) => slab(x, y, w, h, r)).join('')

/** The patterns, referred to by `url(#ground-grass)`; needed once per drawing. */
export const drawPatterns = (): Drawn =>
  draw(
    'defs',
    {},
    pattern(
      'grass',
      120,
      120,
      'grass',
      strokes([tuft(18, 30), tuft(76, 22), tuft(46, 74), tuft(100, 92), tuft(12, 108)].join(''), 'grass-2', 1.6),
      filled([dot(50, 14, 1.4), dot(104, 52, 1.6), dot(70, 106, 1.5), dot(20, 66, 1.3)].join(''), 'grass-2'),
    ),
    pattern(
      'road',
      100,
      100,
      'road',
      filled(
        [dot(14, 22, 2.8), dot(62, 12, 2), dot(38, 52, 3.2), dot(82, 64, 2.2), dot(18, 82, 2), dot(58, 90, 1.6)].join(
          '',
        ),
        'road-2',
      ),
    ),
    pattern(
      'stone',
      120,
      80,
      'stone-2',
      filled(
        slabs(
          [
            [1, 1, 58, 38],
            [61, 1, 38, 38],
            [101, 1, 18, 38],
            [1, 41, 28, 38],
            [77, 41, 42, 38],
          ],
          4,
        ),
        'stone',
      ),
      filled(slab(31, 41, 44, 38, 4), 'stone-3'),
    ),
    pattern(
      'cobble',
      60,
      60,
      'stone-2',
      filled(
        slabs(
          [
            [1, 1, 18, 13],
            [21, 1, 15, 13],
            [-7, 16, 18, 13],
            [32, 16, 17, 13],
            [1, 31, 15, 13],
            [18, 31, 20, 13],
            [13, 46, 15, 13],
            [30, 46, 20, 13],
          ],
          6,
        ),
        'stone',
      ),
      filled(
        slabs(
          [
            [38, 1, 20, 13],
            [13, 16, 17, 13],
            [53, 16, 18, 13],
            [40, 31, 18, 13],
            [-7, 46, 18, 13],
            [53, 46, 18, 13],
          ],
          6,
        ),
        'stone-3',
      ),
    ),
    pattern(
      'wood',
      160,
      60,
      'wood',
      strokes('M0 0H160M0 15H160M0 30H160M0 45H160M44 0v15M128 15v15M70 30v15M20 45v15M140 45v15', 'wood-2', 1.3),
      draw('path', {
        ...{
          d: 'M60 8q18-4 34 0M10 23q24 4 46 0M90 38q20-4 40 0M40 53q26 4 60 0',
          fill: 'none',
          stroke: tone('wood-2'),
        },
        ...{ 'stroke-width': 1, 'stroke-opacity': 0.45 },
      }),
    ),
    pattern(
      'water',
      100,
      50,
      'water',
      strokes('M8 13q8-7 16 0t16 0M62 38q8-7 16 0t14 0', 'water-2', 1.8),
      strokes('M58 15q7-6 14 0M10 39q7-6 14 0', 'water-3', 1.8),
    ),
    pattern(
      'wall',
      40,
      20,
      'brick-3',
      filled(
        slabs(
          [
            [0.8, 0.8, 18.4, 8.4],
            [10.8, 10.8, 18.4, 8.4],
          ],
          1.5,
        ),
        'brick',
      ),
      filled(
        slabs(
          [
            [20.8, 0.8, 18.4, 8.4],
            [-9.2, 10.8, 18.4, 8.4],
            [30.8, 10.8, 18.4, 8.4],
          ],
          1.5,
        ),
        'brick-2',
      ),
    ),
  )
