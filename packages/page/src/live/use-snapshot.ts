import type { Connection, Snapshot } from '@fray/live/client'
import { useCallback, useSyncExternalStore } from 'react'

/** What a connection knows, and drawn again when it changes. */
export function useSnapshot(connection: Connection): Snapshot {
  const subscribe = useCallback((changed: () => void) => connection.subscribe(changed), [connection])
  return useSyncExternalStore(subscribe, () => connection.now)
}
