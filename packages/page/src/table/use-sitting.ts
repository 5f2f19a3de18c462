import type { Connection, Snapshot } from '@fray/client'
import type { Card } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Sitting } from '../door.ts'

/** What a connection knows now, and drawn anew when it changes. */
function useSnapshots(connections: readonly Connection[]): readonly Snapshot[] {
  const kept = useRef<readonly Snapshot[]>([])
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = connections.map((one) => one.subscribe(changed))
      return () => {
        for (const end of ends) end()
      }
    },
    [connections],
  )
  return useSyncExternalStore(subscribe, () => {
    const now = connections.map((one) => one.now)
    if (now.length !== kept.current.length || now.some((one, i) => one !== kept.current[i])) kept.current = now
    return kept.current
  })
}

/** The seat that is looked from: the one that is waited for, else the one that was before. */
export interface Looking {
  readonly connection: Connection
  readonly snapshot: Snapshot
  readonly table: SeatTable
  readonly cards: ReadonlyMap<string, Card>
}

/** Whose eyes the page looks through; null while there is no table. */
export function useLooking({ connections }: Sitting): Looking | null {
  const snapshots = useSnapshots(connections)
  const last = useRef(Math.max(0, snapshots.length - 1))
  const isAsked = (one: Snapshot | undefined) => one?.waits?.for === 'you'
  if (!isAsked(snapshots[last.current])) {
    const next = snapshots.findLastIndex(isAsked)
    if (next >= 0) last.current = next
  }
  const snapshot = snapshots[last.current]
  const connection = connections[last.current]
  const table = snapshot?.table ?? null
  const cards = useMemo(() => new Map((table?.cards ?? []).map((card) => [card.who, card])), [table?.cards])
  if (snapshot === undefined || connection === undefined || table === null) return null
  return { connection, snapshot, table, cards }
}
