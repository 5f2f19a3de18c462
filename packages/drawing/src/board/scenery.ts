import type { GroundKind, Scenery } from '@fray/kernel'
import { type Drawn, draw } from '../drawn.ts'
import type { BoardOf } from './layout.ts'
import { SIDE } from './squares-layout.ts'

type Squares = BoardOf<'squares'>

/** Maps with more squares are drawn in flat colours: patterns would make panning slow. */
const MOST = 1500

/** The fill of a kind of ground: its pattern if available, otherwise its colour. */
export const fillOf = (kind: GroundKind | 'wall', isFlat = false): string => {
  const colour = kind === 'cobble' ? 'var(--stone)' : kind === 'wall' ? 'var(--brick)' : `var(--${kind})`
  return isFlat ? colour : `url(#ground-${kind}) ${colour}`
}

/** Whether a map is so large that its grounds are drawn flat. */
export const isFlat = ({ width, height }: Pick<Squares, 'width' | 'height'>): boolean => width * height > MOST

/** The ground where no area is given: stone inside walls, otherwise grass. */
const baseOf = ({ scenery, walls, blocks, width, height }: Squares): GroundKind =>
  scenery?.base ?? (walls.length > 3 || blocks.length > (width * height) / 8 ? 'stone' : 'grass')

/** A rectangle of squares in the drawing, clipped to the map. */
function boxOf({ origin, width, height }: Squares, { from, to }: Scenery['areas'][number]) {
  const [west, east] = [Math.max(0, from[0] - origin[0]), Math.min(width, to[0] - origin[0] + 1)]
  const [south, north] = [Math.max(0, from[1] - origin[1]), Math.min(height, to[1] - origin[1] + 1)]
  return { x: west * SIDE, y: (height - north) * SIDE, width: (east - west) * SIDE, height: (north - south) * SIDE }
}

/** Returns the ground that a map's areas give a square, by its name; null outside of all areas. */
export function kindsOf({ scenery }: Squares): (square: string) => GroundKind | null {
  const areas = [...(scenery?.areas ?? [])].reverse()
  return (square) => {
    const [x = 0, y = 0] = square.split(',').map(Number)
    const over = areas.find(({ from, to }) => x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1])
    return over?.kind ?? null
  }
}

/** The grounds of a map, each in its place. */
export function drawGrounds(board: Squares): Drawn[] {
  const flat = isFlat(board)
  const { width, height, scenery } = board
  const areas = (scenery?.areas ?? []).flatMap((area) => {
    const box = boxOf(board, area)
    return box.width > 0 && box.height > 0 ? [draw('rect', { ...box, fill: fillOf(area.kind, flat) })] : []
  })
  return [draw('rect', { width: width * SIDE, height: height * SIDE, fill: fillOf(baseOf(board), flat) }), ...areas]
}

/** Names of places on a map. */
export const drawPlaces = ({ scenery, origin, height }: Squares): Drawn[] =>
  (scenery?.places ?? []).map(({ name, at: [x, y] }) =>
    draw(
      'text',
      { x: (x - origin[0] + 0.5) * SIDE, y: (height - (y - origin[1]) - 0.5) * SIDE + 5, look: 'place' },
      name,
    ),
  )
