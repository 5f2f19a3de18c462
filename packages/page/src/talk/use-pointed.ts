import { useEffect, useState } from 'react'
import { nameAt, useLive } from '../live/context.ts'

/** Milliseconds for which a place that somebody points at is marked. */
const SHOWN = 6_000

/** Where somebody points now, and who; null for nowhere. */
export function usePointed(): { readonly who: string; readonly place: string; readonly called: string } | null {
  const live = useLive()
  const pointed = live?.snapshot.pointed ?? null
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (pointed === null) return
    const timer = setTimeout(() => setOver(pointed.n), SHOWN)
    return () => clearTimeout(timer)
  }, [pointed])
  if (pointed === null || pointed.n <= over) return null
  const { place } = pointed
  const board = live?.snapshot.table?.board
  const called = board?.kind === 'zones' ? board.zones.find(({ id }) => id === place)?.name : undefined
  return { who: nameAt(live?.snapshot, pointed.by), place, called: called ?? place }
}
