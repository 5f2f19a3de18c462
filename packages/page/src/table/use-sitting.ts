import type { Card } from '@fray/kernel'
import type { Connection, Snapshot } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Sitting } from '../sitting.ts'

/** What a connection knows now, and drawn again when it changes. */
export function useSnapshots(connections: readonly Connection[]): readonly Snapshot[] {
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

/** Something that can be taken back, or done again. */
export interface Back {
  readonly words: string
  readonly go: () => Promise<unknown>
}

/** The seat that is looked from, with those that could be. */
export interface Looking {
  readonly connection: Connection
  readonly snapshot: Snapshot
  readonly table: SeatTable
  readonly cards: ReadonlyMap<string, Card>
  /** Ids of all seats that are played from here. */
  readonly seats: readonly string[]
  /** What may be taken back or done again, with the seat that may. */
  readonly undo: Back | null
  readonly redo: Back | null
  /** Looks from another seat, until the fight waits for somebody else. */
  readonly lookFrom: (seat: string) => void
}

/** Whose eyes the page looks through: those of the seat that is waited for, else the one that was before. Null while there is no table. */
export function useLooking({ connections, above }: Sitting): Looking | null {
  const all = useMemo(() => (above === null ? connections : [...connections, above]), [connections, above])
  const known = useSnapshots(all)
  const snapshots = useMemo(() => known.slice(0, connections.length), [known, connections])
  const last = useRef(Math.max(0, snapshots.length - 1))
  const [chosen, setChosen] = useState({ at: -1, waits: '' })
  const waits = snapshots.map((one) => one.waits?.for ?? '').join()
  const isAsked = (one: Snapshot | undefined) => one?.waits?.for === 'you'
  if (chosen.at >= 0 && chosen.waits === waits) last.current = chosen.at
  else if (!isAsked(snapshots[last.current])) {
    const next = snapshots.findLastIndex(isAsked)
    if (next >= 0) last.current = next
  }
  const snapshot = snapshots[last.current]
  const connection = connections[last.current]
  const table = snapshot?.table ?? null
  const cards = useMemo(() => new Map((table?.cards ?? []).map((card) => [card.who, card])), [table?.cards])
  const seats = useMemo(() => snapshots.map((one) => one.seat?.id ?? ''), [snapshots])
  if (snapshot === undefined || connection === undefined || table === null) return null
  const lookFrom = (seat: string) => setChosen({ at: seats.indexOf(seat), waits })
  const back = (what: 'undo' | 'redo'): Back | null => {
    // The referee's seat takes back whatever the one that is looked from cannot.
    for (const at of [last.current, known.findIndex((one) => one.seat?.role === 'referee')]) {
      const step = known[at]?.table?.[what]
      const seat = all[at]
      if (step == null || seat === undefined) continue
      // Who share a screen have all seen what the others declared: it may be declared again.
      const options = connections.length > 1 && seat.now.seat?.role === 'referee' ? { redeclare: true } : {}
      return { words: step.words, go: () => (what === 'undo' ? seat.undo(options) : seat.redo()) }
    }
    return null
  }
  return { connection, snapshot, table, cards, seats, undo: back('undo'), redo: back('redo'), lookFrom }
}
