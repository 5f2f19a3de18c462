import { useEffect, useRef, useState } from 'react'
import { focusPart } from './parts-focus.ts'
import type { Region } from './tabs.tsx'

/** Which part is in front where there is no room for all: what is wanted of the seat, else what is told. */
export function useRegion(isForActions: boolean, asks: string) {
  const [front, setFront] = useState<Region>('action')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question comes in front, whatever was looked at.
  useEffect(() => setFront(isForActions ? 'action' : 'log'), [isForActions, asks])
  const parts = useRef<HTMLDivElement>(null)
  return {
    front,
    setFront,
    /** The element that holds all parts. */
    parts,
    /** Brings a part in front, with the focus in it. */
    goTo(next: Region) {
      setFront(next)
      requestAnimationFrame(() => focusPart(parts.current, next))
    },
  }
}
