import type { Box, Layout, TokenPlace } from '@fray/drawing'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../words/words.ts'
import { type Act, lossesOf, peopleIn } from './acts.ts'
import { DIE, Dice } from './die.tsx'
import { placePlate, tailOf } from './place-plate.ts'
import look from './show.module.css'
import { lossWords, otherWords, rollOf } from './verdict.ts'

/** An act on the board: an arrow from who to whom, the die and what it comes to, what is lost, who goes down. */
export const ResultLayer = memo(function ResultLayer({
  act,
  isLanded,
  isResting,
  layout,
}: {
  act: Act
  isLanded: boolean
  isResting: boolean
  layout: Layout
}) {
  const group = useRef<SVGGElement>(null)
  const [{ zoom, sight }, setSeen] = useState<Seen>({ zoom: 1, sight: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are as large as they can be read, and where they can be, when something new is shown.
  useLayoutEffect(() => setSeen(seenOf(group.current)), [act.key, layout])
  const { head } = act
  const from = placeOf(layout, head?.beat === 'attack' ? head.who : null)
  const to = placeOf(layout, head?.beat === 'attack' ? head.target : head?.beat === 'roll' ? head.who : null)
  const losses = isLanded ? lossesOf(act) : []
  return (
    <g ref={group} className={look.layer} data-show={act.key} data-resting={isResting} data-late={act.isLate}>
      {isLanded && losses.length > 0 && to !== null ? <Burst at={to} /> : null}
      {from !== null && to !== null && from !== to ? (
        <Arrow
          key={act.isLate ? 'late' : act.key}
          from={from}
          to={to}
          isMiss={head?.beat === 'attack' && isMiss(head.outcome)}
        />
      ) : null}
      <Plate act={act} isLanded={isLanded} layout={layout} scale={1 / zoom} bounds={sight ?? boundsOf(layout)} />
      {losses.map((loss) => {
        const at = placeOf(layout, loss.who)
        return at === null ? null : (
          <g
            key={`${loss.who} ${loss.pool}`}
            transform={`translate(${at.x + at.d * 0.62} ${at.y - at.d * 0.3}) scale(${1 / zoom})`}
          >
            <text className={look.loss} data-gain={loss.beat === 'healing'}>
              {lossWords(loss)}
            </text>
          </g>
        )
      })}
    </g>
  )
})

const isMiss = (outcome: string): boolean => outcome === 'miss' || outcome === 'fumble'

const placeOf = ({ tokens }: Layout, who: string | null): TokenPlace | null =>
  who === null ? null : (tokens.get(who) ?? null)

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

const LINE = 17
const PAD = 10

/** How wide words of that size are, roughly: a plate may be a little wider than they are. */
const wideOf = (text: string, size: number): number => text.length * size * 0.56

function Plate({
  act,
  isLanded,
  layout,
  scale,
  bounds,
}: {
  act: Act
  isLanded: boolean
  layout: Layout
  scale: number
  bounds: Box
}) {
  const words = useWords()
  const roll = rollOf(act, words)
  const others = useMemo(() => (isLanded ? otherWords(act, words) : []), [act, isLanded, words])
  // The plate is as large before the blow lands as it will be after it.
  const all = useMemo(() => otherWords(act, words).slice(0, 3), [act, words])
  const about = placeOf(layout, aboutWhom(act))
  const reach = roll === null || roll.against === null ? '' : words.show.against(roll.against)
  const total = roll?.total == null ? '' : String(roll.total)
  const dice = Math.min(3, roll?.dice.length ?? 0) * DIE
  const lines = [roll?.verdict ?? '', ...all].filter((line) => line !== '')
  const wide = Math.max(wideOf(total, 22) + 6 + wideOf(reach, 13), ...lines.map((line) => wideOf(line, 15)))
  const tall = (total === '' && reach === '' ? 0 : 24) + lines.length * LINE
  const size = { w: dice + (dice > 0 ? 10 : 0) + wide + 2 * PAD, h: Math.max(tall, dice > 0 ? 42 : 0) + 2 * PAD - 4 }
  const box = useMemo(
    () => (about === null ? null : placePlate(layout, about, { w: size.w * scale, h: size.h * scale }, bounds)),
    [layout, about, size.w, size.h, scale, bounds],
  )
  if (box === null || about === null || (roll === null && lines.length === 0)) return null
  const tail = tailOf(box, about, 9 * scale)
  const left = PAD + dice + (dice > 0 ? 10 : 0)
  const top = total === '' && reach === '' ? PAD - 4 : PAD + 18
  const shown = roll === null ? others : [isLanded ? roll.verdict : '', ...others]
  return (
    <g className={look.plate} data-answer={act.isReaction}>
      <g strokeWidth={2 * scale}>
        <polygon points={tail.map(({ x, y }) => `${x},${y}`).join(' ')} className={look.tail} />
        <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={12 * scale} className={look.paper} />
        <polygon points={tail.map(({ x, y }) => `${x},${y}`).join(' ')} className={look.tailInside} />
      </g>
      <g transform={`translate(${box.x} ${box.y}) scale(${scale})`}>
        {roll === null ? null : <Dice key={act.key} dice={roll.dice} x={PAD + DIE / 2} y={size.h / 2} />}
        {total === '' && reach === '' ? null : (
          <text x={left} y={PAD + 16} className={look.total}>
            {total}
            <tspan dx={total === '' ? 0 : 6} className={look.against}>
              {reach}
            </tspan>
          </text>
        )}
        {shown
          .filter((line) => line !== '')
          .slice(0, 4)
          .map((line, i) => (
            <text
              key={line}
              x={left}
              y={top + (i + 1) * LINE - 2}
              className={look.verdict}
              data-turn={i === 0 ? (roll?.turn ?? 'none') : 'none'}
            >
              {line}
            </text>
          ))}
      </g>
    </g>
  )
}

/** Whom a plate stands beside: who is struck at, who rolls, to whom something happens. */
function aboutWhom(act: Act): string | null {
  const { head } = act
  if (head?.beat === 'attack') return head.target ?? head.who
  return head?.who ?? peopleIn(act)[0] ?? null
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
