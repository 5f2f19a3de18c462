import type { TalkLine } from '@fray/live/protocol'

/** What was said besides the rules, as it is saved. */
export interface Talk {
  /** How many lines there have ever been. */
  readonly count: number
  /** The latest lines, each with its time, in milliseconds. */
  readonly lines: readonly (TalkLine & { readonly at: number })[]
  /** Where someone last pointed; missing if nobody has. */
  readonly pointed?: { readonly n: number; readonly by: string; readonly place: string; readonly at: number }
}

export const NO_TALK: Talk = { count: 0, lines: [] }

/** Characters of a line. */
const LONGEST = 500

/** A line with which a fight begins, for the referee alone. */
export const firstNote = (referee: string, words: string): Talk => ({
  count: 1,
  lines: [{ line: 1, by: referee, is: 'line', to: referee, words: words.slice(0, LONGEST), at: 0 }],
})
