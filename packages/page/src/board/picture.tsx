import { layoutOf } from '@fray/drawing'
import type { Board } from '@fray/kernel'
import { memo, useMemo } from 'react'
import { GroundDrawing, ZonesWords } from './ground.tsx'
import { TokenDrawing } from './token.tsx'

const NOTHING = {}
interface Options {
  readonly board: Board
  readonly under?: string
  readonly isLarge?: boolean
}

/** Pictures are so much wider than high. */
const ASPECT = 1.8
/** Pixels of the height of the smallest but for the margin. */
const HIGH = 130

/**
 * A battlefield as a picture, only to be looked at; over a picture under its map, where there is one at that address. Where it is
 * small, of Zones only the names are written on it.
 */
export const BoardPicture = memo(function BoardPicture({ board, under = '', isLarge = false }: Options) {
  const layout = useMemo(() => layoutOf(board, ASPECT, isLarge ? undefined : HIGH, !isLarge), [board, isLarge])
  return (
    <svg
      viewBox={`-8 -8 ${layout.width + 16} ${layout.height + 16}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <GroundDrawing board={board} layout={layout} picture={under} numbers={0} />
      {board.kind === 'zones' ? <ZonesWords board={board} layout={layout} /> : null}
      {board.tokens.map((token) => {
        const place = layout.tokens.get(token.who)
        return place === undefined ? null : <TokenDrawing key={token.who} token={token} {...place} marks={NOTHING} />
      })}
    </svg>
  )
})
