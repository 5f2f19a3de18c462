import type { BoardPicture } from '@fray/kernel'
import { type Drawn, draw } from '../drawn.ts'
import type { BoardOf } from './layout.ts'
import { SIDE, squareBox } from './squares-layout.ts'

type Squares = BoardOf<'squares'>

/**
 * The ground of a map of squares: what does not move. Over a picture, whatever its colours, a wash in the floor's own colour keeps
 * tokens readable, lines are drawn light and dark, and grounds let it show through.
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
  // Corners are counted as squares are named; the drawing begins at the north-west.
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
  const under = isPictured ? drawUnder(board, board.picture, picture) : null
  return draw(
    'g',
    {},
    draw('rect', { width: width * SIDE, height: height * SIDE, look: 'floor' }),
    under,
    heights.map((one) => draw('rect', { ...square(one.square), look: 'high', ...over })),
    ground.map((one) => [
      draw('rect', { ...square(one.square), look: 'ground', ...over }),
      draw('rect', { ...square(one.square), fill: 'url(#hatch-ground)' }),
    ]),
    areas.map(({ squares, tone }) =>
      squares.map((one) => draw('rect', { ...square(one), look: 'area', 'data-tone': tone })),
    ),
    isPictured ? draw('path', { d: lines, look: 'gridUnder' }) : null,
    draw('path', { d: lines, look: 'grid', ...over }),
    heights
      .filter((_, i) => i % 2 === 0)
      .map((one) => {
        const { x, y } = squareBox(board, one.square)
        return draw('text', { x: x + 3, y: y + 13, look: 'small' }, String(one.height))
      }),
    blocks.map((one) => [
      draw('rect', { ...square(one), look: 'rock', ...over }),
      draw('rect', { ...square(one), fill: 'url(#hatch-rock)' }),
    ]),
    isPictured ? walls.map(({ from, to }) => draw('line', { ...line(from, to), look: 'wallUnder' })) : null,
    walls.map(({ from, to, kind }) => draw('line', { ...line(from, to), look: 'wall', 'data-kind': kind })),
    doors.map(({ from, to, open }) => [
      draw('line', { ...line(from, to), look: 'door', 'data-open': open }),
      draw('line', { ...line(from, to), look: 'doorCore', 'data-open': open }),
    ]),
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

/** The picture in its place, what of it lies outside of the map cut off, and the wash over it. */
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

/** All lines of the grid in one path: thousands of squares cost no more than a few. */
function gridLines(width: number, height: number): string {
  let d = ''
  for (let x = 0; x <= width; x++) d += `M${x * SIDE} 0V${height * SIDE}`
  for (let y = 0; y <= height; y++) d += `M0 ${y * SIDE}H${width * SIDE}`
  return d
}
