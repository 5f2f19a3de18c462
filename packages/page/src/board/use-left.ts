import type { Board, Token } from '@fray/kernel'
import { useMemo, useRef } from 'react'

/** Tokens of a board in a lasting order, with those who were on it before and have left. */
export function withLeft(before: readonly Token[], now: readonly Token[]): readonly Token[] {
  const here = new Map(now.map((token) => [token.who, token]))
  const known = new Set(before.map(({ who }) => who))
  return [...before.map((token) => here.get(token.who) ?? token), ...now.filter(({ who }) => !known.has(who))]
}

/** A board of relations with those who have left it: in no knot, they keep an empty place, and nobody else moves. */
export function useLeft(board: Board): Board {
  const known = useRef<readonly Token[]>([])
  return useMemo(() => {
    if (board.kind !== 'relations') return board
    known.current = withLeft(known.current, board.tokens)
    return { ...board, tokens: known.current }
  }, [board])
}
