import type { Board } from '@fray/kernel'
import type { BoardOf, Layout } from './layout.ts'
import { layoutRelations } from './relations-layout.ts'
import { layoutSquares } from './squares-layout.ts'
import { isRoomFor, ZONE_WIDE, type ZoneWords, zoneType } from './zone-text.ts'
import { layoutZones } from './zones-layout.ts'

/** So many times larger an arrangement has to be to be taken for a simpler one. */
const MUCH = 1.15

/** Pixels of letters that are read without effort. */
const READABLE = 11.5

/** How many times as large as usual words may be. */
const WORDS = [1, 1.15, 1.3, 1.5, 1.75, 2] as const

/** Pixels of the names in a small picture, and how many times as large as usual they may be for that. */
const LEGIBLE = 9.5
const NAMES = [1, 1.3, 1.6, 2, 2.4, 2.8, 3.2] as const

/** How wide a Zone may be: where there is room beside them, their words need fewer lines. */
const WIDTHS = [ZONE_WIDE, 272] as const

/** The widths in which every name has room, the widest where there is none. */
function roomy({ zones }: BoardOf<'zones'>, words: ZoneWords): readonly number[] {
  const names = zones.map(({ name }) => name)
  const found = WIDTHS.filter((wide) => isRoomFor(names, words, wide))
  return found.length === 0 ? WIDTHS.slice(-1) : found
}

/** How long a line of people may be, in units of the drawing: the first is the usual. */
const LINES = [470, 360, 250, 620] as const

/**
 * Where everything is on a board of any kind, for a frame so much wider than high. A map has its own form; of Zones and
 * relations that arrangement is taken which can be drawn larger. Where it is known how many pixels `high` the frame is, what is
 * written on Zones is made as large as it has to be to be read. In a small picture that is their names, and nothing else (`bare`).
 */
export function layoutOf(board: Board, aspect: number, high?: number, bare = false): Layout {
  if (board.kind === 'squares') return layoutSquares(board)
  const scale = ({ width, height }: Layout) => Math.min(aspect / width, 1 / height)
  if (board.kind === 'relations') return relationsFor(board, scale)
  const arranged = (larger: number): Layout => {
    const words = { larger, bare }
    const all = roomy(board, words).flatMap((wide) =>
      (['wide', 'tall', 'zigzag'] as const).map((arrangement) => layoutZones(board, arrangement, words, wide)),
    )
    // The simpler one, unless another is much larger.
    return all.reduce((best, other) => (scale(other) > scale(best) * MUCH ? other : best))
  }
  if (high === undefined) return arranged(1)
  const drawn = (bare ? NAMES : WORDS).map((larger) => {
    const layout = arranged(larger)
    const { name, fact } = zoneType({ larger, bare })
    return { layout, pixels: (bare ? name : fact) * scale(layout) * high }
  })
  const readable = drawn.find(({ pixels }) => pixels >= (bare ? LEGIBLE : READABLE))
  return (readable ?? drawn.reduce((best, other) => (other.pixels > best.pixels ? other : best))).layout
}

/** The arrangement that is drawn largest while everybody stands alone: no matter who engages whom, all others stay where they are. */
function relationsFor(board: BoardOf<'relations'>, scale: (layout: Layout) => number): Layout {
  const alone = { ...board, knots: board.tokens.map(({ who }) => [who]) }
  const ways = LINES.flatMap((most) => [false, true].map((tall) => ({ tall, most })))
  const sizes = ways.map(({ tall, most }) => scale(layoutRelations(alone, tall, most)))
  const { tall, most } = ways[sizes.indexOf(Math.max(...sizes))] ?? { tall: false, most: LINES[0] }
  return layoutRelations(board, tall, most)
}
