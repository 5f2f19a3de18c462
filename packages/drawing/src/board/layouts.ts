import type { Board } from '@fray/kernel'
import type { Layout } from './layout.ts'
import { layoutRelations } from './relations-layout.ts'
import { layoutSquares } from './squares-layout.ts'
import { ZONE_WIDE, zoneType } from './zone-text.ts'
import { layoutZones } from './zones-layout.ts'

/** So many times larger an arrangement has to be to be taken for a simpler one. */
const MUCH = 1.15

/** Pixels of letters that are read without effort. */
const READABLE = 11.5

/** How many times as large as usual words may be. */
const WORDS = [1, 1.15, 1.3, 1.5, 1.75, 2] as const

/** How wide a Zone may be: where there is room beside them, their words need fewer lines. */
const WIDTHS = [ZONE_WIDE, 272] as const

/** How long a line of people may be, in units of the drawing: the first is the usual. */
const LINES = [470, 360, 250, 620] as const

/**
 * Where everything is on a board of any kind, for a frame so much wider than high. A map has its own form; of Zones and
 * relations that arrangement is taken which can be drawn larger. Where it is known how many pixels `high` the frame is, what is
 * written on Zones is made as large as it has to be to be read.
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
export function layoutOf(board: Board, aspect: number, high?: number): Layout {
  if (board.kind === 'squares') return layoutSquares(board)
  const scale = ({ width, height }: Layout) => Math.min(aspect / width, 1 / height)
  const arranged = (words: number): Layout => {
    const all =
      board.kind === 'zones'
        ? WIDTHS.flatMap((wide) =>
            (['wide', 'tall', 'zigzag'] as const).map((arrangement) => layoutZones(board, arrangement, words, wide)),
          )
        : LINES.flatMap((most) => [layoutRelations(board, false, most), layoutRelations(board, true, most)])
    // The simpler one, unless another is much larger.
    return all.reduce((best, other) => (scale(other) > scale(best) * MUCH ? other : best))
  }
  if (high === undefined || board.kind === 'relations') return arranged(1)
  const drawn = WORDS.map((words) => {
    const layout = arranged(words)
    return { layout, pixels: zoneType(words).fact * scale(layout) * high }
  })
  const readable = drawn.find(({ pixels }) => pixels >= READABLE)
  return (readable ?? drawn.reduce((best, other) => (other.pixels > best.pixels ? other : best))).layout
}
