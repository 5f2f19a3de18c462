import type { Board, Reach } from '@fray/kernel'
import type { ToldLine } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import type { Trail } from '../board/trails.tsx'

/** Milliseconds for which a trail stays on the board. */
const STAYS = 6_000

const NONE: readonly Trail[] = []

/**
 * Who has changed its place when the board did, for some seconds: the way that was walked, or where those were whose step was
 * taken back. `reach` is what the one who acts could reach before; `still` is whether another moment is shown, which moves nobody.
 */
export function useTrails(
  board: Board,
  told: readonly ToldLine[],
  reach: Reach | null,
  still: unknown,
): readonly Trail[] {
  const [trails, setTrails] = useState(NONE)
  const before = useRef({ board, n: told.at(-1)?.n ?? 0, reach, still })
  useEffect(() => {
    const was = before.current
    if (was.board === board) {
      before.current = { ...was, reach }
      return
    }
    before.current = { board, n: told.at(-1)?.n ?? 0, reach: null, still }
    if (was.still !== still || was.board.kind !== board.kind) {
      setTrails(NONE)
      return
    }
    const isBack = told.some(({ n, takesBack }) => n > was.n && takesBack !== null)
    const places = new Map(was.board.tokens.map(({ who, at }) => [who, at]))
    const found = board.tokens.flatMap(({ who, at }): Trail[] => {
      const from = places.get(who) ?? null
      if (from === null || at === null || from === at) return []
      const known = was.reach?.who === who && !isBack ? was.reach.places.find((place) => place.at === at) : undefined
      return [{ who, from, way: known === undefined || known.way.length === 0 ? [at] : known.way, isBack }]
    })
    if (found.length > 0) setTrails(found)
  }, [board, told, reach, still])
  useEffect(() => {
    if (trails.length === 0) return
    const timer = setTimeout(() => setTrails(NONE), STAYS)
    return () => clearTimeout(timer)
  }, [trails])
  return trails
}
