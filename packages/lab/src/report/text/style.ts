/** How a report for the terminal is drawn. The `fray` command's terminal is one of these. */
export interface TextStyle {
  /** Columns of the screen; tables are laid out for it, from 20 on. */
  readonly width: number
  /** No tables and charts: sentences in lists, as a screen reader wants them. */
  readonly plain: boolean
  /** Whether charts may be drawn with more than ASCII. */
  readonly unicode: boolean
  /** Only what most people want to know: what a `Section` or `Fact` calls a detail is left out. */
  readonly brief?: boolean
  /** Paints headings, where there are colours. */
  readonly colours?: { readonly strong: (text: string) => string }
}

/** Text from people on one line: without control characters, line breaks and marks that turn the direction of writing. */
export const flat = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
