import type { Art, Box, Layout, TokenPlace } from '@fray/drawing'
import type { Board, Reach } from '@fray/kernel'
import { useLayoutEffect, useRef, useState } from 'react'
import { Outline } from '../board/shapes.tsx'
import { TokenDrawing } from '../board/token.tsx'
import { middleOf } from '../board/trails.tsx'
import { type Obstacle, placePlate } from '../show/place-plate.ts'
import { headline } from '../table/chance-words.ts'
import { useWords } from '../words/words.ts'
import { usePointed } from './pointed.ts'
import look from './preview.module.css'
import { previewOf } from './preview.ts'

const NO_MARKS = {}

/** What the action that is pointed at would do: its way, where one would be, at whom, with what chance, who may strike. */
export function PreviewLayer({
  board,
  layout,
  reach,
  art,
}: {
  board: Board
  layout: Layout
  reach: Reach | null
  art: Art | null
}) {
  const pointed = usePointed()
  const words = useWords()
  const group = useRef<SVGGElement>(null)
  const [scale, setScale] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are as large as they can be read when something else is pointed at.
  useLayoutEffect(() => {
    const zoom = group.current?.getScreenCTM()?.a ?? 1
    setScale(zoom === 0 ? 1 : 1 / zoom)
  }, [pointed, layout])
  if (pointed === null) return <g ref={group} />
  const { action, thing, chances } = pointed
  const known = chances === null ? null : headline(words, chances)
  const lands = new Map((chances?.strikes ?? []).map((one) => [one.who, words.actions.hits(words.percent(one.lands))]))
  const { who, way, targets, strikers: provoked, around } = previewOf(action, thing, { board, reach })
  const strikers = [...new Set([...provoked, ...lands.keys()])]
  const token = board.tokens.find((one) => one.who === who)
  const from = layout.tokens.get(who)
  const points = way.flatMap((place) => {
    const point = middleOf(board, layout, place, token?.size ?? 1)
    return point === null ? [] : [point]
  })
  const end = points.at(-1)
  const area = around === null ? null : areaOf(layout, around, action.area ?? 0)
  const taken = area === null ? [] : board.tokens.filter((one) => isIn(area, layout.tokens.get(one.who)))
  // Who strikes with what chance stands beside each of them.
  const warning = [lands.size > 0 ? '' : (action.risk?.words ?? ''), known?.cost ?? ''].filter((one) => one !== '')
  const [first] = targets
  const at = layout.tokens.get(first ?? '') ?? (end === undefined ? from : { x: end[0], y: end[1], d: from?.d ?? 0 })
  const obstacles = [...layout.tokens.values()].map((one) => ({ ...one, weight: 10 }))
  const pills = pillsAt(
    [
      { text: known?.said ?? '', tone: 'chance', at },
      { text: warning.join(' · '), tone: 'danger', at },
      ...strikers.map((one) => ({ text: lands.get(one) ?? '', tone: 'danger' as const, at: layout.tokens.get(one) })),
    ],
    { scale, obstacles, bounds: boundsOf(layout) },
  )
  return (
    <g ref={group} className={look.preview} data-preview={action.key}>
      {area === null ? null : (
        <rect x={area.x} y={area.y} width={area.w} height={area.h} rx="6" className={look.area} data-area />
      )}
      {from !== undefined && end !== undefined ? (
        <Way points={[[from.x, from.y], ...points]} isDangerous={strikers.length > 0} />
      ) : null}
      {token !== undefined && from !== undefined && end !== undefined ? (
        <g className={look.ghost}>
          <TokenDrawing token={token} x={end[0]} y={end[1]} d={from.d} marks={NO_MARKS} art={art} />
        </g>
      ) : null}
      {strikers.map((one) => (
        <Ring key={one} who={one} board={board} layout={layout} kind="danger" />
      ))}
      {[...targets, ...taken.map((one) => one.who)].map((one) => (
        <Ring key={one} who={one} board={board} layout={layout} kind="aimed" />
      ))}
      {pills.map(({ text, tone, box }) => (
        <Pill key={`${tone} ${box.x} ${box.y}`} box={box} scale={scale} tone={tone}>
          {text}
        </Pill>
      ))}
    </g>
  )
}

/** What an area of so many squares to a side takes in of the board: around a square, or around its south-west corner. */
function areaOf({ boxOf, width, height }: Layout, around: string, side: number): Box | null {
  const at = boxOf(around)
  if (at === null) return null
  const reach = Math.floor(side / 2)
  const left = Math.max(0, at.x - reach * at.w)
  const right = Math.min(width, at.x + (side - reach) * at.w)
  const foot = at.y + at.h
  const top = Math.max(0, foot - (side - reach) * at.h)
  return { x: left, y: top, w: right - left, h: Math.min(height, foot + reach * at.h) - top }
}

/** Whether any of somebody is in it. */
const isIn = ({ x, y, w, h }: Box, at: TokenPlace | undefined): boolean =>
  at !== undefined &&
  at.d > 0 &&
  at.x + at.d / 2 > x &&
  at.x - at.d / 2 < x + w &&
  at.y + at.d / 2 > y &&
  at.y - at.d / 2 < y + h

/** The way that it would take, dashed where somebody may strike on it. */
function Way({ points, isDangerous }: { points: readonly (readonly [number, number])[]; isDangerous: boolean }) {
  const along = points.map((point) => point.join()).join(' ')
  return (
    <>
      <polyline points={along} className={look.wayUnder} />
      <polyline points={along} className={look.way} data-danger={isDangerous} />
    </>
  )
}

/** A line around whoever it would be done to, or who may strike. */
function Ring({ who, board, layout, kind }: { who: string; board: Board; layout: Layout; kind: 'aimed' | 'danger' }) {
  const token = board.tokens.find((one) => one.who === who)
  const place = layout.tokens.get(who)
  if (token === undefined || place === undefined) return null
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <Outline shape={token.shape} r={place.d * 0.68} className={look.ring} data-kind={kind} />
    </g>
  )
}

const HIGH = 24

interface Placed {
  readonly text: string
  readonly tone: 'chance' | 'danger'
  readonly box: Box
}

/** Where its chance and its dangers stand: near whom each is about, over nobody, and not over one another. */
function pillsAt(
  all: readonly (Pick<Placed, 'text' | 'tone'> & { readonly at: TokenPlace | undefined })[],
  room: { readonly scale: number; readonly obstacles: readonly Obstacle[]; readonly bounds: Box },
): readonly Placed[] {
  const { scale, obstacles, bounds } = room
  const placed: Placed[] = []
  for (const { text, tone, at } of all) {
    if (at === undefined || text === '') continue
    const size = { w: (text.length * 8 + 18) * scale, h: HIGH * scale }
    const words = placed.map(({ box }) => box)
    placed.push({ text, tone, box: placePlate({ obstacles, words }, at, size, bounds) })
  }
  return placed
}

const boundsOf = ({ width, height, unit }: Layout): Box => ({
  ...{ x: -unit / 2, y: -unit / 2 },
  ...{ w: width + unit, h: height + unit },
})

/** A word on a plate of its own. */
function Pill({
  box: { x, y, w },
  scale,
  tone,
  children,
}: {
  box: Box
  scale: number
  tone: Placed['tone']
  children: string
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect width={w / scale} height={HIGH} rx={HIGH / 2} className={look.pill} data-tone={tone} />
      <text x={w / scale / 2} y={HIGH / 2 + 5} className={look.words} data-tone={tone}>
        {children}
      </text>
    </g>
  )
}
