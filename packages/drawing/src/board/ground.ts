import type { Board } from '@fray/kernel'
import type { Drawn } from '../drawn.ts'
import type { Layout } from './layout.ts'
import { drawRelations } from './relations.ts'
import type { RelationsLayout } from './relations-layout.ts'
import { drawSquares } from './squares.ts'
import { drawZones } from './zones.ts'

/** The ground of a battlefield of any kind; `picture` is the address of what lies under a map of squares, '' for nothing. */
export function drawGround(board: Board, layout: Layout, picture = ''): Drawn {
  if (board.kind === 'squares') return drawSquares(board, picture)
  if (board.kind === 'zones') return drawZones(board, layout)
  return drawRelations(layout as RelationsLayout)
}
