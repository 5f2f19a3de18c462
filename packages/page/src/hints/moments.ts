import type { Showing } from '../show/queue.ts'

/** Hints of a first fight, in the order in which they usually come. */
export const HINTS = ['choose', 'happened', 'done', 'others'] as const
export type Hint = (typeof HINTS)[number]

/** What is going on at the table, as far as hints are about it. */
export interface TableState {
  /** Somebody of this seat may act, and cards say what. */
  readonly mayAct: boolean
  /** Nothing that is left is worth doing. */
  readonly isDone: boolean
  /** What is shown now: something of one's own, of others, or nothing. */
  readonly shown: 'own' | 'others' | null
}

/** The hint for this moment that nobody has dismissed; null for none. What has just happened comes before what can be done. */
export function hintFor({ mayAct, isDone, shown }: TableState, dismissed: readonly string[]): Hint | null {
  const due: readonly (Hint | null)[] = [
    shown === 'others' ? 'others' : null,
    shown === 'own' ? 'happened' : null,
    mayAct && isDone ? 'done' : null,
    mayAct && !isDone ? 'choose' : null,
  ]
  return due.find((hint) => hint !== null && !dismissed.includes(hint)) ?? null
}

/** What is shown now, by whose it is: of one's own only what has dice, for of those the hint tells. */
export function shownNow(
  { act, isOver }: Pick<Showing, 'act' | 'isOver'>,
  mine: ReadonlySet<string>,
): TableState['shown'] {
  const who = act?.head?.who ?? act?.cause?.who ?? null
  if (act === null || isOver || who === null) return null
  if (!mine.has(who)) return 'others'
  return act.head === null || act.head.beat === 'move' ? null : 'own'
}
