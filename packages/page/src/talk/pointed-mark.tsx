import type { Box } from '@fray/drawing'
import look from './pointed.module.css'
import { usePointed } from './use-pointed.ts'

/** The place that somebody points at, with who does: a ring and a name over the board. */
export function PointedMark({ boxOf, unit }: { boxOf: (place: string) => Box | null; unit: number }) {
  const pointed = usePointed()
  const box = pointed === null ? null : boxOf(pointed.place)
  if (pointed === null || box === null) return null
  return (
    <g className={look.pointed} data-pointed={pointed.place}>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={unit / 6} />
      <text x={box.x + box.w / 2} y={box.y - unit / 8} fontSize={unit / 2.2} textAnchor="middle">
        {pointed.who}
      </text>
    </g>
  )
}
