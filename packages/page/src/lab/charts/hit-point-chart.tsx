import type { HitPointCurve, Simulation } from '@fray/lab'
import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { useId } from 'react'
import { useLabWords } from '../../words/lab.ts'
import { useWords } from '../../words/words.ts'
import look from './charts.module.css'
import { dashOf, Legend } from './legend.tsx'
import { useWidth } from './use-width.ts'

const HEIGHT = 240
const EDGE = { top: 12, right: 12, bottom: 34, left: 46 }
/** Parts of the hit points at the start that are marked, and pixels that the number of a Round takes. */
const TICKS = [0, 0.25, 0.5, 0.75, 1]
const NUMBER = 28

/** A point of a curve: the part of the hit points at the start that is left, and what most fights lie between. */
interface Point {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The curve of a side from the start on, by Rounds. */
function curveOf({ start, rounds }: HitPointCurve): Point[] {
  const part = (left: number): number => (start === 0 ? 0 : Math.min(1, left / start))
  const left = rounds.map(({ mean, tenth, nineTenths }) => ({
    value: part(mean),
    low: part(tenth),
    high: part(nineTenths),
  }))
  return [{ value: 1, low: 1, high: 1 }, ...left]
}

/** The hit points of each side Round by Round; the numbers stand in a table below. */
export function HitPointChart({ simulation: { sides } }: { simulation: Simulation }) {
  const { amount, percent } = useWords()
  const { hitPoints: words, rounds: length, asTable } = useLabWords()
  const id = useId()
  const [box, width] = useWidth()
  const rounds = sides[0]?.hitPoints.rounds ?? []
  const x = scaleLinear([0, Math.max(1, rounds.length)], [EDGE.left, width - EDGE.right])
  const y = scaleLinear([0, 1], [HEIGHT - EDGE.bottom, EDGE.top])
  const band = area<Point>(
    (_, i) => x(i),
    ({ low }) => y(low),
    ({ high }) => y(high),
  )
  const path = line<Point>(
    (_, i) => x(i),
    ({ value }) => y(value),
  )
  const every = Math.max(1, Math.ceil((NUMBER * rounds.length) / Math.max(NUMBER, width - EDGE.left - EDGE.right)))
  return (
    <figure className={look.figure} ref={box}>
      <p id={`${id}-words`} className="for-the-ear">
        {sides
          .map(({ name, hitPoints: { start } }, side) =>
            words.summary(name, amount(start), amount(sides[side]?.hitPoints.rounds.at(-1)?.mean ?? 0), rounds.length),
          )
          .join(' ')}
      </p>
      <svg
        className={look.drawing}
        role="img"
        aria-label={words.title}
        aria-describedby={`${id}-words`}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
      >
        {TICKS.map((tick) => (
          <g key={tick}>
            <line className={look.grid} x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text className={look.axis} x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
              {percent(tick)}
            </text>
          </g>
        ))}
        {rounds.map(({ round }, at) =>
          (at + 1) % every === 0 ? (
            <text key={round} className={look.axis} x={x(at + 1)} y={HEIGHT - EDGE.bottom + 16} textAnchor="middle">
              {round}
            </text>
          ) : null,
        )}
        <text className={look.axis} x={EDGE.left} y={HEIGHT - 4}>
          {length.round}
        </text>
        {sides.map(({ id: side, hitPoints }, at) => (
          <g key={side}>
            <path className={look.band} style={{ fill: `var(--side-${at})` }} d={band(curveOf(hitPoints)) ?? ''} />
            <path
              className={look.curve}
              style={{ stroke: `var(--side-${at})` }}
              strokeDasharray={dashOf(at)}
              d={path(curveOf(hitPoints)) ?? ''}
            />
          </g>
        ))}
      </svg>
      <Legend names={sides.map(({ name }) => name)} />
      <details className={look.table}>
        <summary>{asTable}</summary>
        <table>
          <caption className="for-the-ear">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{length.round}</th>
              {sides.map(({ id: side, name }) => (
                <th key={side} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{words.going}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.start}</th>
              {sides.map(({ id: side, hitPoints }) => (
                <td key={side}>{amount(hitPoints.start)}</td>
              ))}
              <td>{percent(1)}</td>
            </tr>
            {rounds.map(({ round, going }, at) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                {sides.map(({ id: side, hitPoints }) => (
                  <td key={side}>{amount(hitPoints.rounds[at]?.mean ?? 0)}</td>
                ))}
                <td>{percent(going.share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
