import { memo } from 'react'
import { useWords } from '../words/words.ts'
import look from './board.module.css'
import type { BoardOf, Box, Layout } from './layout.ts'
import { FACT_LINE, factLines, NAME_LINE, nameLines } from './zone-text.ts'

/** Zones and the ways between them, without their words. */
export const ZonesDrawing = memo(function ZonesDrawing({ board, layout }: { board: BoardOf<'zones'>; layout: Layout }) {
  return (
    <g>
      {board.ways.map(({ from, to, oneWay, words: said }) => {
        const [a, b] = [layout.boxOf(from), layout.boxOf(to)]
        if (a === null || b === null) return null
        const [start, end] = between(a, b)
        return (
          <g key={`${from} ${to}`}>
            <line
              x1={start[0]}
              y1={start[1]}
              x2={end[0]}
              y2={end[1]}
              className={look.way}
              markerEnd={oneWay ? 'url(#arrow)' : undefined}
            />
            {said === '' ? null : (
              <text
                data-small
                x={(start[0] + end[0]) / 2}
                y={(start[1] + end[1]) / 2 - 6}
                className={look.small}
                textAnchor="middle"
              >
                {said}
              </text>
            )}
          </g>
        )
      })}
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M0 0L10 5L0 10Z" fill="var(--line-strong)" />
        </marker>
      </defs>
      {board.zones.map(({ id }) => {
        const box = layout.boxOf(id)
        return box === null ? null : (
          <rect key={id} x={box.x} y={box.y} width={box.w} height={box.h} rx="12" className={look.zone} />
        )
      })}
    </g>
  )
})

/** What is written on Zones: above everything that tints them, so that it stays legible. */
export const ZonesWords = memo(function ZonesWords({ board, layout }: { board: BoardOf<'zones'>; layout: Layout }) {
  const words = useWords()
  return (
    <g>
      {board.zones.map(({ id, name, capacity, hazard, items, exits }) => {
        const box = layout.boxOf(id)
        if (box === null) return null
        const facts = [
          capacity === null ? '' : words.board.capacity(capacity),
          hazard === '' ? '' : hazard,
          items.length === 0 ? '' : words.board.onGround(items),
          exits.length === 0 ? '' : words.board.exitShort,
        ].filter((one) => one !== '')
        const lines = factLines(facts)
        return (
          <g key={id}>
            <text x={box.x + 14} y={box.y + 24} className={look.zoneName}>
              {nameLines(name).map((line, i) => (
                <tspan key={line} x={box.x + 14} dy={i === 0 ? 0 : NAME_LINE}>
                  {line}
                </tspan>
              ))}
            </text>
            {facts.length === 0 ? null : (
              <text
                data-small
                x={box.x + 14}
                y={box.y + box.h - 9 - (lines.length - 1) * FACT_LINE}
                className={look.small}
                data-hazard={hazard !== ''}
              >
                {lines.map((line, i) => (
                  <tspan key={line} x={box.x + 14} dy={i === 0 ? 0 : FACT_LINE}>
                    {line}
                  </tspan>
                ))}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
})

type Point = readonly [number, number]

/** Where the way between two boxes leaves one and enters the other. */
function between(a: Box, b: Box): readonly [Point, Point] {
  const middle = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2]
  const edge = (box: Box, to: Point): Point => {
    const [x, y] = middle(box)
    const [dx, dy] = [to[0] - x, to[1] - y]
    const by = Math.min(dx === 0 ? Infinity : box.w / 2 / Math.abs(dx), dy === 0 ? Infinity : box.h / 2 / Math.abs(dy))
    return [x + dx * by, y + dy * by]
  }
  return [edge(a, middle(b)), edge(b, middle(a))]
}
