import { memo } from 'react'
import look from './board.module.css'
import type { RelationsLayout } from './relations-layout.ts'

/** Knots of people who are with each other. */
export const RelationsDrawing = memo(function RelationsDrawing({ layout }: { layout: RelationsLayout }) {
  return (
    <g>
      {layout.knots.map(({ who, x, y, w, h }) => (
        <rect
          key={who.join(' ')}
          x={x}
          y={y}
          width={w}
          height={h}
          rx="18"
          className={look.knot}
          data-alone={who.length === 1}
        />
      ))}
    </g>
  )
})
