import type { Interval } from '../../statistics/mean.ts'
import type { Spread } from '../../statistics/spread.ts'

/**
 * A report before it is laid out: its statements, tables and charts. The terminal, the lists for screen readers and
 * the page are all made from this, so that they cannot disagree.
 */
export interface Report {
  readonly title: string
  /** What the reader should know even if nothing else is read. */
  readonly lead: readonly string[]
  readonly sections: readonly Section[]
  /** How it was made, in display order. */
  readonly made: readonly Fact[]
}

/** A named fact: `Seed`, `7`. */
export interface Fact {
  readonly name: string
  readonly value: string
  /** Whether the value is text for a machine (a command line, a seed), to be shown unchanged. */
  readonly exact?: boolean
  /** Left out of brief reports. */
  readonly detail?: boolean
}

/** One table with its statements, and its chart if it has one. */
export interface Section {
  readonly title: string
  /** Left out of brief reports. */
  readonly detail?: boolean
  readonly says: readonly string[]
  readonly table: Table | null
  readonly chart: Chart | null
}

/** Named rows. Cells are texts, rounded to what is known. */
export interface Table {
  /** What the names denote. */
  readonly key: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** One row of a table. */
export interface Row {
  readonly name: string
  /** Rows of one group are shown together under its name. */
  readonly group?: string
  readonly cells: readonly string[]
  /** Whether it is the row that the reader looks for. */
  readonly marked?: boolean
}

/** A number with its interval in a chart, and the side that it belongs to. */
export interface Mark extends Interval {
  readonly name: string
  readonly tone: Tone
}

/** The colour and pattern: of the side at a position, or of nobody. */
export type Tone = number | 'nobody'

/** The unit of a chart's numbers: chances from 0 to 1, or plain numbers. */
export type Unit = 'share' | 'number'

/** A chart. Except for lines and grids, chart and table have one entry for each row, in the same order. */
export type Chart =
  | {
      readonly kind: 'bars'
      readonly unit: Unit
      /** The value at which the longest possible bar ends. */
      readonly most: number
      /** A value to compare with, drawn across all bars. */
      readonly line: number | null
      readonly bars: readonly Mark[]
    }
  | { readonly kind: 'differences'; readonly unit: Unit; readonly bars: readonly Mark[] }
  | {
      readonly kind: 'columns'
      /** What the columns are values of. */
      readonly axis: string
      readonly columns: readonly { readonly name: string; readonly share: number }[]
    }
  | {
      readonly kind: 'ranges'
      readonly axis: string
      readonly ranges: readonly { readonly name: string; readonly tone: Tone; readonly spread: Spread }[]
    }
  | {
      /** How a share grows from Round to Round. */
      readonly kind: 'steps'
      readonly rounds: readonly number[]
      readonly panels: readonly { readonly name: string; readonly tone: Tone; readonly shares: readonly number[] }[]
    }
  | {
      /** A line for each series, a point for each row of the table. */
      readonly kind: 'lines'
      /** What the bands are, as a sentence; missing if they are the 95% intervals. */
      readonly band?: string
      readonly axis: string
      readonly values: readonly (string | number)[]
      readonly line: number | null
      readonly series: readonly { readonly name: string; readonly tone: Tone; readonly points: readonly Interval[] }[]
    }
  | {
      /** Shares by row and column of the table. */
      readonly kind: 'grid'
      readonly down: string
      readonly across: string
      readonly columns: readonly string[]
      readonly rows: readonly { readonly name: string; readonly shares: readonly (number | null)[] }[]
    }

/** Which program made a report, and with which command: the results do not know that. */
export interface Provenance {
  /** Name and version: `Fray 0.1.0`. */
  readonly program: string
  /** The command line as typed, or null if there was none. */
  readonly command: string | null
}
