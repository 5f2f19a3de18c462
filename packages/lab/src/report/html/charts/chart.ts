import type { Chart, Row, Section } from '../../model/report.ts'
import { type Markup, markup, NONE } from '../markup.ts'
import { frame } from './frame.ts'
import { drawColumns, drawGrid, drawLines, drawSteps } from './planes.ts'
import { type Drawn, drawBars, drawDifferences, drawRanges } from './rows.ts'

/** The chart of a section as a figure, or nothing if it has none. */
export function figureOf({ title, table, chart }: Section, id: string): Markup {
  if (chart === null || table === null || table.rows.length === 0) return NONE
  const drawn = draw(chart, table.rows)
  const text = `${captionOf(chart)} The numbers are in the table with the same name.`
  return markup`<figure>${frame(id, drawn.inside, { title, text, width: drawn.width, height: drawn.height })}<figcaption>${captionOf(chart)}</figcaption></figure>`
}

function draw(chart: Chart, rows: readonly Row[]): Drawn {
  switch (chart.kind) {
    case 'bars':
      return drawBars(chart, rows)
    case 'differences':
      return drawDifferences(chart, rows)
    case 'columns':
      return drawColumns(chart, rows)
    case 'ranges':
      return drawRanges(chart, rows)
    case 'steps':
      return drawSteps(chart, rows)
    case 'lines':
      return drawLines(chart)
    case 'grid':
      return drawGrid(chart)
  }
}

/** What the chart shows, and how. */
function captionOf(chart: Chart): string {
  switch (chart.kind) {
    case 'bars': {
      const line = chart.line === null ? '' : ' The dashed line is what they are compared with.'
      const intervals = chart.bars.some(({ low, high }) => low !== high)
      return `${intervals ? 'Bars with their 95% intervals as thin lines.' : 'Bars of the shares in the table.'}${line}`
    }
    case 'differences':
      return 'Differences as dots with their 95% intervals; the upright line is no difference.'
    case 'columns':
      return 'The share of the trials.'
    case 'ranges':
      return 'Dot: the middle of the trials. Box: half of them. Line: four fifths. Points: all.'
    case 'steps':
      return 'From the bottom, nobody, to the top, all trials.'
    case 'lines':
      return chart.band ?? 'The bands are the 95% intervals.'
    case 'grid':
      return 'The longer the bar in a cell, the more often.'
  }
}
