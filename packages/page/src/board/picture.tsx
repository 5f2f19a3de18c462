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
  const [x, w] = around(
    places.map((place) => place.x),
    unit,
  )
  const [y, h] = around(
    places.map((place) => place.y),
    unit,
  )
  const [left, wide] = within(x, Math.max(w, h * ASPECT), width)
  const [top, high] = within(y, Math.max(h, w / ASPECT), height)
  return `${left} ${top} ${wide} ${high}`
}

/** The middle of some places and the length that shows them all. */
function around(at: readonly number[], unit: number): readonly [middle: number, length: number] {
  const [least, most] = [Math.min(...at), Math.max(...at)]
  return [(least + most) / 2, most - least + 2 * AROUND * unit]
}

/** A part so long around a middle, moved to where there is something to be seen. */
function within(middle: number, wanted: number, all: number): readonly [start: number, length: number] {
  const length = Math.min(wanted, all)
  return [Math.max(0, Math.min(middle - length / 2, all - length)), length]
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
