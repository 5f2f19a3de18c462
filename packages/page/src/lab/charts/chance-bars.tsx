import { sideNumber } from '@fray/drawing'
import type { TokenShape } from '@fray/kernel'
import type { ReactNode } from 'react'
import { useLabWords } from '../../words/lab.ts'
import { useWords } from '../../words/words.ts'
import look from './charts.module.css'

/** A chance with the range in which it lies; the same three times where it is exact. */
export interface Chance {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A row of a chart of chances. */
export interface ChanceRow {
  readonly id: string
  readonly label: ReactNode
  readonly chance: Chance
  /** Whose colour and hatch it has; null for nobody's. */
  readonly shape: TokenShape | null
  /** What stands in the further columns. */
  readonly more?: readonly ReactNode[]
}

/** Chances as bars from 0 to 100%, with their ranges as whiskers. The chart is the table: each row has its number in words. */
export function ChanceBars({
  caption,
  head,
  chanceHead,
  more = [],
  rows,
  ranges,
}: {
  caption: string
  head: string
  chanceHead?: string
  /** Headings of the further columns. */
  more?: readonly string[]
  rows: readonly ChanceRow[]
  /** Whether the ranges stand in a column of their own; else nothing is said of them. */
  ranges: boolean
}) {
  const words = useWords()
  const lab = useLabWords()
  return (
    <table className={look.bars}>
      <caption className="for-the-ear">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className={look.number}>
            {chanceHead ?? lab.chance}
          </th>
          {ranges ? (
            <th scope="col" className={look.number}>
              {lab.range95}
            </th>
          ) : null}
          {more.map((one) => (
            <th key={one} scope="col" className={look.number}>
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, chance, shape, more: cells = [] }) => (
          <tr key={id}>
            <th scope="row">
              <span className={look.label}>{label}</span>
              <Bar chance={chance} shape={shape} />
            </th>
            <td className={look.number}>
              <strong>{words.percent(chance.value)}</strong>
            </td>
            {ranges ? <td className={look.range}>{lab.percentRange(chance.low, chance.high)}</td> : null}
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places.
              <td key={i} className={look.number}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Units of a bar's own measure: percents across. */
const TICKS = [0, 25, 50, 75, 100]

/** One bar from 0 to 100%, with quarters marked and its range as a whisker. */
function Bar({ chance: { value, low, high }, shape }: { chance: Chance; shape: TokenShape | null }) {
  const side = shape === null ? -1 : sideNumber(shape)
  const percent = (share: number) => `${Math.max(0, Math.min(1, share)) * 100}%`
  return (
    <svg className={look.bar} aria-hidden="true" focusable="false">
      <rect className={look.track} width="100%" height="12" y="3" />
      <rect
        width={percent(value)}
        height="12"
        y="3"
        className={look.fill}
        style={{ fill: side < 0 ? 'var(--line-strong)' : `var(--side-${side})` }}
      />
      {side > 0 ? <rect width={percent(value)} height="12" y="3" fill={`url(#hatch-${side})`} /> : null}
      {TICKS.map((tick) => (
        <line key={tick} className={look.tick} x1={`${tick}%`} x2={`${tick}%`} y1="0" y2="18" />
      ))}
      {high - low > 0.0005 ? (
        <>
          <line className={look.halo} x1={percent(low)} x2={percent(high)} y1="9" y2="9" />
          {[low, high].map((end) => (
            <line key={end} className={look.halo} x1={percent(end)} x2={percent(end)} y1="4" y2="14" />
          ))}
          <line className={look.whisker} x1={percent(low)} x2={percent(high)} y1="9" y2="9" />
          {[low, high].map((end) => (
            <line key={end} className={look.whisker} x1={percent(end)} x2={percent(end)} y1="5" y2="13" />
          ))}
        </>
      ) : null}
    </svg>
  )
}
