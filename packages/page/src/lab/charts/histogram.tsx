import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { useLabWords } from '../../words/lab.ts'
import { useWords } from '../../words/words.ts'
import look from './charts.module.css'
import { useWidth } from './use-width.ts'

/** A column of a histogram: a whole number, how likely it is, and what stands in the table as well. */
export interface Column {
  readonly value: number
  readonly share: number
  /** The share in other words: a fraction, a number of fights. */
  readonly detail: string
}

const HEIGHT = 190
const EDGE = { top: 10, right: 8, bottom: 34, left: 44 }
/** More columns than this are drawn several numbers wide. */
const MOST = 40

/** How a whole number is spread: columns over it, from 0 up, with a table of the same numbers below. */
export function Histogram({
  title,
  summary,
  axis,
  detailHead,
  columns,
}: {
  title: string
  summary: string
  /** What the numbers below the columns are. */
  axis: string
  detailHead: string
  columns: readonly Column[]
}) {
  const words = useWords()
  const lab = useLabWords()
  const id = useId()
  const [box, width] = useWidth()
  const drawn = gathered(columns)
  const most = Math.max(...drawn.map(({ share }) => share), 0.001)
  const x = scaleBand(
    drawn.map(({ value }) => value),
    [EDGE.left, width - EDGE.right],
  ).paddingInner(drawn.length > 25 ? 0.08 : 0.2)
  const y = scaleLinear([0, most], [HEIGHT - EDGE.bottom, EDGE.top]).nice(3)
  // As many numbers below as have room.
  const every = Math.max(1, Math.ceil(26 / Math.max(1, x.step())))
  return (
    <figure className={look.figure} ref={box}>
      <figcaption className={look.caption}>{title}</figcaption>
      <p id={`${id}-words`} className={look.summary}>
        {summary}
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
        {y.ticks(3).map((tick) => (
          <g key={tick}>
            <line className={look.grid} x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text className={look.axis} x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
              {words.percent(tick)}
            </text>
          </g>
        ))}
        {drawn.map(({ value, share, words: from }, i) => (
          <g key={value}>
            <rect
              className={look.column}
              x={x(value)}
              width={x.bandwidth()}
              y={y(share)}
              height={Math.max(0, y(0) - y(share))}
            >
              <title>{lab.rounds.bar(from, words.percent(share))}</title>
            </rect>
            {i % every === 0 ? (
              <text
                className={look.axis}
                x={(x(value) ?? 0) + x.bandwidth() / 2}
                y={HEIGHT - EDGE.bottom + 15}
                textAnchor="middle"
              >
                {value}
              </text>
            ) : null}
          </g>
        ))}
        <text className={look.axisTitle} x={(EDGE.left + width - EDGE.right) / 2} y={HEIGHT - 3} textAnchor="middle">
          {axis}
        </text>
      </svg>
      <details className={look.table}>
        <summary>{lab.asTable}</summary>
        <table>
          <caption className="for-the-ear">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{axis}</th>
              <th scope="col">{lab.chance}</th>
              <th scope="col">{detailHead}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ value, share, detail }) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                <td>{words.percent(share)}</td>
                <td>{detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** All whole numbers from the least to the most, so that the axis is honest about gaps; of many, several in one column. */
function gathered(columns: readonly Column[]): { value: number; share: number; words: string }[] {
  const first = columns[0]?.value ?? 0
  const last = columns.at(-1)?.value ?? 0
  const wide = Math.ceil((last - first + 1) / MOST)
  const found: { value: number; share: number; words: string }[] = []
  for (let value = first; value <= last; value += wide) {
    const inside = columns.filter((one) => one.value >= value && one.value < value + wide)
    found.push({
      value,
      share: inside.reduce((sum, { share }) => sum + share, 0),
      words: wide === 1 ? String(value) : `${value}–${value + wide - 1}`,
    })
  }
  return found
}
