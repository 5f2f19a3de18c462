import type { Box, Layout, TokenPlace } from '@fray/drawing'
import type { Board } from '@fray/kernel'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Act, lossesOf } from './acts.ts'
import { besideOf, placeOf } from './places.ts'
import { Plate } from './plate.tsx'
import look from './show.module.css'
import { useWalk } from './use-walk.ts'
import { lossWords } from './verdict.ts'

/** How wide a number of life is, in pixels. */
const WIDE = 46

/** An act on the board: an arrow from who to whom, the die and what it comes to, what is lost, who goes down. */
export const ResultLayer = memo(function ResultLayer({
  act,
  isLanded,
  isResting,
  board,
  layout,
}: {
  act: Act
  isLanded: boolean
  isResting: boolean
  board: Board
  layout: Layout
}) {
  const group = useRef<SVGGElement>(null)
  useWalk(group, act, board, layout)
  const [{ zoom, sight }, setSeen] = useState<Seen>({ zoom: 1, sight: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are as large as they can be read, and where they can be, when something new is shown.
  useLayoutEffect(() => setSeen(seenOf(group.current)), [act.key, layout])
  const { head } = act
  const from = placeOf(layout, head?.beat === 'attack' ? head.who : null)
  const to = placeOf(layout, head?.beat === 'attack' ? head.target : head?.beat === 'roll' ? head.who : null)
  const losses = useMemo(
    () =>
      lossesOf(act).flatMap((loss) => {
        const at = placeOf(layout, loss.who)
        return at === null ? [] : [{ loss, at: besideOf(layout, at, WIDE / zoom) }]
      }),
    [act, layout, zoom],
  )
  return (
    <g ref={group} className={look.layer} data-show={act.key} data-resting={isResting} data-late={act.isLate}>
      {isLanded && losses.some(({ loss }) => loss.beat === 'damage') && to !== null ? <Burst at={to} /> : null}
      {from !== null && to !== null && from !== to ? (
        <Arrow
          key={act.isLate ? 'late' : act.key}
          from={from}
          to={to}
          isMiss={head?.beat === 'attack' && isMiss(head.outcome)}
        />
      ) : null}
      <Plate
        act={act}
        isLanded={isLanded}
        layout={layout}
        scale={1 / zoom}
        bounds={sight ?? boundsOf(layout)}
        numbers={losses}
      />
      {isLanded
        ? losses.map(({ loss, at: { x, y } }) => (
            <g key={`${loss.who} ${loss.pool}`} transform={`translate(${x} ${y}) scale(${1 / zoom})`}>
              <text className={look.loss} data-gain={loss.beat === 'healing'}>
                {lossWords(loss)}
              </text>
            </g>
          ))
        : null}
    </g>
  )
})

const isMiss = (outcome: string): boolean => outcome === 'miss' || outcome === 'fumble'

/** An arrow of paper from one token's rim to another's; of a miss only its outline. */
function Arrow({ from, to, isMiss }: { from: TokenPlace; to: TokenPlace; isMiss: boolean }) {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const start = Math.min(from.d / 2, far * 0.3)
  const end = Math.max(start + from.d * 0.3, far - to.d / 2)
  const [thin, wide, point] = [from.d * 0.05, from.d * 0.2, Math.min(from.d * 0.35, (end - start) * 0.8)]
  const path = `M${start} ${-thin}L${end - point} ${-thin * 1.6}V${-wide}L${end} 0L${end - point} ${wide}V${thin * 1.6}L${start} ${thin}Z`
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${angle.toFixed(1)})`}>
      <path d={path} className={look.arrow} data-miss={isMiss} />
    </g>
  )
}

const POINTS = 11

/** A star around the one who was struck. */
function Burst({ at: { x, y, d } }: { at: TokenPlace }) {
  const points = Array.from({ length: POINTS * 2 }, (_, i) => {
    const r = d * (i % 2 === 0 ? 0.78 : 0.58)
    const angle = (i * Math.PI) / POINTS
    return `${(r * Math.sin(angle)).toFixed(1)},${(-r * Math.cos(angle)).toFixed(1)}`
  })
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon points={points.join(' ')} className={look.burst} />
    </g>
  )
}

/** How large the board is drawn, and what of it is in sight. */
interface Seen {
  readonly zoom: number
  readonly sight: Box | null
}

/** Room at the edge of what is in sight, in pixels. */
const EDGE = 6

function seenOf(group: SVGGElement | null): Seen {
  const svg = group?.ownerSVGElement
  const placed = group?.getScreenCTM()
  if (svg == null || placed == null || placed.a === 0) return { zoom: 1, sight: null }
  const { left, top, width, height } = svg.getBoundingClientRect()
  const { a: zoom, e, f } = placed
  const edge = EDGE / zoom
  return {
    zoom,
    sight: {
      x: (left - e) / zoom + edge,
      y: (top - f) / zoom + edge,
      w: width / zoom - 2 * edge,
      h: height / zoom - 2 * edge,
    },
  }
}

/** Where plates may stand while nobody knows what is in sight: on the board, and a little beyond its edge. */
const boundsOf = ({ width, height, unit }: Layout): Box => ({
  x: -unit / 2,
  y: -unit / 2,
  w: width + unit,
  h: height + unit,
})
