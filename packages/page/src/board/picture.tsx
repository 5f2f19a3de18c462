import type { Board } from '@fray/kernel'
import { memo, useMemo } from 'react'
import type { Layout } from './layout.ts'
import { layoutOf } from './layouts.ts'
import { RelationsDrawing } from './relations.tsx'
import type { RelationsLayout } from './relations-layout.ts'
import { SquaresDrawing } from './squares.tsx'
import { TokenDrawing } from './token.tsx'
import { ZonesDrawing, ZonesWords } from './zones.tsx'

/** The ground of a battlefield of any kind. */
export function GroundDrawing({ board, layout }: { board: Board; layout: Layout }) {
  if (board.kind === 'squares') return <SquaresDrawing board={board} />
  if (board.kind === 'zones') return <ZonesDrawing board={board} layout={layout} />
  return <RelationsDrawing layout={layout as RelationsLayout} />
}

const NOTHING = {}
/** Pictures are so much wider than high. */
const ASPECT = 1.8

/** A battlefield as a small picture, only to be looked at. */
export const BoardPicture = memo(function BoardPicture({ board }: { board: Board }) {
  const layout = useMemo(() => layoutOf(board, ASPECT), [board])
  return (
    <svg
      viewBox={`-8 -8 ${layout.width + 16} ${layout.height + 16}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <GroundDrawing board={board} layout={layout} />
      {board.kind === 'zones' ? <ZonesWords board={board} layout={layout} /> : null}
      {board.tokens.map((token) => {
        const place = layout.tokens.get(token.who)
        return place === undefined ? null : <TokenDrawing key={token.who} token={token} {...place} marks={NOTHING} />
      })}
    </svg>
  )
})
