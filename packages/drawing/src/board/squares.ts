import type { BoardPicture, GroundKind } from '@fray/kernel'
import { type Attributes, type Drawn, draw } from '../drawn.ts'
import { edgesOf, shapeOfAll } from './edges.ts'
import type { BoardOf, Box } from './layout.ts'
import { drawGrounds, drawPlaces, fillOf, isFlat, kindsOf } from './scenery.ts'
import { SIDE, squareBox } from './squares-layout.ts'

type Squares = BoardOf<'squares'>

/**
 * The ground of a map of squares: everything that does not move. Over a picture, a translucent layer in the floor's
 * colour keeps tokens readable, lines are drawn light and dark, and grounds let the picture show through.
 * @example
 * ```ts
 * import { drawSquares } from '@fray/drawing'
 * import { openFight } from '@fray/seat/play'
 *
 * const fight = await openFight(
 *   '{ ruleset: shock, combatants: { Osk: { from: barrel-osk, side: party }, Vey: { from: captain-vey, side: foes } } }',
 *   { seed: 'seven' },
 * )
 * const { board } = fight.view('referee')
 * if (board.kind === 'squares') console.log(drawSquares(board).tag) // g
 * ```
 */
export function drawSquares(board: Squares, picture = ''): Drawn {
  const { width, height, origin, ground, blocks, walls, doors, heights, items, areas } = board
  // Corners are counted like squares; the drawing starts at the north-west.
  const at = ([x, y]: readonly [number, number]) => [(x - origin[0]) * SIDE, (height - (y - origin[1])) * SIDE] as const
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    const [[x1, y1], [x2, y2]] = [at(from), at(to)]
    return { x1, y1, x2, y2 }
  }
  const square = (name: string) => {
    const { x, y, w, h } = squareBox(board, name)
    return { x, y, width: w, height: h }
  }
  const isPictured = picture !== '' && board.picture !== undefined
  const over = isPictured ? { 'data-pictured': true } : {}
  const lines = gridLines(width, height)
  const boxes = (names: readonly string[]) => names.map((name) => squareBox(board, name))
  const kindOf = kindsOf(board)
  const levels = Map.groupBy(heights, (one) => one.height)
  return draw(
    'g',
    {},
    isPictured
      ? [
          draw('rect', { width: width * SIDE, height: height * SIDE, look: 'floor' }),
          drawUnder(board, board.picture, picture),
        ]
      : drawGrounds(board),
    [...levels].map(([height, squares]) => drawLevel(height, boxes(squares.map((one) => one.square)), over)),
    ground.map((one) => [
      kindOf(one.square) === null ? draw('rect', { ...square(one.square), look: 'ground', ...over }) : null,
      draw('rect', { ...square(one.square), fill: 'url(#hatch-ground)' }),
    ]),
    areas.map(({ squares, tone }) =>
      squares.map((one) => draw('rect', { ...square(one), look: 'area', 'data-tone': tone })),
    ),
    isPictured ? draw('path', { d: lines, look: 'gridUnder' }) : null,
    draw('path', { d: lines, look: 'grid', ...over }),
    drawPlaces(board),
    heights
      .filter((_, i) => i % 2 === 0)
      .map((one) => {
        const { x, y } = squareBox(board, one.square)
        return draw('text', { x: x + 3, y: y + 13, look: 'small' }, String(one.height))
      }),
    isPictured
      ? drawRocks(boxes(blocks), over)
      : [...Map.groupBy(blocks, (one) => kindOf(one) ?? 'wall')].map(([kind, squares]) =>
          drawBlocks(boxes(squares), kind, isFlat(board)),
        ),
    isPictured ? walls.map(({ from, to }) => draw('line', { ...line(from, to), look: 'wallUnder' })) : null,
    isPictured ? null : walls.map(({ from, to }) => draw('line', { ...moved(line(from, to)), look: 'wallShade' })),
    walls.map(({ from, to, kind }) => draw('line', { ...line(from, to), look: 'wall', 'data-kind': kind })),
    walls.map(({ from, to, kind }) => draw('line', { ...line(from, to), look: 'wallTop', 'data-kind': kind })),
    doors.map(({ from, to, open }) => drawDoor(at(from), at(to), open)),
    items.map((one) => {
      const { x, y } = squareBox(board, one.square)
      return draw(
        'g',
        { transform: `translate(${x + SIDE - 9}, ${y + SIDE - 9})`, look: 'item' },
        draw('title', {}, one.names.join(', ')),
        draw('path', { d: 'M0-5L5 0L0 5L-5 0Z' }),
      )
    }),
  )
}

