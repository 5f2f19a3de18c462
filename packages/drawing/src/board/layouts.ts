import type { Board } from '@fray/kernel'
import type { Layout } from './layout.ts'
import { layoutRelations } from './relations-layout.ts'
import { layoutSquares } from './squares-layout.ts'
import { layoutZones } from './zones-layout.ts'

/** So many times larger an arrangement has to be to be taken for a simpler one. */
const MUCH = 1.15

/**
 * Where everything is on a board of any kind, for a frame so much wider than high. A map has its own form; of Zones and
 * relations that arrangement is taken which can be drawn larger.
 * @example
 * ```ts
 * import { layoutOf } from '@fray/drawing'
 * import { openFight } from '@fray/play'
 *
 * const fight = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven' },
 * )
 * const layout = layoutOf(fight.view('players').board, 16 / 9)
 * console.log(layout.width, layout.height) // 474.5 306.5
 * ```
 */
export function layoutOf(board: Board, aspect: number): Layout {
  if (board.kind === 'squares') return layoutSquares(board)
  const scale = ({ width, height }: Layout) => Math.min(aspect / width, 1 / height)
  const arranged =
    board.kind === 'zones'
      ? (['wide', 'tall', 'zigzag'] as const).map((arrangement) => layoutZones(board, arrangement))
      : [layoutRelations(board, false), layoutRelations(board, true)]
  // The simpler one, unless another is much larger.
  return arranged.reduce((best, other) => (scale(other) > scale(best) * MUCH ? other : best))
}
