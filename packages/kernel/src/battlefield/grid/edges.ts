import { type Grid, type Pane, SQUARE_FEET, squareAt } from './grid.ts'

/** What may stand on the side of a square; of several above one another, the one later in this list counts. */
const EDGE_KINDS = ['none', 'low-wall', 'window', 'wall', 'open-door', 'door'] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

/** One side of a square with what stands on it. */
export interface Side {
  readonly kind: EdgeKind
  /** Position of the door in `Grid.doors`, or -1. */
  readonly door: number
}

/** A straight run of identical sides, between corners in squares from the south-west corner of the map. */
export interface Edge extends Side {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/**
 * The key of a side, by the square whose west or south side it is; there is one more column and row of sides than of
 * squares.
 */
const sideKey = (grid: Grid, column: number, row: number): number => row * (grid.width + 1) + column

/** What stands on each side that has a wall. Anything above people's heads or below their feet is left out. */
function sidesOf(grid: Grid, openDoors: number): { west: Map<number, Side>; south: Map<number, Side> } {
  const west = new Map<number, Side>()
  const south = new Map<number, Side>()
  for (const pane of grid.panes) {
    const sides = pane.across === 'x' ? west : south
    for (let along = Math.floor(pane.from / SQUARE_FEET); along * SQUARE_FEET < pane.to; along++) {
      const [x, y] = pane.across === 'x' ? [pane.at / SQUARE_FEET, along] : [along, pane.at / SQUARE_FEET]
      const key = sideKey(grid, x - grid.originX, y - grid.originY)
      const kind = kindAt(grid, openDoors, pane, { x, y, side: along * SQUARE_FEET })
      if (EDGE_KINDS.indexOf(kind) > EDGE_KINDS.indexOf(sides.get(key)?.kind ?? 'none')) {
        sides.set(key, { kind, door: pane.door })
      }
    }
  }
  return { west, south }
}

/** Where the side of a square is, in feet along its pane. */
interface SideAt {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** What a wall looks like from the higher floor at one side of a square; the side begins at `side` feet. */
function kindAt(grid: Grid, openDoors: number, pane: Pane, { x, y, side }: SideAt): EdgeKind {
  const [otherX, otherY] = pane.across === 'x' ? [x - 1, y] : [x, y - 1]
  const floors = [squareAt(grid, x, y), squareAt(grid, otherX, otherY)].flatMap((square) => grid.floors[square] ?? [])
  const floor = Math.max(...floors)
  if (pane.top <= floor || pane.bottom >= floor + SQUARE_FEET) return 'none'
  if (pane.door >= 0) return ((openDoors >>> pane.door) & 1) === 1 ? 'open-door' : 'door'
  if (pane.openings.some((opening) => opening.from < side + SQUARE_FEET && opening.to > side)) return 'window'
  return pane.top < floor + SQUARE_FEET ? 'low-wall' : 'wall'
}

/**
 * All walls, windows and doors between squares, merged into as few straight runs as possible; east-running ones come
 * first.
 */
export function edgesOf(grid: Grid, openDoors: number): Edge[] {
  const { west, south } = sidesOf(grid, openDoors)
  const found: Edge[] = []
  for (let row = 0; row <= grid.depth; row++) {
    addRuns(
      found,
      grid.width + 1,
      (column) => south.get(sideKey(grid, column, row)),
      (column) => [column, row],
    )
  }
  for (let column = 0; column <= grid.width; column++) {
    addRuns(
      found,
      grid.depth + 1,
      (row) => west.get(sideKey(grid, column, row)),
      (row) => [column, row],
    )
  }
  return found
}

/** Adds the runs of one line of sides, numbered from 0 to `count` - 1. */
function addRuns(
  found: Edge[],
  count: number,
  sideAt: (n: number) => Side | undefined,
  corner: (n: number) => readonly [x: number, y: number],
): void {
  for (let n = 0; n < count; ) {
    const side = sideAt(n)
    const start = n++
    if (side === undefined) continue
    while (n < count && sideAt(n)?.kind === side.kind && sideAt(n)?.door === side.door) n++
    found.push({ ...side, from: corner(start), to: corner(n) })
  }
}
