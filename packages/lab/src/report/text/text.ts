import { differenceText, plainNumber } from '../model/numbers.ts'
import type { Chart, Report, Section, Table } from '../model/report.ts'
import { drawerOf, endsOf, reachOf, shadeOf } from './bars.ts'
import { flat, type TextStyle } from './style.ts'
import { type RowChart, tableLines } from './table.ts'
import { wrap } from './width.ts'

/** The lines of a report for a terminal, none wider than the style allows, except for single long words. */
export function textOf(report: Report, style: TextStyle): string[] {
  const strong = style.colours?.strong ?? ((text: string) => text)
  const said = style.says ?? ((text: string) => text)
  const tell = (text: string, indent = ''): string[] => wrap(said(flat(text)), style.width, indent)
  const lines = [...tell(report.title).map(strong), ...report.lead.flatMap((text) => tell(text))]
  const isShown = (part: { readonly detail?: boolean }) => style.brief !== true || part.detail !== true
  for (const section of report.sections.filter(isShown).map((one) => saidIn(one, said))) {
    lines.push('', ...tell(section.title).map(strong), ...section.says.flatMap((text) => tell(text)))
    lines.push(...(style.plain ? plainLines(section).flatMap((text) => tell(text, '  ')) : drawnLines(section, style)))
  }
  const made = report.made.filter(isShown)
  if (made.length > 0) lines.push('', ...tell('How it was made').map(strong))
  for (const { name, value, exact } of made)
    lines.push(...tell(`${said(name)}: ${exact === true ? value : said(value)}`, '  '))
  if (report.sections.length > 0) lines.push('', ...tell(READING))
  if (style.brief === true && report.sections.some(({ detail }) => detail === true)) lines.push(...tell(MORE))
  return lines
}

const READING =
  'The brackets hold the 95% interval: the true number lies inside in about 19 of 20 such reports. More trials make it narrower.'

const MORE = 'There is more: --details shows everything.'

/** A section whose table is said in a language: headings, the names of rows, and cells in words. */
function saidIn(section: Section, said: (english: string) => string): Section {
  const { table } = section
  if (table === null) return section
  const rows = table.rows.map((row) => ({
    ...row,
    name: said(row.name),
    ...(row.group !== undefined && { group: said(row.group) }),
    cells: row.cells.map(said),
  }))
  return { ...section, table: { key: said(table.key), columns: table.columns.map(said), rows } }
}

/** A table as sentences, one for each row. */
function plainLines({ table }: Section): string[] {
  if (table === null) return []
  return table.rows.map((row) => {
    const group = row.group === undefined || row.group === row.name ? '' : `, ${row.group}`
    const named = table.columns.length > 1
    const cells = row.cells
      .map((cell, i) => [named ? `${table.columns[i] ?? ''} ` : '', cell])
      .filter(([, cell]) => cell !== '')
      .map(([column, cell]) => `${column}${cell}`)
    const key = /^[\d.,-]+( to \d+)?$/.test(row.name) ? `${table.key} ` : ''
    return `${key}${row.name}${group}: ${cells.join('; ')}.${row.marked === true ? ' This is the nearest.' : ''}`
  })
}

function drawnLines({ table, chart }: Section, style: TextStyle): string[] {
  if (table === null) return []
  const rowChart = chart === null ? null : rowChartOf(table, chart, style)
  const shown = chart?.kind === 'grid' ? shaded(table, chart, style) : table
  const legend = chart === null ? '' : legendOf(chart, style)
  return [
    ...tableLines(shown, rowChart, style),
    ...(legend === '' ? [] : wrap(style.says?.(legend) ?? legend, style.width)),
  ]
}

function rowChartOf(table: Table, chart: Chart, style: TextStyle): RowChart | null {
  const draw = drawerOf(chart, style.unicode)
  if (draw === null) return null
  const ofFirst = chart.kind === 'bars' || chart.kind === 'lines'
  return { column: ofFirst ? 0 : table.columns.length - 1, draw }
}

/** The table with a shade before each share. */
function shaded(table: Table, chart: Chart & { kind: 'grid' }, style: TextStyle): Table {
  const rows = table.rows.map((row, r) => ({
    ...row,
    cells: row.cells.map((cell, c) => `${cell} ${shadeOf(chart.rows[r]?.shares[c] ?? null, style.unicode)}`),
  }))
  return { ...table, rows }
}

/** The legend of the chart's characters. */
function legendOf(chart: Chart, { unicode }: TextStyle): string {
  switch (chart.kind) {
    case 'bars': {
      const hasIntervals = chart.bars.some(({ low, high }) => low !== high)
      const line = chart.line === null ? '' : ` The line is at ${plainNumber(chart.line * 100)}%.`
      const to = chart.most === 1 ? '' : `The longest bar is ${plainNumber(Math.round(chart.most * 100))}%.`
      return hasIntervals ? `Bars: full to the low end of the interval, light to the high end.${line}` : to
    }
    case 'lines':
      if (chart.band !== undefined)
        return `Bars: ${flat(chart.series[0]?.name ?? '')}, full to the low end, light to the high end of its band. ${chart.band}`
      return 'Bars: the first column, full to the low end of the interval, light to the high end.'
    case 'differences': {
      const reach = reachOf(chart.bars) * (chart.unit === 'share' ? 100 : 1)
      const end = differenceText({ value: reach, low: reach, high: reach })
      return `Chart: the upright line is no difference, the dot the difference, the dashes its interval. It reaches from ${end.replace('+', '-')} to ${end}.`
    }
    case 'ranges': {
      const [from, to] = endsOf(chart.ranges.map((r) => r.spread))
      return unicode
        ? `Chart from ${from} to ${to}: dot the middle, thick line half of the trials, thin line four fifths, points all.`
        : `Chart from ${from} to ${to}: O the middle, = half of the trials, - four fifths, . all.`
    }
    case 'steps':
      return `Chart: the Rounds of the table from left to right; ${unicode ? 'a full block' : '#'} is all trials.`
    case 'grid':
      return 'The darker, the more often.'
    case 'columns':
      return ''
  }
}
