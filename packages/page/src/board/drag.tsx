import type { Art, Layout } from '@fray/drawing'
import type { Board, Reach } from '@fray/kernel'
import look from './board.module.css'
import { TokenDrawing } from './token.tsx'
import { middleOf, WayDrawing } from './trails.tsx'

/** A token that is being dragged. */
export interface Drag {
  readonly who: string
  /** Where the pointer is, in the drawing's own units. */
  readonly x: number
  readonly y: number
  /** The spot below it, or null. */
  readonly over: string | null
}

const NO_MARKS = {}

/** The token under the pointer, with the way that it would take; dashed where somebody may strike on it. */
export function DragDrawing({
  board,
  layout,
  reach,
  drag: { who, x, y, over },
  art,
}: {
  board: Board
  layout: Layout
  reach: Reach | null
  drag: Drag
  art: Art | null
}) {
  const token = board.tokens.find((one) => one.who === who)
  const from = layout.tokens.get(who)
  if (token === undefined || from === undefined) return null
  const place = reach?.who === who ? reach.places.find(({ at }) => at === over) : undefined
  const points = (place?.way ?? []).flatMap((step) => {
    const point = middleOf(board, layout, step, token.size)
    return point === null ? [] : [point]
  })
  return (
    <g className={look.dragged} data-dragged={who} data-reached={place !== undefined}>
      <WayDrawing points={[[from.x, from.y], ...points]} provokes={(place?.provokes.length ?? 0) > 0} />
      <g className={look.held}>
        <TokenDrawing token={token} x={x} y={y} d={from.d} marks={NO_MARKS} art={art} />
      </g>
    </g>
  )
}
