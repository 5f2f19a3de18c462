import { type Art, type Layout, layoutOf } from '@fray/drawing'
import type { Board } from '@fray/kernel'
import { memo, useMemo } from 'react'
import { GroundDrawing, ZonesWords } from './ground.tsx'
import { TokenDrawing } from './token.tsx'

const NOTHING = {}
interface Options {
  readonly board: Board
  readonly under?: string
  readonly isLarge?: boolean
  /** What tokens and ground are drawn with; and of a map of squares only where somebody is. */
  readonly art?: Art | null
  readonly isClose?: boolean
}

/** Pictures are so much wider than high. */
const ASPECT = 1.8
/** Pixels of the height of the smallest but for the margin. */
const HIGH = 130

/** How much of a map is left around people, in their diameters. */
const AROUND = 1.2

/** The part of a drawing to be seen: left, top, width, height. */
function seenOf({ width, height, unit, tokens }: Layout, isClose: boolean): string {
  const places = isClose ? [...tokens.values()] : []
  if (places.length === 0) return `-8 -8 ${width + 16} ${height + 16}`
  const margin = unit * AROUND
  const [left, top] = [Math.min(...places.map(({ x }) => x)) - margin, Math.min(...places.map(({ y }) => y)) - margin]
  const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))]
  return `${left} ${top} ${right + margin - left} ${bottom + margin - top}`
}

/**
 * A battlefield as a picture, only to be looked at; over a picture under its map, where there is one at that address. Where it is
 * small, of Zones only the names are written on it.
 */
export const BoardPicture = memo(function BoardPicture({
  board,
  under = '',
  isLarge = false,
  art = null,
  isClose = false,
}: Options) {
  const layout = useMemo(() => layoutOf(board, ASPECT, isLarge ? undefined : HIGH, !isLarge), [board, isLarge])
  return (
    <svg
      viewBox={seenOf(layout, isClose && board.kind === 'squares')}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <GroundDrawing board={board} layout={layout} picture={under} numbers={0} art={art} />
      {board.kind === 'zones' ? <ZonesWords board={board} layout={layout} /> : null}
      {board.tokens.map((token) => {
        const place = layout.tokens.get(token.who)
        return place === undefined ? null : (
          <TokenDrawing key={token.who} token={token} {...place} marks={NOTHING} art={art} />
        )
      })}
    </svg>
  )
})
