/** Something that is said: by the page, or by the rules in their language. */
export interface Spoken {
  readonly text: string
  readonly byRules: boolean
}

/** What came of a line: what is said of it, and whether the line is done with. */
export interface Said {
  readonly lines: readonly Spoken[]
  readonly done: boolean
}

/** What the page says. */
export const byPage = (text: string): Spoken => ({ text, byRules: false })
/** What the rules say. */
export const byRules = (text: string): Spoken => ({ text, byRules: true })
