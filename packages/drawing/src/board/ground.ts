import type { Board } from '@fray/kernel'
import type { Art } from '../art/art.ts'
import { type Drawn, draw } from '../drawn.ts'
import type { Layout } from './layout.ts'
import { drawRelations } from './relations.ts'
import type { RelationsLayout } from './relations-layout.ts'
import { fillOf } from './scenery.ts'
import { drawSquares } from './squares.ts'
import { drawZones } from './zones.ts'

/** What the ground of a battlefield is drawn with besides its shapes. */
export interface GroundLook {
  /** The address of the picture under a map of squares; none by default. */
  readonly picture?: string
  readonly art?: Art | null
  /** How far the ground around Zones and combatants extends beyond the drawing; 0 by default. */
  readonly bleed?: number
}

/** The ground of a battlefield of any kind. */
export function drawGround(
  board: Board,
  layout: Layout,
  { picture = '', art = null, bleed = 0 }: GroundLook = {},
): Drawn {
  if (board.kind === 'squares') return drawSquares(board, picture)
  return draw(
    'g',
    {},
    draw('rect', {
      ...{ x: -bleed, y: -bleed, width: layout.width + 2 * bleed, height: layout.height + 2 * bleed },
      fill: fillOf(board.scenery?.base ?? 'grass'),
    }),
    board.kind === 'zones' ? drawZones(board, layout, art) : drawRelations(layout as RelationsLayout),
  )
}
