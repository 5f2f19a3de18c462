import type { Table } from '../model/report.ts'
import type { Draw } from './bars.ts'
import { flat, type TextStyle } from './style.ts'
import { cutTo, padTo, textWidth, wrap } from './width.ts'

/** Columns between two table columns. */
const GAP = 2
/** The minimum and maximum width of a chart beside a table. */
const LEAST_CHART = 10
const MOST_CHART = 40
/** From this screen width on some columns are reserved for the chart. */
const ROOMY = 60

/** The chart of a table: which column it shows, and how its rows are drawn. */
export interface RowChart {
  readonly column: number
  readonly draw: Draw
}

/**
 * The lines of a table that fits the width. Columns that do not fit continue below, with the names of the rows
 * repeated. The chart is next to the column that it shows, or under each row if there is no room.
 */
export function tableLines(table: Table, chart: RowChart | null, style: TextStyle): string[] {
  const columns = columnsOf(table, style.width)
  const names = namesOf(table)
  const key = keyOf(table, names, columns, style.width)
  const lines: string[] = []
  for (const { from, to } of partsOf(columns, key, chart, style.width)) {
    if (lines.length > 0) lines.push('')
    const part = columns.slice(from, to)
    const draw = chart !== null && chart.column >= from && chart.column < to ? chart.draw : null
    lines.push(...partLines(table, names, part, style, { key, draw }))
  }
  return lines
}

/**
 * The width of the names: as much as they need, but leaving room for a column of numbers, and less than they need if
 * all columns then fit side by side.
 */
function keyOf(table: Table, names: readonly string[], columns: readonly Column[], width: number): number {
  const longest = Math.max(textWidth(flat(table.key)), ...names.map((name) => textWidth(name)))
  const least = Math.min(longest, Math.max(14, Math.floor(width * 0.3)))
  const beside = width - columns.reduce((sum, column) => sum + GAP + column.width, 0)
  if (beside >= least) return Math.min(longest, beside)
  const widest = Math.max(...columns.map((column) => column.width), 0)
  return Math.min(longest, Math.max(8, width - GAP - widest))
}

interface Column {
  readonly head: readonly string[]
  readonly cells: readonly string[]
  readonly width: number
}

const isGrouped = ({ rows }: Table): boolean => rows.some((row) => row.group !== undefined)

const namesOf = (table: Table): string[] => {
  const indent = isGrouped(table) ? '  ' : ''
  return table.rows.map((row) => `${indent}${flat(row.name)}${row.marked === true ? ' *' : ''}`)
}

/** Every column with its cells aligned: numbers at their end, intervals at their start. */
function columnsOf(table: Table, width: number): Column[] {
  const most = Math.max(8, width - 8 - GAP)
  return table.columns.map((title, c) => {
    const parts = table.rows.map((row) => {
      const text = flat(row.cells[c] ?? '')
      const at = text.indexOf(' (')
      return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
    })
    const before = Math.max(0, ...parts.map(([number = '']) => textWidth(number)))
    const after = Math.max(0, ...parts.map(([, interval = '']) => textWidth(interval)))
    const cells = parts.map(([number = '', interval = '']) =>
      /^[\d<>+-]/.test(number)
        ? ' '.repeat(before - textWidth(number)) + number + interval
        : cutTo(number + interval, most),
    )
    const longest = Math.max(...flat(title).split(' ').map(textWidth))
    const inside = Math.max(before + after, Math.min(longest, 16), 5)
    const head = wrap(flat(title), inside).map((line) => cutTo(line, Math.min(most, inside)))
    const needed = Math.max(0, ...head.map(textWidth), ...cells.map(textWidth))
    return { head, cells, width: Math.min(most, needed) }
  })
}

/** Which columns are shown side by side. */
function partsOf(
  columns: readonly Column[],
  key: number,
  chart: RowChart | null,
  width: number,
): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  for (let from = 0; from < columns.length; ) {
    let to = from
    let used = key
    for (; to < columns.length; to++) {
      const held = chart !== null && chart.column >= from && chart.column <= to && width >= ROOMY
      const more = used + GAP + (columns[to]?.width ?? 0)
      if (to > from && more + (held ? GAP + LEAST_CHART : 0) > width) break
      used = more
    }
    parts.push({ from, to })
    from = to
  }
  return parts
}

/** How a part of a table is drawn. */
interface Drawn {
  readonly key: number
  readonly draw: Draw | null
}

function partLines(
  table: Table,
  names: readonly string[],
  columns: readonly Column[],
  style: TextStyle,
  { key, draw }: Drawn,
): string[] {
  const used = key + columns.reduce((sum, c) => sum + GAP + c.width, 0)
  const beside = style.width - used - GAP
  const line = (name: string, cells: readonly string[]): string =>
    [padTo(name, key), ...cells.map((cell, i) => padTo(cell, columns[i]?.width ?? 0))].join(' '.repeat(GAP)).trimEnd()
  const lines = headLines(table, key, columns).map((head) => line(head[0] ?? '', head.slice(1)))
  table.rows.forEach((row, r) => {
    if (row.group !== undefined && row.group !== table.rows[r - 1]?.group)
      lines.push(cutTo(flat(row.group), style.width))
    const name = wrap(names[r] ?? '', key, isGrouped(table) ? '    ' : '  ').map((text) => cutTo(text, key))
    const first = line(
      name[0] ?? '',
      columns.map((c) => c.cells[r] ?? ''),
    )
    const drawn = draw === null || beside < LEAST_CHART ? '' : draw(r, Math.min(MOST_CHART, beside))
    lines.push(drawn === '' ? first : `${padTo(first, used + GAP)}${drawn}`)
    lines.push(...name.slice(1))
    if (draw !== null && beside < LEAST_CHART) {
      const below = draw(r, Math.min(MOST_CHART, style.width - 2))
      if (below !== '') lines.push(`  ${below}`)
    }
  })
  return lines
}

/** Headings are aligned at the bottom line. */
function headLines(table: Table, key: number, columns: readonly Column[]): string[][] {
  const heads = [wrap(flat(table.key), key).map((text) => cutTo(text, key)), ...columns.map((c) => c.head)]
  const deep = Math.max(...heads.map((head) => head.length))
  return Array.from({ length: deep }, (_, i) => heads.map((head) => head[i - (deep - head.length)] ?? ''))
}
