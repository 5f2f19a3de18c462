import { sideNumber } from '@fray/drawing'
import type { TokenShape } from '@fray/kernel'
import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { Outline } from '../../board/shapes.tsx'
import { useLabWords } from '../../words/lab.ts'
import type { Chance } from './chance-bars.tsx'
import look from './charts.module.css'

/** A difference of two chances, with both of them. */
export interface DifferenceRow {
  readonly id: string
  readonly label: ReactNode
  readonly shape: TokenShape
  readonly before: string
  readonly after: string
  /** From -1 to 1, with the range in which it lies. */
  readonly difference: Chance
}

/** Differences around nothing, with their ranges as whiskers: where a whisker crosses the line in the middle, nothing is sure. */
export function Differences({ caption, rows }: { caption: string; rows: readonly DifferenceRow[] }) {
  const { whatIf, range95 } = useLabWords()
  const reach = Math.max(0.02, ...rows.flatMap(({ difference: { low, high } }) => [Math.abs(low), Math.abs(high)]))
  const x = scaleLinear([-reach, reach], [3, 97]).nice(4)
  const at = (value: number) => `${x(value)}%`
  return (
    <table className={look.bars}>
      <caption className="for-the-ear">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="for-the-ear">{caption}</span>
            <svg className={look.ruler} aria-hidden="true" focusable="false">
              {x.ticks(4).map((tick) => (
                <text key={tick} className={look.axis} x={at(tick)} y="12" textAnchor="middle">
                  {whatIf.signed(tick * 100)}
                </text>
              ))}
            </svg>
          </th>
          <th scope="col" className={look.number}>
            {whatIf.before}
          </th>
          <th scope="col" className={look.number}>
            {whatIf.after}
          </th>
          <th scope="col" className={look.number}>
            {whatIf.difference}
          </th>
          <th scope="col" className={look.number}>
            {range95}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, shape, before, after, difference: { value, low, high } }) => (
          <tr key={id}>
            <th scope="row">
              <span className={look.label}>{label}</span>
              <svg className={look.bar} aria-hidden="true" focusable="false">
                {x.ticks(4).map((tick) => (
                  <line
                    key={tick}
                    className={tick === 0 ? look.zero : look.tick}
                    x1={at(tick)}
                    x2={at(tick)}
                    y1="0"
                    y2="18"
                  />
                ))}
                <line className={look.whisker} x1={at(low)} x2={at(high)} y1="9" y2="9" />
                {[low, high].map((end, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two ends, in their order.
                  <line key={i} className={look.whisker} x1={at(end)} x2={at(end)} y1="4" y2="14" />
                ))}
                <svg x={at(value)} y="9" overflow="visible" aria-hidden="true">
                  <Outline
                    shape={shape}
                    r={6}
                    className={look.point}
                    style={{ fill: `var(--side-${sideNumber(shape)})` }}
                  />
                </svg>
              </svg>
            </th>
            <td className={look.number}>{before}</td>
            <td className={look.number}>{after}</td>
            <td className={look.number}>
              <strong>{whatIf.points(value)}</strong>
            </td>
            <td className={look.range}>{whatIf.pointsRange(low, high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
