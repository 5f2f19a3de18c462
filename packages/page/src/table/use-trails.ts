import type { Board } from '@fray/kernel'
import type { LogEntry } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import type { Trail } from '../board/trails.tsx'

/** Milliseconds for which a trail stays on the board. */
const STAYS = 6_000

const NONE: readonly Trail[] = []

/**
 * Who has changed its place when the board did, for some seconds: the way that was walked, or where those were whose step was
 * taken back. `still` is whether another step is shown, which moves nobody.
 */
export function useTrails(board: Board, told: readonly LogEntry[], still: unknown): readonly Trail[] {
  const [trails, setTrails] = useState(NONE)
  const before = useRef({ board, n: told.at(-1)?.n ?? 0, still })
  useEffect(() => {
    const was = before.current
    if (was.board === board) return
    before.current = { board, n: told.at(-1)?.n ?? 0, still }
    if (was.still !== still || was.board.kind !== board.kind) {
      setTrails(NONE)
      return
    }
    const fresh = told.filter(({ n }) => n > was.n)
    const isBack = fresh.some(({ takesBack }) => takesBack !== null)
    const moves = fresh.flatMap(({ beats }) => beats.flatMap((one) => (one.beat === 'move' && one.steps ? [one] : [])))
    const places = new Map(was.board.tokens.map(({ who, at }) => [who, at]))
    const found = board.tokens.flatMap(({ who, at }): Trail[] => {
      const from = places.get(who) ?? null
      if (from === null || at === null || from === at) return []
      // Who was pushed or carried off at the end of its way is where that led to.
      const way = moves.flatMap((one) => (one.who === who ? one.way.slice(1) : [])).filter((place) => place !== null)
      return [{ who, from, way: way.at(-1) === at ? way : [...way, at], isBack }]
    })
    if (found.length > 0) setTrails(found)
  }, [board, told, still])
  useEffect(() => {
    if (trails.length === 0) return
    const timer = setTimeout(() => setTrails(NONE), STAYS)
    return () => clearTimeout(timer)
  }, [trails])
  return trails
}
