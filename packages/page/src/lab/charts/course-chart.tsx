import { scaleLinear } from 'd3-scale'
import { area, curveStepAfter, line } from 'd3-shape'
import { useId } from 'react'
import type { FightCourse } from '../../local/lab/orders.ts'
import { useLabWords } from '../../words/lab.ts'
import { ruled, useWords } from '../../words/words.ts'
import look from './charts.module.css'
import { dashOf, Legend } from './legend.tsx'
import { useWidth } from './use-width.ts'

const HEIGHT = 280
const EDGE = { top: 26, right: 12, bottom: 30, left: 46 }
/** Who was winning: the chance of each side (of two sides only the first: the other has the rest) before each command and at the end. */
export function CourseChart({ fight }: { fight: FightCourse }) {
  const words = useWords()
  const { after, asTable } = useLabWords()
  const id = useId()
  const [box, width] = useWidth()
  const { sides, course, rounds, points, commands } = fight
  const shown = sides.length === 2 ? [0] : sides.map((_, at) => at)
  const last = commands.length
  const x = scaleLinear([0, Math.max(1, last)], [EDGE.left, width - EDGE.right])
  const y = scaleLinear([0, 1], [HEIGHT - EDGE.bottom, EDGE.top])
  const band = area<{ readonly low: number; readonly high: number }>(
    (_, i) => x(i),
    ({ low }) => y(low),
    ({ high }) => y(high),
  ).curve(curveStepAfter)
  const path = line<{ readonly value: number }>(
    (_, i) => x(i),
    ({ value }) => y(value),
  ).curve(curveStepAfter)
  const [first, other] = sides
  const own = course[0] ?? []
  const title = shown.length === 1 ? after.of(ruled(first?.name ?? '')) : after.course
  return (
    <figure className={look.figure} ref={box}>
      <figcaption className={look.caption}>{title}</figcaption>
      <p id={`${id}-words`} className="for-the-ear">
        {after.summary(
          ruled(first?.name ?? ''),
          words.percent(own[0]?.value ?? 0),
          words.percent(own.at(-1)?.value ?? 0),
        )}
      </p>
      <svg
        className={look.drawing}
        role="img"
        aria-label={title}
        aria-describedby={`${id}-words`}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0.5 ? look.zero : look.grid}
              x1={EDGE.left}
              x2={width - EDGE.right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className={look.axis} x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
              {words.percent(tick)}
            </text>
          </g>
        ))}
        {spaced(rounds, x).map(({ round, done, isNamed }) => (
          <g key={`${round} ${done}`}>
            <line className={look.tick} x1={x(done)} x2={x(done)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
            {isNamed ? (
              <text className={look.axis} x={x(done)} y={HEIGHT - EDGE.bottom + 16} textAnchor="middle">
                {after.fellIn(round)}
              </text>
            ) : null}
          </g>
        ))}
        {shown.map((at) => (
          <g key={sides[at]?.id}>
            <path className={look.band} style={{ fill: `var(--side-${at})` }} d={band([...(course[at] ?? [])]) ?? ''} />
            <path
              className={look.curve}
              style={{ stroke: `var(--side-${at})` }}
              strokeDasharray={dashOf(at)}
              d={path([...(course[at] ?? [])]) ?? ''}
            />
          </g>
        ))}
        {shown.length === 1 ? (
          <>
            <text className={look.sideName} x={EDGE.left + 4} y={EDGE.top - 8}>
              {after.winning(first?.name ?? '')}
            </text>
            <text className={look.sideName} x={EDGE.left + 4} y={HEIGHT - EDGE.bottom - 8}>
              {after.winning(other?.name ?? '')}
            </text>
          </>
        ) : null}
        {(points ?? []).map(({ command }, i) => {
          const chance = course[0]?.[command]?.value ?? 0
          return (
            <g key={command} transform={`translate(${x(command)} ${y(chance)})`}>
              <circle className={look.turn} r="11" />
              <text className={look.turnNumber} y="4.500" textAnchor="middle">
                {i + 1}
              </text>
            </g>
          )
        })}
      </svg>
      {shown.length > 1 ? <Legend names={sides.map(({ name }) => name)} /> : null}
      <details className={look.table}>
        <summary>{asTable}</summary>
        <table>
          <caption className="for-the-ear">{after.course}</caption>
          <thead>
            <tr>
              <th scope="col">{after.step}</th>
              {sides.map(({ id: side, name }) => (
                <th key={side} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{after.command}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: moments are numbered.
              <tr key={at}>
                <th scope="row">{at}</th>
                {sides.map(({ id: side }, n) => (
                  <td key={side}>{words.percent(course[n]?.[at]?.value ?? 0)}</td>
                ))}
                <td className={look.words}>{commands[at] ?? after.end}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Pixels that the name of a round takes. */
const NAME = 64

/** Rounds with their lines; their names only where there is room for them. */
function spaced(
  rounds: FightCourse['rounds'],
  x: (value: number) => number,
): readonly (FightCourse['rounds'][number] & { readonly isNamed: boolean })[] {
  let free = Number.NEGATIVE_INFINITY
  return rounds.map((one) => {
    const isNamed = x(one.done) >= free
    if (isNamed) free = x(one.done) + NAME
    return { ...one, isNamed }
  })
}
