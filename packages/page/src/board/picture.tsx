import { layoutOf } from '@fray/drawing'
import type { Board } from '@fray/kernel'
import { memo, useMemo } from 'react'
import { GroundDrawing, ZonesWords } from './ground.tsx'
import { TokenDrawing } from './token.tsx'

const NOTHING = {}
/** Pictures are so much wider than high. */
const ASPECT = 1.8

/** A battlefield as a small picture, only to be looked at; over a picture under its map, where there is one at that address. */
export const BoardPicture = memo(function BoardPicture({ board, under = '' }: { board: Board; under?: string }) {
  const layout = useMemo(() => layoutOf(board, ASPECT), [board])
  return (
    <svg
      viewBox={`-8 -8 ${layout.width + 16} ${layout.height + 16}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <GroundDrawing board={board} layout={layout} picture={under} />
      {board.kind === 'zones' ? <ZonesWords board={board} layout={layout} /> : null}
      {board.tokens.map((token) => {
        const place = layout.tokens.get(token.who)
        return place === undefined ? null : <TokenDrawing key={token.who} token={token} {...place} marks={NOTHING} />
      })}
    </svg>
  )
})
