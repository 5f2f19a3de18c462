import type { ListedAction } from '@fray/seat'
import { type FocusEvent, useEffect, useMemo, useSyncExternalStore } from 'react'

/** An action that somebody points at, on its card or on the board. */
export interface Pointed {
  readonly action: ListedAction
  /** The person or place that it would be told as well. */
  readonly thing: string | null
  /** Its chance in words, '' where there is none. */
  readonly said: string
  /** What it may cost whoever does it; '' for nothing. */
  readonly cost: string
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
  known: { readonly said: string; readonly cost: string } | null,
  isChosen = false,
) {
  const { said, cost } = known ?? { said: '', cost: '' }
  const pointed = useMemo(() => ({ action, thing, said, cost }), [action, thing, said, cost])
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
