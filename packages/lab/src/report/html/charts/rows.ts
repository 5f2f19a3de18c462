import { scaleLinear } from 'd3-scale'
import type { Chart, Row } from '../../model/report.ts'
import { endsOf, isUnknown, reachOf } from '../../text/bars.ts'
import { type Markup, markup, NONE } from '../markup.ts'
import { at, fillOf, labelOf, percent, WIDTH } from './frame.ts'

/** Height of one row: a line of text and the drawing below it. */
const ROW = 40
/** Margin on both sides, for what is drawn at the ends. */
const EDGE = 8

/** A drawing with its height. */
export interface Drawn {
  readonly inside: Markup
  readonly width: number
  readonly height: number
}

const span = (from: number, to: number) => scaleLinear([from, to], [EDGE, WIDTH - EDGE])

/** The name, with its group, on the left and the number on the right, above the drawing. */
const labels = (row: Row | undefined, value: string, y: number): Markup =>
  markup`<text x="${EDGE}" y="${y + 13}">${labelOf(row, 46 - value.length)}</text><text x="${WIDTH - EDGE}" y="${y + 13}" text-anchor="end">${value}</text>`

/** A line between the ends of an interval, with short strokes at both. */
function whisker(from: number, to: number, y: number): Markup {
  const path = `M${at(from)} ${y - 4}V${y + 4}M${at(from)} ${y}H${at(to)}M${at(to)} ${y - 4}V${y + 4}`
  return markup`<path class="halo" d="${path}"/><path class="whisker" d="${path}"/>`
}

/** The axis below the rows. */
function axis(scale: ReturnType<typeof span>, height: number, text: (value: number) => string): Markup {
  return markup`${scale
    .ticks(5)
    .map(
      (tick) =>
        markup`<path class="axis" d="M${at(scale(tick))} 0V${height}"/><text class="soft" text-anchor="middle" x="${at(Math.min(WIDTH - 20, Math.max(20, scale(tick))))}" y="${height + 16}">${text(tick)}</text>`,
    )}`
}

/** Bars from 0 with their intervals. */
export function drawBars(chart: Chart & { kind: 'bars' }, rows: readonly Row[]): Drawn {
  const scale = span(0, chart.most)
  const height = chart.bars.length * ROW
  const drawings = chart.bars.map((bar, i) => {
    const [y, x] = [i * ROW, EDGE]
    const drawn = isUnknown(bar)
      ? NONE
      : markup`<rect x="${x}" y="${y + 19}" width="${at(scale(bar.value) - x)}" height="14" fill="${fillOf(bar.tone)}"/>${bar.low === bar.high ? NONE : whisker(scale(bar.low), scale(bar.high), y + 26)}`
    return markup`<g>${labels(rows[i], rows[i]?.cells[0] ?? '', y)}<rect class="track" x="${x}" y="${y + 19}" width="${WIDTH - 2 * EDGE}" height="14"/>${drawn}</g>`
  })
  const line = chart.line === null ? NONE : markup`<path class="mark" d="M${at(scale(chart.line))} 0V${height}"/>`
  return {
    inside: markup`${axis(scale, height, percent)}${drawings}${line}`,
    width: WIDTH,
    height: height + 22,
  }
}

/** Differences around 0 with their intervals. */
export function drawDifferences(chart: Chart & { kind: 'differences' }, rows: readonly Row[]): Drawn {
  const reach = reachOf(chart.bars) || 1
  const scale = span(-reach, reach).nice(4)
  const height = chart.bars.length * ROW
  const sign = (text: string, value: number) => (value > 0 ? `+${text}` : text)
  const text = (value: number) =>
    sign(chart.unit === 'share' ? String(at(value * 100)) : String(Math.round(value * 1000) / 1000), value)
  const drawings = chart.bars.map((bar, i) => {
    const y = i * ROW
    return markup`<g>${labels(rows[i], rows[i]?.cells.at(-1) ?? '', y)}${whisker(scale(bar.low), scale(bar.high), y + 26)}<circle cx="${at(scale(bar.value))}" cy="${y + 26}" r="5.5" fill="${fillOf(bar.tone)}" class="box"/></g>`
  })
  const zero = markup`<path class="zero" d="M${at(scale(0))} 18V${height}"/>`
  return { inside: markup`${axis(scale, height, text)}${zero}${drawings}`, width: WIDTH, height: height + 22 }
}

/** Distributions: full range, middle four fifths, half, median. */
export function drawRanges(chart: Chart & { kind: 'ranges' }, rows: readonly Row[]): Drawn {
  const [from, to] = endsOf(chart.ranges.map((r) => r.spread))
  const scale = span(from, to)
  const height = chart.ranges.length * ROW
  const drawings = chart.ranges.map(({ tone, spread }, i) => {
    const y = i * ROW
    if (spread.trials === 0) return markup`<g>${labels(rows[i], 'unknown', y)}</g>`
    const [quarter, threeQuarters] = [scale(spread.quarter), scale(spread.threeQuarters)]
    return markup`<g>${labels(rows[i], `middle ${spread.median}`, y)}<path class="thin" stroke-dasharray="2 3" d="M${at(scale(spread.min))} ${y + 26}H${at(scale(spread.max))}"/>${whisker(scale(spread.tenth), scale(spread.nineTenths), y + 26)}<rect class="box" x="${at(quarter)}" y="${y + 20}" width="${at(Math.max(1, threeQuarters - quarter))}" height="12" fill="${fillOf(tone)}"/><circle class="dot" cx="${at(scale(spread.median))}" cy="${y + 26}" r="5"/></g>`
  })
  return { inside: markup`${axis(scale, height, String)}${drawings}`, width: WIDTH, height: height + 22 }
}
