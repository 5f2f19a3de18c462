import type { TalkLine } from '@fray/live/protocol'

/** What is said besides the rules, as it is kept. */
export interface Talk {
  /** How many lines there ever were. */
  readonly count: number
  /** The latest lines, each with when it was said, in milliseconds. */
  readonly lines: readonly (TalkLine & { readonly at: number })[]
  /** Where somebody has pointed last; left out before. */
  readonly pointed?: { readonly n: number; readonly by: string; readonly place: string; readonly at: number }
}

export const NO_TALK: Talk = { count: 0, lines: [] }
