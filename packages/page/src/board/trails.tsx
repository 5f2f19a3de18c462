import { type Box, type Layout, squareBox } from '@fray/drawing'
import type { Board } from '@fray/kernel'
import { memo } from 'react'
import look from './board.module.css'
import { Outline } from './shapes.tsx'

type Point = readonly [x: number, y: number]

/** The middle of a place for a token that is so many squares long. */
export function middleOf(board: Board, layout: Layout, place: string, size: number): Point | null {
  const box: Box | null = board.kind === 'squares' ? squareBox(board, place, size) : layout.boxOf(place)
  return box === null ? null : [box.x + box.w / 2, box.y + box.h / 2]
}

/** A way over the board from a point on, with an arrow at its end. */
export function WayDrawing({ points, provokes = false }: { points: readonly Point[]; provokes?: boolean }) {
  if (points.length < 2) return null
  return (
    <polyline
      points={points.map((point) => point.join()).join(' ')}
      className={look.walked}
      data-provokes={provokes}
      markerEnd="url(#way-end)"
    />
  )
}

/** The arrow at the end of ways; once on the board. */
export function WayEnd() {
  return (
    <defs>
      <marker id="way-end" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
        <path d="M0 0L10 5L0 10Z" className={look.wayEnd} />
      </marker>
    </defs>
  )
}

/** Where somebody was before, and the way that it took: walked, or taken back. */
export interface Trail {
  readonly who: string
  /** The place that it left. */
  readonly from: string
  /** The way that it took, its last place the one where it is; only the end of it where the way is not known. */
  readonly way: readonly string[]
  /** Whether a step was taken back: then it is where it has been before, and `from` is where it had come to. */
  readonly isBack: boolean
}

/** The ways that were walked last, and ghosts of those whose step was taken back, where they had come to. */
export const TrailsDrawing = memo(function TrailsDrawing({
  board,
  layout,
  trails,
}: {
  board: Board
  layout: Layout
  trails: readonly Trail[]
}) {
  return trails.map(({ who, from, way, isBack }) => {
    const token = board.tokens.find((one) => one.who === who)
    const start = token === undefined ? null : middleOf(board, layout, from, token.size)
    const end = layout.tokens.get(who)
    if (token === undefined || start === null || end === undefined) return null
    if (isBack)
      return (
        <g key={who} transform={`translate(${start[0]} ${start[1]})`} className={look.ghost} data-ghost={who}>
          <Outline shape={token.shape} r={end.d / 2} />
          <text y={end.d * 0.17} fontSize={end.d * 0.45}>
            {token.letter}
          </text>
        </g>
      )
    const between = way.slice(0, -1).flatMap((place) => {
      const point = middleOf(board, layout, place, token.size)
      return point === null ? [] : [point]
    })
    return (
      <g key={who} data-walked={who}>
        <WayDrawing points={[start, ...between, [end.x, end.y]]} />
      </g>
    )
  })
})
