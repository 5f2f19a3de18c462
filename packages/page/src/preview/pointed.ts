import type { Connection } from '@fray/live/client'
import type { Chances, ListedAction } from '@fray/seat'
import { type FocusEvent, useEffect, useMemo, useSyncExternalStore } from 'react'

/** An action that somebody points at, on its card or on the board. */
export interface Pointed {
  readonly action: ListedAction
  /** The person or place that it would be told as well. */
  readonly thing: string | null
  /** What it may lead to; null where that is not known. */
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

/** Milliseconds that a place is pointed at before it is found out what the way to it may lead to, and ways that are followed for it. */
const [PAUSE, WAYS] = [120, 150]

/** Finds out what going to a place that is pointed at may lead to: who strikes on the way is known of no list. */
export function useChancesOfPointed(connection: Connection): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe(() => {
      clearTimeout(timer)
      const pointed = now
      if (pointed === null || pointed.thing === null || pointed.chances !== null || !pointed.action.goes) return
      const { command, asks } = pointed.action
      const [ask, ...more] = asks
      if (ask === undefined || more.length > 0) return
      timer = setTimeout(async () => {
        const chances = await connection.chances({ ...command, [ask.param]: pointed.thing }, WAYS).catch(() => null)
        if (now === pointed && chances !== null) pointAt({ ...pointed, chances })
      }, PAUSE)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [connection])
}

/** What a card has on it so that the board shows what it would do: under the pointer, with the focus of keys, unfolded by a first tap. */
export function usePointing(action: ListedAction, thing: string | null, chances: Chances | null, isChosen = false) {
  const pointed = useMemo(() => ({ action, thing, chances }), [action, thing, chances])
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
