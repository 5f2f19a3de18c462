import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import {
  area,
  curveStepAfter,
  line,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape'
import type { Chart, Row } from '../../model/report.ts'
import { isUnknown } from '../../text/bars.ts'
import { type Markup, markup, NONE } from '../markup.ts'
import { at, fillOf, labelOf, percent, plainFillOf, short, strokeOf, WIDTH } from './frame.ts'
import type { Drawn } from './rows.ts'

const LEFT = 44
const RIGHT = 12
const HEIGHT = 200

/** Horizontal lines with their chances. */
function shareAxis(y: (share: number) => number, ticks: readonly number[]): Markup {
  return markup`${ticks.map(
    (tick) =>
      markup`<path class="axis" d="M${LEFT} ${at(y(tick))}H${WIDTH - RIGHT}"/><text class="soft" text-anchor="end" x="${LEFT - 6}" y="${at(y(tick) + 4)}">${percent(tick)}</text>`,
  )}`
}

/** `3 to 4` as written under a column. */
const spanOf = (name: string): string => name.replace(' to ', '\u2013')

/** How often each value occurred. */
export function drawColumns(chart: Chart & { kind: 'columns' }, rows: readonly Row[]): Drawn {
  const most = Math.max(...chart.columns.map((c) => c.share), 0.01)
  const x = scaleBand(
    chart.columns.map((_, i) => i),
    [LEFT, WIDTH - RIGHT],
  ).padding(0.15)
  const y = scaleLinear([0, most], [HEIGHT, 20]).nice(4)
  const roomy = chart.columns.length <= 8
  const longest = Math.max(0, ...chart.columns.map(({ name }) => spanOf(name).length))
  const every = Math.max(1, Math.ceil((longest * 8 + 6) / (x.step() || 1)))
  const columns = chart.columns.map(({ name, share }, i) => {
    const left = x(i) ?? LEFT
    const middle = at(left + x.bandwidth() / 2)
    const value = roomy
      ? markup`<text text-anchor="middle" x="${middle}" y="${at(y(share) - 4)}">${rows[i]?.cells.at(-1) ?? ''}</text>`
      : NONE
    const label =
      i % every === 0
        ? markup`<text class="soft" text-anchor="middle" x="${middle}" y="${HEIGHT + 16}">${spanOf(name)}</text>`
        : NONE
    return markup`<g><rect x="${at(left)}" y="${at(y(share))}" width="${at(x.bandwidth())}" height="${at(HEIGHT - y(share))}" fill="var(--c0)"/>${value}${label}</g>`
  })
  const title = markup`<text class="soft" text-anchor="middle" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT + 34}">${chart.axis}</text>`
  return { inside: markup`${shareAxis(y, y.ticks(4))}${columns}${title}`, width: WIDTH, height: HEIGHT + 42 }
}

const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar]
const DASHES = ['none', '8 4', '2 4', '10 3 2 3', '5 5', '12 6']

/** Chances for the values of a parameter, with their intervals as bands. */
export function drawLines(chart: Chart & { kind: 'lines' }): Drawn {
  const numbers = chart.values.filter((value) => typeof value === 'number')
  const numeric = numbers.length === chart.values.length && new Set(numbers).size > 1
  const linear = scaleLinear([Math.min(...numbers), Math.max(...numbers)], [LEFT + 12, WIDTH - RIGHT - 12])
  const points = scalePoint(
    chart.values.map((_, i) => i),
    [LEFT + 12, WIDTH - RIGHT - 12],
  ).padding(0.5)
  const x = (i: number): number => (numeric ? linear(Number(chart.values[i])) : (points(i) ?? LEFT))
  const top = chart.series.length * 20 + 8
  const bottom = top + HEIGHT
  const y = scaleLinear([0, 1], [bottom, top + 8])
  const series = chart.series.map(({ name, tone, points: marks }, s) => {
    const known = marks
      .flatMap((mark, i) => (chart.band === undefined && isUnknown(mark) ? [] : [{ ...mark, i }]))
      .sort((a, b) => x(a.i) - x(b.i))
    const order = typeof tone === 'number' ? tone % SYMBOLS.length : 0
    const sign = symbol(SYMBOLS[order] ?? symbolCircle, 70)() ?? ''
    const band = area<(typeof known)[number]>(
      (p) => x(p.i),
      (p) => y(p.low),
      (p) => y(p.high),
    ).digits(1)(known)
    const curve = line<(typeof known)[number]>(
      (p) => x(p.i),
      (p) => y(p.value),
    ).digits(1)(known)
    const dots = known.map(
      (p) =>
        markup`<path transform="translate(${at(x(p.i))} ${at(y(p.value))})" d="${sign}" class="box ${plainFillOf(tone)}"/>`,
    )
    const legend = markup`<path transform="translate(${LEFT + 8} ${s * 20 + 10})" d="${sign}" class="box ${plainFillOf(tone)}"/><path class="curve ${strokeOf(tone)}" stroke-dasharray="${DASHES[order] ?? 'none'}" d="M${LEFT + 18} ${s * 20 + 10}h30"/><text x="${LEFT + 56}" y="${s * 20 + 15}">${short(name, 40)}</text>`
    return markup`<g><path class="band ${plainFillOf(tone)}" d="${band ?? ''}"/><path class="curve ${strokeOf(tone)}" stroke-dasharray="${DASHES[order] ?? 'none'}" d="${curve ?? ''}"/>${dots}${legend}</g>`
  })
  const every = Math.ceil(chart.values.length / 8)
  const names = chart.values.map((value, i) =>
    i % every === 0
      ? markup`<text class="soft" text-anchor="middle" x="${at(x(i))}" y="${bottom + 16}">${short(String(value), 12)}</text>`
      : NONE,
  )
  const mark =
    chart.line === null ? NONE : markup`<path class="mark" d="M${LEFT} ${at(y(chart.line))}H${WIDTH - RIGHT}"/>`
  const title = markup`<text class="soft" text-anchor="middle" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${bottom + 34}">${short(chart.axis, 44)}</text>`
  return {
    inside: markup`${shareAxis(y, [0, 0.25, 0.5, 0.75, 1])}${series}${names}${mark}${title}`,
    width: WIDTH,
    height: bottom + 42,
  }
}