interface Line {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** The shadow of a wall, offset from it. */
const moved = ({ x1, y1, x2, y2 }: Line): Line => ({ x1: x1 + 3, y1: y1 + 5, x2: x2 + 3, y2: y2 + 5 })

/** Squares of one height: the higher the lighter, the lower the darker, with an outline. */
const drawLevel = (height: number, squares: readonly Box[], over: Attributes): readonly Drawn[] => [
  draw('path', { d: shapeOfAll(squares), look: 'high', 'data-below': height < 0, ...over }),
  draw('path', { d: edgesOf(squares), look: 'highEdge' }),
]

/** Squares that nothing enters, over a picture. */
const drawRocks = (squares: readonly Box[], over: Attributes): readonly Drawn[] => [
  draw('path', { d: shapeOfAll(squares), look: 'rock', ...over }),
  draw('path', { d: shapeOfAll(squares), fill: 'url(#hatch-rock)' }),
]

/** Squares that nothing enters, as one solid piece: a shadow, its material, an outline. Water is flat. */
function drawBlocks(squares: readonly Box[], kind: GroundKind | 'wall', flat: boolean): readonly Drawn[] {
  const d = shapeOfAll(squares)
  const edge = draw('path', { d: edgesOf(squares), look: 'rockEdge', 'data-of': kind })
  if (kind === 'water') return [draw('path', { d, fill: fillOf(kind, flat) }), edge]
  return [
    draw('path', { d, look: 'shadow', transform: 'translate(4 7)' }),
    draw('path', { d, fill: fillOf(kind, flat) }),
    kind === 'wall' ? null : draw('path', { d, look: 'standing' }),
    edge,
  ].filter((one) => one !== null)
}

type Point = readonly [x: number, y: number]

/** A door: a leaf in its frame, or swung out of it if open; a wide door has two leaves. */
function drawDoor([x1, y1]: Point, [x2, y2]: Point, open: boolean): readonly Drawn[] {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const isWide = Math.hypot(dx, dy) > SIDE * 1.5
  const part = isWide ? 0.5 : 1
  const [c, s] = open ? [Math.cos(1.25) * part, Math.sin(1.25) * part] : [part, 0]
  const leaves = [
    { x1, y1, x2: x1 + dx * c + dy * s, y2: y1 + dy * c - dx * s },
    ...(isWide ? [{ x1: x2, y1: y2, x2: x2 - dx * c + dy * s, y2: y2 - dy * c - dx * s }] : []),
  ]
  return [
    ...(open ? [draw('line', { x1, y1, x2, y2, look: 'doorway' })] : []),
    ...leaves.flatMap((leaf) => [draw('line', { ...leaf, look: 'door' }), draw('line', { ...leaf, look: 'doorCore' })]),
  ]
}

/** The picture in its place, clipped to the map, with the translucent layer over it. */
function drawUnder({ width, height }: Squares, { width: east, height: south }: BoardPicture, href: string): Drawn {
  const [wide, high] = [Math.min(east, width) * SIDE, Math.min(south, height) * SIDE]
  return draw(
    'g',
    {},
    draw(
      'svg',
      { width: wide, height: high, viewBox: `0 0 ${wide} ${high}` },
      draw('image', { href, width: east * SIDE, height: south * SIDE, preserveAspectRatio: 'none' }),
    ),
    draw('rect', { width: width * SIDE, height: height * SIDE, look: 'wash' }),
  )
}

/** All lines of the grid in one path: thousands of squares then cost no more than a few. */
function gridLines(width: number, height: number): string {
  let d = ''
  for (let x = 0; x <= width; x++) d += `M${x * SIDE} 0V${height * SIDE}`
  for (let y = 0; y <= height; y++) d += `M0 ${y * SIDE}H${width * SIDE}`
  return d
}
