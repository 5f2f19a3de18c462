import { memo } from 'react'
import look from './board.module.css'
import type { BoardOf } from './layout.ts'
import { SIDE, squareBox } from './squares-layout.ts'

type Squares = BoardOf<'squares'>

/** The ground of a map of squares: what does not move. */
export const SquaresDrawing = memo(function SquaresDrawing({ board }: { board: Squares }) {
  const { width, height, origin, ground, blocks, walls, doors, heights, items, areas } = board
  // Corners are counted as squares are named; the drawing begins at the north-west.
  const at = ([x, y]: readonly [number, number]) => [(x - origin[0]) * SIDE, (height - (y - origin[1])) * SIDE] as const
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    const [[x1, y1], [x2, y2]] = [at(from), at(to)]
    return { x1, y1, x2, y2 }
  }
  return (
    <g>
      <rect width={width * SIDE} height={height * SIDE} className={look.floor} />
      {heights.map(({ square }) => (
        <rect key={square} {...rectOf(board, square)} className={look.high} />
      ))}
      {ground.map(({ square }) => (
        <g key={square}>
          <rect {...rectOf(board, square)} className={look.ground} />
          <rect {...rectOf(board, square)} fill="url(#hatch-ground)" />
        </g>
      ))}
      {areas.map((area) => (
        <g key={area.name}>
          {area.squares.map((square) => (
            <rect key={square} {...rectOf(board, square)} className={look.area} data-tone={area.tone} />
          ))}
        </g>
      ))}
      <path d={gridLines(width, height)} className={look.grid} />
      {heights
        .filter((_, i) => i % 2 === 0)
        .map(({ square, height: high }) => {
          const { x, y } = squareBox(board, square)
          return (
            <text key={square} x={x + 4} y={y + 11} className={look.small}>
              {high}
            </text>
          )
        })}
      {blocks.map((square) => (
        <g key={square}>
          <rect {...rectOf(board, square)} className={look.rock} />
          <rect {...rectOf(board, square)} fill="url(#hatch-rock)" />
        </g>
      ))}
      {walls.map(({ from, to, kind }) => (
        <line key={`${from} ${to} ${kind}`} {...line(from, to)} className={look.wall} data-kind={kind} />
      ))}
      {doors.map(({ name, from, to, open }) => (
        <g key={`${name} ${from}`}>
          <line {...line(from, to)} className={look.door} data-open={open} />
          <line {...line(from, to)} className={look.doorCore} data-open={open} />
        </g>
      ))}
      {items.map(({ square, names }) => {
        const { x, y } = squareBox(board, square)
        return (
          <g key={square} transform={`translate(${x + SIDE - 9}, ${y + SIDE - 9})`} className={look.item}>
            <title>{names.join(', ')}</title>
            <path d="M0-5L5 0L0 5L-5 0Z" />
          </g>
        )
      })}
    </g>
  )
}, isSameGround)

/** Whether nothing of the ground is otherwise: those who stand on it are drawn apart. */
function isSameGround({ board: a }: { board: Squares }, { board: b }: { board: Squares }): boolean {
  return (Object.keys(b) as (keyof Squares)[]).every((name) => name === 'tokens' || a[name] === b[name])
}

const rectOf = (board: Squares, square: string) => {
  const { x, y, w, h } = squareBox(board, square)
  return { x, y, width: w, height: h }
}

/** All lines of the grid in one path: thousands of squares cost no more than a few. */
function gridLines(width: number, height: number): string {
  let d = ''
  for (let x = 0; x <= width; x++) d += `M${x * SIDE} 0V${height * SIDE}`
  for (let y = 0; y <= height; y++) d += `M0 ${y * SIDE}H${width * SIDE}`
  return d
}
