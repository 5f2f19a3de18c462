import type { Connection } from '@fray/live/client'
import { useSyncExternalStore } from 'react'

// Whether the next place that is pressed on the board is pointed at.

let connection: Connection | null = null
const listeners = new Set<() => void>()

/** The next place is pointed at, through this connection; null for no longer. */
export function pointWith(next: Connection | null): void {
  connection = next
  for (const listener of listeners) listener()
}

/** Points at a place where that was wanted. True where it was. */
export function pointedAt(place: string | null): boolean {
  if (connection === null || place === null) return false
  void connection.ask({ do: 'point', place }).catch(() => undefined)
  pointWith(null)
  return true
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether somebody is about to point. */
export const usePointing = (): boolean => useSyncExternalStore(subscribe, () => connection !== null)
