import type { Chances, ListedAction } from '@fray/seat'
import { type FocusEvent, useEffect, useMemo, useSyncExternalStore } from 'react'

/** An action that somebody points at, on its card or on the board. */
export interface Pointed {
  readonly action: ListedAction
  /** The person or place that it would be told as well. */
  readonly thing: string | null
  readonly chances: Chances | null
}

const listeners = new Set<() => void>()
let now: Pointed | null = null

/** Points at an action; null at none. Only what draws it hears of it. */
export function pointAt(pointed: Pointed | null): void {
  if (now === pointed) return
  now = pointed
  for (const listener of listeners) listener()
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** What is pointed at. */
export const usePointed = (): Pointed | null => useSyncExternalStore(subscribe, () => now)

/** What a card has on it so that the board shows what it would do: under the pointer, with the focus of keys, unfolded by a first tap. */
export function usePointing(
  action: ListedAction,
  thing: string | null,
  chances: Chances | null | undefined,
  isChosen = false,
) {
  const pointed = useMemo(() => ({ action, thing, chances: chances ?? null }), [action, thing, chances])
  useEffect(() => {
    // Chances that come late are shown where it is pointed at already.
    if (isChosen || now?.action === action) pointAt(pointed)
  }, [isChosen, action, pointed])
  // What is gone is not pointed at.
  useEffect(() => () => void (now?.action === action && pointAt(null)), [action])
  return useMemo(
    () => ({
      onPointerEnter: () => pointAt(pointed),
      onPointerLeave: () => !isChosen && now?.action === action && pointAt(null),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && pointAt(pointed),
      onBlur: () => !isChosen && now?.action === action && pointAt(null),
    }),
    [pointed, action, isChosen],
  )
}
