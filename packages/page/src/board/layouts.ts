import type { Board } from '@fray/kernel'
import type { Layout } from './layout.ts'
import { layoutRelations } from './relations-layout.ts'
import { layoutSquares } from './squares-layout.ts'
import { layoutZones } from './zones-layout.ts'

/**
 * Where everything is on a board of any kind, for a frame so much wider than high. A map has its own form; of Zones and
 * relations that arrangement is taken which can be drawn larger.
 */
export function layoutOf(board: Board, aspect: number): Layout {
  if (board.kind === 'squares') return layoutSquares(board)
  const of = (tall: boolean) => (board.kind === 'zones' ? layoutZones(board, tall) : layoutRelations(board, tall))
  const [wide, tall] = [of(false), of(true)]
  const scale = ({ width, height }: Layout) => Math.min(aspect / width, 1 / height)
  return scale(tall) > scale(wide) ? tall : wide
}
