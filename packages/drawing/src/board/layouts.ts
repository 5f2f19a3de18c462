import type { Board } from '@fray/kernel'
import type { BoardOf, Layout } from './layout.ts'
import { layoutRelations } from './relations-layout.ts'
import { layoutSquares } from './squares-layout.ts'
import { isRoomFor, ZONE_WIDE, type ZoneWords, zoneType } from './zone-text.ts'
import { layoutZones } from './zones-layout.ts'

/** How many times larger an arrangement must be to replace a simpler one. */
const MUCH = 1.15

/** Letter size in pixels that is easily readable. */
const READABLE = 11.5

/** Text scales of Zones to try. */
const WORDS = [1, 1.15, 1.3, 1.5, 1.75, 2] as const

/** Letter size of names in a small picture, in pixels, and the scales to try for it. */
const LEGIBLE = 9.5
const NAMES = [1, 1.3, 1.6, 2, 2.4, 2.8, 3.2] as const

/** Widths of a Zone: with more room beside Zones, their texts need fewer lines. */
const WIDTHS = [ZONE_WIDE, 272] as const

/** The widths in which every name fits; the widest if there is none. */
function roomy({ zones }: BoardOf<'zones'>, words: ZoneWords): readonly number[] {
  const names = zones.map(({ name }) => name)
  const found = WIDTHS.filter((wide) => isRoomFor(names, words, wide))
  return found.length === 0 ? WIDTHS.slice(-1) : found
}

/** Lengths of a line of combatants, in units of the drawing; the first is the usual one. */
const LINES = [470, 360, 250, 620] as const

/**
 * The layout of a board of any kind, for a frame with this aspect ratio (width / height). A map has its own form; for
 * Zones and relations the arrangement that can be drawn largest is used. If the frame's height in pixels (`high`) is
 * known, the texts of Zones are made large enough to read. In a small picture (`bare`) only their names are written.
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

/** The arrangement that is largest while everyone stands alone, so that nobody else moves when two combatants engage. */
function relationsFor(board: BoardOf<'relations'>, scale: (layout: Layout) => number): Layout {
  const alone = { ...board, knots: board.tokens.map(({ who }) => [who]) }
  const ways = LINES.flatMap((most) => [false, true].map((tall) => ({ tall, most })))
  const sizes = ways.map(({ tall, most }) => scale(layoutRelations(alone, tall, most)))
  const { tall, most } = ways[sizes.indexOf(Math.max(...sizes))] ?? { tall: false, most: LINES[0] }
  return layoutRelations(board, tall, most)
}
