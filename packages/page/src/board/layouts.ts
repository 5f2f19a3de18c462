import type { Board } from '@fray/kernel'
import type { Layout } from './layout.ts'
import { layoutRelations } from './relations-layout.ts'
import { layoutSquares } from './squares-layout.ts'
import { layoutZones } from './zones-layout.ts'

/** Where everything is on a board of any kind; `tall` where the drawing had better be higher than wide. */
export function layoutOf(board: Board, tall: boolean): Layout {
  if (board.kind === 'squares') return layoutSquares(board)
  return board.kind === 'zones' ? layoutZones(board, tall) : layoutRelations(board, tall)
}
