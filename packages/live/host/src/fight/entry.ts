import type { SavedPlay } from '@fray/seat'
import type { Seating } from './seating.ts'

/** The answer that a request got and gets again when it is sent again; `re` is of the one who asks. */
export type StoredAnswer =
  | { readonly type: 'accepted'; readonly at: number }
  | { readonly type: 'refused'; readonly rule: string; readonly reason: string }
  /** It was made on a table that another server has shown: kept, so that the other does not do it after all. */
  | { readonly type: 'stale'; readonly at: number }

/**
 * What one entry of a fight's log says in addition to the lines of the journal that it adds: what was answered, and how it is played
 * from now on where that has changed.
 */
export interface EntryHead {
  readonly answer: StoredAnswer | null
  readonly kept?: SavedPlay
  readonly seating?: Seating
  /** The version of the ruleset to which the fight was carried over: everything before comes out the same with it. */
  readonly engine?: string
  /** Whether the fight has come to a stalemate or has left one; nothing where that has not changed. */
  readonly stalemate?: boolean
  /** How many of the lines were told together, one number after the other; each alone where it is left out. */
  readonly together?: readonly number[]
}

/** An entry as text: the head, then lines of the journal. */
export const entryText = (head: EntryHead, lines: readonly string[]): string =>
  [JSON.stringify(head), ...lines].join('\n')

/** How many of so many lines were told together, where seats were told after the lines that `ends` says; undefined where each was alone. */
export function toldTogether(lines: number, ends: readonly number[]): readonly number[] | undefined {
  const counts: number[] = []
  let from = 0
  for (const end of [...ends, lines]) {
    if (end > from) counts.push(end - from)
    from = Math.max(from, end)
  }
  return counts.every((count) => count === 1) ? undefined : counts
}

/** Puts lines together that were told together. */
export function linesTold<T>(lines: readonly T[], together: readonly number[] | undefined): readonly (readonly T[])[] {
  if (together === undefined) return lines.map((line) => [line])
  let end = 0
  return together.map((count) => {
    end += count
    return lines.slice(end - count, end)
  })
}

/** The head of an entry, and its lines of the journal. Throws where it is none. */
export function readEntry(text: string): { readonly head: EntryHead; readonly lines: readonly string[] } {
  const [first = '', ...lines] = text.split('\n')
  return { head: JSON.parse(first) as EntryHead, lines }
}
