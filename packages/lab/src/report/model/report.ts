import type { Interval } from '../../statistics/mean.ts'
import type { Spread } from '../../statistics/spread.ts'

/**
 * A report before it has a shape: what is said, in which tables, with which charts. The terminal, the screen reader's lists
 * and the page are all drawn from this, so that they cannot disagree.
 */
export interface Report {
  readonly title: string
  /** What the reader should know if nothing else is read. */
  readonly lead: readonly string[]
  readonly sections: readonly Section[]
  /** How it came to be, in the order in which it is told. */
  readonly made: readonly Fact[]
}

/** Something to know, with its name: `Seed`, `7`. */
export interface Fact {
  readonly name: string
  readonly value: string
  /** Whether the value is text for a machine (a command line, a seed), to be kept as it is. */
  readonly exact?: boolean
  /** Left out where only what most people want to know is shown. */
  readonly detail?: boolean
}

/** One table with what is said about it, and its chart where it has one. */
export interface Section {
  readonly title: string
  /** Left out where only what most people want to know is shown. */
  readonly detail?: boolean
  readonly says: readonly string[]
  readonly table: Table | null
  readonly chart: Chart | null
}

/** Rows with a name each. Cells are texts, rounded to what is known. */
export interface Table {
  /** What the names are names of. */
  readonly key: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** One line of a table. */
export interface Row {
  readonly name: string
  /** Rows of one group stand together under its name. */
  readonly group?: string
  readonly cells: readonly string[]
  /** The row that the reader looks for. */
  readonly marked?: boolean
}

/** A number with its interval in a chart, and whose it is. */
export interface Mark extends Interval {
  readonly name: string
  readonly tone: Tone
}

/** Whose colour and pattern: the side at a position, or nobody's. */
export type Tone = number | 'nobody'

/** In what a chart's numbers are: chances from 0 to 1, or numbers of something. */
export type Unit = 'share' | 'number'

/** A chart. But for lines and grids, chart and table have one entry for each row, in the same order. */
export type Chart =
  | {
      readonly kind: 'bars'
      readonly unit: Unit
      /** Where the longest possible bar ends. */
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
      /** What the bands are, as a sentence; left out where they are the 95% intervals. */
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

/** Who made a report and with what words, which the results themselves do not know. */
export interface Provenance {
  /** Name and version: `Fray 0.1.0`. */
  readonly program: string
  /** The command line as it was typed, or null where there was none. */
  readonly command: string | null
}
