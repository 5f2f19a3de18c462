/** Hints of a first fight, in the order in which they usually come. */
export const HINTS = ['choose', 'happened', 'done', 'others'] as const
export type Hint = (typeof HINTS)[number]

/** What is going on at the table, as far as hints are about it. */
export interface Moment {
  /** Somebody of this seat may act, and cards say what. */
  readonly mayAct: boolean
  /** Nothing that is left is worth doing. */
  readonly isDone: boolean
  /** What is shown now: something of one's own, of others, or nothing. */
  readonly shown: 'own' | 'others' | null
}

/** The hint for this moment that nobody has dismissed; null for none. What has just happened comes before what can be done. */
export function hintFor({ mayAct, isDone, shown }: Moment, dismissed: readonly string[]): Hint | null {
  const due: readonly (Hint | null)[] = [
    shown === 'others' ? 'others' : null,
    shown === 'own' ? 'happened' : null,
    mayAct && isDone ? 'done' : null,
    mayAct && !isDone ? 'choose' : null,
  ]
  return due.find((hint) => hint !== null && !dismissed.includes(hint)) ?? null
}
