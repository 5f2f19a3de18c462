import type { Box, Layout, TokenPlace } from '@fray/drawing'
import { wordBoxes } from '@fray/drawing/art'
import type { Board, Card } from '@fray/kernel'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Act, changeIn } from './acts.ts'
import { type Arrow, arrowOf } from './arrow.ts'
import { besideOf, placeOf } from './places.ts'
import { Plate } from './plate.tsx'
import look from './show.module.css'
import { useWalk } from './use-walk.ts'
import { numbersOf } from './verdict.ts'

/** On a board of fewer pixels a plate covers too much; the strip below says the same. */
const LOW = 300

/** How wide a number of life is and how high a line of them, in pixels; and how wide a letter of a pool's name. */
const [WIDE, HIGH, LETTER] = [46, 34, 9]

/** An act on the board: an arrow from who to whom, the die and what it comes to, what is lost, who goes down. */
export const ResultLayer = memo(function ResultLayer({
  act,
  isLanded,
  isResting,
  board,
  cards,
  layout,
}: {
  act: Act
  isLanded: boolean
  isResting: boolean
  board: Board
  cards: ReadonlyMap<string, Card>
  layout: Layout
}) {
  const group = useRef<SVGGElement>(null)
  useWalk(group, act, board, layout)
  const [{ zoom, sight }, setSeen] = useState<Seen>({ zoom: 1, sight: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are as large as they can be read, and where they can be, when something new is shown.
  useLayoutEffect(() => setSeen(seenOf(group.current)), [act.key, layout])
  const { head } = act
  const written = useMemo(() => wordBoxes(board, layout), [board, layout])
  const arrow = useMemo(() => arrowOf(layout, act, written), [layout, act, written])
  const losses = useMemo(
    () =>
      numbersOf(act, cards).flatMap(({ after, ...number }) => {
        const body = placeOf(layout, number.loss.who)
        if (body === null) return []
        const { x, y, d } = besideOf(layout, body, (WIDE + number.of.length * LETTER) / zoom)
        return [{ ...number, body, at: { x, y: y + (after * HIGH) / zoom, d } }]
      }),
    [act, cards, layout, zoom],
  )
  return (
    <g ref={group} className={look.layer} data-show={act.key} data-resting={isResting} data-late={act.isLate}>
      {isLanded
        ? losses.map(({ loss, body }) =>
            (changeIn(loss) ?? -1) < 0 ? <Burst key={`${loss.who} ${loss.pool}`} at={body} /> : null,
          )
        : null}
      {arrow === null ? null : (
        <ArrowDrawing
          key={act.isLate ? 'late' : act.key}
          arrow={arrow}
          isMiss={head?.beat === 'attack' && isMiss(head.outcome)}
          isHelp={head === null && act.beats.some(({ beat }) => beat === 'healing')}
        />
      )}
      {sight !== null && sight.h * zoom < LOW ? null : (
        <Plate
          act={act}
          along={arrow?.along ?? NOWHERE}
          isLanded={isLanded}
          written={written}
          layout={layout}
          scale={1 / zoom}
          bounds={sight ?? boundsOf(layout)}
          numbers={losses}
        />
      )}
      {isLanded
        ? losses.map(({ loss, words, of, at: { x, y } }) => (
            <g key={`${loss.who} ${loss.pool}`} transform={`translate(${x} ${y}) scale(${1 / zoom})`}>
              <text className={look.loss} data-gain={loss.beat === 'healing'} data-none={changeIn(loss) === 0}>
                {words}
                {of === '' ? null : <tspan className={look.lossOf}> {of}</tspan>}
              </text>
            </g>
          ))
        : null}
    </g>
  )
})

const isMiss = (outcome: string): boolean => outcome === 'miss' || outcome === 'fumble'

const NOWHERE: Arrow['along'] = []

/** An arrow of paper; of a miss only its outline. */
function ArrowDrawing({
  arrow: { from, angle, path },
  isMiss,
  isHelp,
}: {
  arrow: Arrow
  isMiss: boolean
  isHelp: boolean
}) {
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${angle.toFixed(1)})`}>
      <path d={path} className={look.arrow} data-miss={isMiss} data-help={isHelp} />
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
  const { left, width, bottom, top: edgeOfBoard } = svg.getBoundingClientRect()
  // Buttons at the top of the board cover what is below them.
  const tools = svg.closest('section')?.querySelector('[data-tools]')?.getBoundingClientRect()
  const top = tools !== undefined && tools.bottom > edgeOfBoard ? tools.bottom : edgeOfBoard
  const height = bottom - top
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