/** How a share grows from Round to Round, a small drawing for each. */
export function drawSteps(chart: Chart & { kind: 'steps' }, rows: readonly Row[]): Drawn {
  const [wide, tall, gap] = [190, 64, 20]
  const [first = 0, last = 0] = [chart.rounds[0], chart.rounds.at(-1)]
  const x = scaleLinear([first, last + 1], [0, wide])
  const y = scaleLinear([0, 1], [tall, 0])
  const panels = chart.panels.map(({ tone, shares }, i) => {
    const steps = [...shares, shares.at(-1) ?? 0].map((share, r) => ({ round: chart.rounds[r] ?? last + 1, share }))
    const shape = area<(typeof steps)[number]>(
      (p) => x(p.round),
      () => tall,
      (p) => y(p.share),
    )
      .curve(curveStepAfter)
      .digits(1)(steps)
    const [left, top] = [(i % 2) * (wide + gap), Math.floor(i / 2) * (tall + 48)]
    return markup`<g transform="translate(${left} ${top})"><text y="13">${labelOf(rows[i], 26)}</text><g transform="translate(0 20)"><rect class="track" width="${wide}" height="${tall}"/><path d="${shape ?? ''}" fill="${fillOf(tone)}"/><path class="axis" d="M0 ${tall}H${wide}"/><text class="soft" y="${tall + 14}">Round ${first}</text><text class="soft" text-anchor="end" x="${wide}" y="${tall + 14}">Round ${last}</text></g></g>`
  })
  return { inside: markup`${panels}`, width: WIDTH, height: Math.ceil(chart.panels.length / 2) * (tall + 48) }
}

/** A chance for each pair of values: its number, over a bar of that length. */
export function drawGrid(chart: Chart & { kind: 'grid' }): Drawn {
  const [left, top, tall] = [84, 40, 44]
  const cell = Math.max(52, (WIDTH - left) / Math.max(1, chart.columns.length))
  const width = left + cell * chart.columns.length
  const heads = chart.columns.map(
    (name, c) =>
      markup`<text class="soft" text-anchor="middle" x="${at(left + cell * (c + 0.5))}" y="34">${short(name, 10)}</text>`,
  )
  const rows = chart.rows.map(({ name, shares }, r) => {
    const y = top + r * tall
    const cells = shares.map((share, c) => {
      const x = left + c * cell
      const text = share === null ? '?' : share > 0 && share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`
      return markup`<rect class="track" x="${at(x + 2)}" y="${y + 2}" width="${at(cell - 4)}" height="${tall - 4}"/><rect x="${at(x + 2)}" y="${y + tall - 14}" width="${at((cell - 4) * (share ?? 0))}" height="12" fill="var(--c0)"/><text text-anchor="middle" x="${at(x + cell / 2)}" y="${y + 22}">${text}</text>`
    })
    return markup`<g><text class="soft" x="0" y="${y + 26}">${short(name, 10)}</text>${cells}</g>`
  })
  const titles = markup`<text class="soft" text-anchor="middle" x="${at((left + width) / 2)}" y="14">${short(chart.across, 40)}</text><text class="soft" x="0" y="34">${short(chart.down, 12)}</text>`
  return { inside: markup`${titles}${heads}${rows}`, width, height: top + chart.rows.length * tall }
}
