import type { SavedPlay } from '@fray/seat'
import type { Seating } from './seating.ts'

/** The answer that a request got, and gets again if it is resent; `re` is added by the caller that answers. */
export type StoredAnswer =
  | { readonly type: 'accepted'; readonly at: number }
  | { readonly type: 'refused'; readonly rule: string; readonly reason: string }
  /** The request was based on another server's table: saved, so that the other server does not do it after all. */
  | { readonly type: 'stale'; readonly at: number }

/**
 * What an entry of a fight's log says besides the journal lines that it adds: the answer given, and changes in how
 * the fight is played from now on.
 */
export interface EntryHead {
  readonly answer: StoredAnswer | null
  readonly kept?: SavedPlay
  readonly seating?: Seating
  /** The version of the ruleset that the fight was carried over to: everything before plays the same with it. */
  readonly engine?: string
  /** Whether the fight has come to a stalemate or has left one; missing if that has not changed. */
  readonly stalemate?: boolean
  /** How many consecutive lines were told together, for each group; each alone by default. */
  readonly together?: readonly number[]
}

/** An entry as text: the head, then journal lines. */
export const entryText = (head: EntryHead, lines: readonly string[]): string =>
  [JSON.stringify(head), ...lines].join('\n')

/**
 * The sizes of the groups of lines that were told together, given the positions after which seats were told;
 * undefined if each was told alone.
 */
export function toldTogether(lines: number, ends: readonly number[]): readonly number[] | undefined {
  const counts: number[] = []
  let from = 0
  for (const end of [...ends, lines]) {
    if (end > from) counts.push(end - from)
    from = Math.max(from, end)
  }
  return counts.every((count) => count === 1) ? undefined : counts
}

/** Groups the lines that were told together. */
export function linesTold<T>(lines: readonly T[], together: readonly number[] | undefined): readonly (readonly T[])[] {
  if (together === undefined) return lines.map((line) => [line])
  let end = 0
  return together.map((count) => {
    end += count
    return lines.slice(end - count, end)
  })
}

/** The head of an entry, and its journal lines. Throws if the text is not an entry. */
export function readEntry(text: string): { readonly head: EntryHead; readonly lines: readonly string[] } {
  const [first = '', ...lines] = text.split('\n')
  return { head: JSON.parse(first) as EntryHead, lines }
}
