/** How a report for the terminal is drawn. The `fray` command's terminal implements it. */
export interface TextStyle {
  /** Columns of the screen, at least 20; tables are laid out for it. */
  readonly width: number
  /** No tables and charts: sentences in lists, for screen readers. */
  readonly plain: boolean
  /** Whether charts may use more than ASCII. */
  readonly unicode: boolean
  /** Only the essentials: everything that a `Section` or `Fact` marks as detail is left out. */
  readonly brief?: boolean
  /** Translates a sentence, a heading or a cell; what it does not know stays English. */
  readonly says?: (english: string) => string
  /** Formats headings, if colours are available. */
  readonly colours?: { readonly strong: (text: string) => string }
}

/** Text from people on one line: without control characters, line breaks and direction marks. */
export const flat = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
