import type { Board } from '@fray/kernel'
import type { LogEntry } from '@fray/seat'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Trail } from '../board/trails.tsx'
import type { Act } from '../show/acts.ts'
import type { Showing } from '../show/queue.ts'

/** Milliseconds for which it stays on the board who was put back. */
const STAYS = 6_000

const NONE: readonly Trail[] = []

/**
 * The ways that were walked, as long as they are shown, and for some seconds where those were whose step was taken back. `still` is
 * whether another step is shown, which moves nobody.
 */
export function useTrails(board: Board, show: Showing, told: readonly LogEntry[], still: unknown): readonly Trail[] {
  const back = usePutBack(board, told, still)
  const { act, before, isOver } = show
  const walked = useMemo(() => {
    if (act === null || isOver || still !== null) return NONE
    const places = new Map(board.tokens.map(({ who, at }) => [who, at]))
    return waysOf([...before, act]).filter(({ who, way }) => places.get(who) === way.at(-1))
  }, [act, before, isOver, still, board])
  return useMemo(() => (back.length === 0 ? walked : [...walked, ...back]), [walked, back])
}

/** Where everybody has gone in some acts, one way for each. */
function waysOf(acts: readonly Act[]): readonly Trail[] {
  const ways = new Map<string, string[]>()
  for (const { head } of acts) {
    if (head?.beat !== 'move') continue
    const way = head.way.filter((place) => place !== null)
    const before = ways.get(head.who)
    ways.set(head.who, before?.at(-1) === way[0] && before !== undefined ? [...before, ...way.slice(1)] : way)
  }
  return [...ways].flatMap(([who, [from, ...way]]) => (from === undefined ? [] : [{ who, from, way, isBack: false }]))
}

/** Who was put back when the board changed, for some seconds, and from where. */
function usePutBack(board: Board, told: readonly LogEntry[], still: unknown): readonly Trail[] {
  const [trails, setTrails] = useState(NONE)
  const seen = useRef({ board, n: told.at(-1)?.n ?? 0, still })
  useEffect(() => {
    const was = seen.current
    if (was.board === board) return
    seen.current = { board, n: told.at(-1)?.n ?? 0, still }
    const isBack = told.some(({ n, takesBack }) => n > was.n && takesBack !== null)
    if (was.still !== still || was.board.kind !== board.kind || !isBack) {
      setTrails(NONE)
      return
    }
    const places = new Map(was.board.tokens.map(({ who, at }) => [who, at]))
    setTrails(
      board.tokens.flatMap(({ who, at }): Trail[] => {
        const from = places.get(who) ?? null
        return from === null || at === null || from === at ? [] : [{ who, from, way: [at], isBack: true }]
      }),
    )
  }, [board, told, still])
  useEffect(() => {
    if (trails.length === 0) return
    const timer = setTimeout(() => setTrails(NONE), STAYS)
    return () => clearTimeout(timer)
  }, [trails])
  return trails
}
