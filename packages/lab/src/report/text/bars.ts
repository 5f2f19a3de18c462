import type { Interval } from '../../statistics/mean.ts'
import type { Spread } from '../../statistics/spread.ts'
import type { Chart } from '../model/report.ts'

/** The characters of text charts. */
interface Ink {
  readonly full: string
  readonly light: string
  readonly least: string
  readonly line: string
  readonly dash: string
  readonly thick: string
  readonly far: string
  readonly dot: string
  readonly rising: string
}

const UNICODE: Ink = {
  full: '█',
  light: '▒',
  least: '▏',
  line: '│',
  dash: '─',
  thick: '━',
  far: '·',
  dot: '●',
  rising: ' ▁▂▃▄▅▆▇█',
}
const ASCII: Ink = {
  full: '#',
  light: '-',
  least: '.',
  line: '|',
  dash: '-',
  thick: '=',
  far: '.',
  dot: 'O',
  rising: ' .:-=+*%#',
}

/** Shades of a table's cells, from none to full. */
const SHADES = { unicode: ' ░▒▓█', ascii: ' .:+#' }

/** Draws the entry of a chart that belongs to a row, in this many columns. */
export type Draw = (row: number, columns: number) => string

/** How a chart's rows are drawn; null for charts that have no entry per row. */
export function drawerOf(chart: Chart, unicode: boolean): Draw | null {
  const ink = unicode ? UNICODE : ASCII
  switch (chart.kind) {
    case 'bars':
      return (row, columns) => barOf(chart.bars[row], chart.most, chart.line, columns, ink)
    case 'columns': {
      const most = Math.max(...chart.columns.map((c) => c.share))
      return (row, columns) => {
        const share = chart.columns[row]?.share ?? 0
        return barOf({ value: share, low: share, high: share }, most, null, columns, ink)
      }
    }
    case 'lines':
      return (row, columns) => {
        const point = chart.series[0]?.points[row]
        // A band may go from 0 to 1, which for an interval would mean that nothing is known.
        const isBand = point !== undefined && chart.band !== undefined
        return barOf(
          isBand ? { ...point, low: Math.max(point.low, Number.EPSILON) } : point,
          1,
          chart.line,
          columns,
          ink,
        )
      }
    case 'differences': {
      const reach = reachOf(chart.bars)
      return (row, columns) => differenceOf(chart.bars[row], reach, columns, ink)
    }
    case 'ranges': {
      const [from, to] = endsOf(chart.ranges.map((r) => r.spread))
      return (row, columns) => rangeOf(chart.ranges[row]?.spread, from, to, columns, ink)
    }
    case 'steps':
      return (row, columns) => risingOf(chart.panels[row]?.shares ?? [], columns, ink)
    case 'grid':
      return null
  }
}

/** The largest distance of a difference from 0. */
export const reachOf = (bars: readonly Interval[]): number =>
  Math.max(...bars.map(({ low, high }) => Math.max(Math.abs(low), Math.abs(high))), 0)

/** The ends of a chart of distributions; 0 is always included. */
export const endsOf = (spreads: readonly Spread[]): [number, number] => [
  Math.min(0, ...spreads.map((s) => s.min)),
  Math.max(1, ...spreads.map((s) => s.max)),
]

/** Whether nothing is known about a share. */
export const isUnknown = ({ low, high }: Interval): boolean => low === 0 && high === 1

/** The shade of a share, two characters wide. */
export function shadeOf(share: number | null, unicode: boolean): string {
  const shades = unicode ? SHADES.unicode : SHADES.ascii
  const shade = share === null ? ' ' : (shades[Math.min(4, Math.floor(share * 5))] ?? ' ')
  return shade.repeat(2)
}

/** Full up to the low end of the interval, light up to the high end. */
function barOf(mark: Interval | undefined, most: number, line: number | null, columns: number, ink: Ink): string {
  if (mark === undefined || most <= 0 || isUnknown(mark)) return ''
  const at = (value: number) => Math.round(Math.min(1, value / most) * columns)
  const [low, high] = [at(mark.low), at(mark.high)]
  const cells = [...(ink.full.repeat(low) + ink.light.repeat(high - low)).padEnd(columns)]
  if (mark.value > 0 && high === 0) cells[0] = ink.least
  if (line !== null) cells[Math.min(columns - 1, at(line))] = ink.line
  return cells.join('').trimEnd()
}

function differenceOf(mark: Interval | undefined, reach: number, columns: number, ink: Ink): string {
  if (mark === undefined) return ''
  const half = Math.floor((columns - 1) / 2)
  const at = (value: number) => half + (reach === 0 ? 0 : Math.round((value / reach) * half))
  const cells = new Array<string>(half * 2 + 1).fill(' ')
  cells.fill(ink.dash, at(mark.low), at(mark.high) + 1)
  cells[half] = ink.line
  cells[at(mark.value)] = ink.dot
  return cells.join('').trimEnd()
}

function rangeOf(spread: Spread | undefined, from: number, to: number, columns: number, ink: Ink): string {
  if (spread === undefined || spread.trials === 0) return ''
  const at = (value: number) => Math.round(((value - from) / (to - from)) * (columns - 1))
  const cells = new Array<string>(columns).fill(' ')
  cells.fill(ink.far, at(spread.min), at(spread.max) + 1)
  cells.fill(ink.dash, at(spread.tenth), at(spread.nineTenths) + 1)
  cells.fill(ink.thick, at(spread.quarter), at(spread.threeQuarters) + 1)
  cells[at(spread.median)] = ink.dot
  return cells.join('').trimEnd()
}

function risingOf(shares: readonly number[], columns: number, ink: Ink): string {
  const steps = ink.rising.length - 1
  const level = (share: number) => (share <= 0 ? 0 : Math.max(1, Math.round(share * steps)))
  const wide = Math.max(1, Math.min(3, Math.floor(columns / Math.max(1, shares.length))))
  return shares
    .map((share) => (ink.rising[level(share)] ?? ' ').repeat(wide))
    .join('')
    .trimEnd()
}
