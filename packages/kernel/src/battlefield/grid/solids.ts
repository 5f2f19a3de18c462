import { type Grid, NO_SQUARE, type Pane, SQUARE_FEET, squareAt } from './grid.ts'

/** Lower than anything on a map, in feet: the bottom of the rock under the floors. */
export const ROCK_BOTTOM = -(2 ** 20)

/** Numbers per solid in {@link Solids.boxes}: x1, y1, z1, x2, y2, z2. */
export const BOX = 6

/**
 * Everything solid on a grid as closed boxes along the axes, in whole feet: its boxes, the rock under its floors, and
 * the rest of its panes after the openings are cut out (flat boxes). They are merged where possible; only their union
 * matters.
 */
export interface Solids {
  readonly count: number
  readonly boxes: Int32Array
  /** The door of each solid, or -1. */
  readonly doors: Int8Array
  /** The solids that reach into or touch square s are `list[first[s]]` up to but excluding `list[first[s + 1]]`. */
  readonly first: Int32Array
  readonly list: Int32Array
  /** The lowest floor height. The rock below it is not among the boxes: it fills the whole map. */
  readonly lowestFloor: number
}

interface Solid {
  readonly low: [number, number, number]
  readonly high: [number, number, number]
  readonly door: number
}

/** Calculates the solids of a grid (solid-object). */
export function makeSolids(grid: Grid): Solids {
  const lowestFloor = grid.floors.reduce((least, floor) => Math.min(least, floor), 32767)
  const all = [
    ...grid.boxes.map(({ x1, y1, z1, x2, y2, z2, door }): Solid => ({ low: [x1, y1, z1], high: [x2, y2, z2], door })),
    ...grid.panes.flatMap(paneParts),
  ].filter(({ low, high }) => low[0] <= high[0] && low[1] <= high[1] && low[2] <= high[2])
  for (const solid of all) if (standsOnRock(grid, solid)) solid.low[2] = ROCK_BOTTOM
  const joined = join(join([...all, ...rock(grid, lowestFloor)]))
  const { first, list } = bySquare(grid, joined)
  return {
    count: joined.length,
    boxes: Int32Array.from(joined.flatMap(({ low, high }) => [...low, ...high])),
    doors: Int8Array.from(joined, ({ door }) => door),
    first,
    list,
    lowestFloor,
  }
}

/** What is left of a pane: the closure of its rectangle without its openings, so the rim of an opening is solid. */
function paneParts(pane: Pane): Solid[] {
  const cuts = (ends: number[], low: number, high: number) =>
    [...new Set([low, ...ends.filter((end) => end > low && end < high), high])].sort((a, b) => a - b)
  const along = cuts(
    pane.openings.flatMap((o) => [o.from, o.to]),
    pane.from,
    pane.to,
  )
  const up = cuts(
    pane.openings.flatMap((o) => [o.bottom, o.top]),
    pane.bottom,
    pane.top,
  )
  const parts: Solid[] = []
  for (let i = 0; i + 1 < along.length; i++) {
    for (let j = 0; j + 1 < up.length; j++) {
      const [from, to] = [along[i], along[i + 1]]
      const [bottom, top] = [up[j], up[j + 1]]
      if (pane.openings.some((o) => o.from <= from && o.to >= to && o.bottom <= bottom && o.top >= top)) continue
      parts.push(
        pane.across === 'x'
          ? { low: [pane.at, from, bottom], high: [pane.at, to, top], door: pane.door }
          : { low: [from, pane.at, bottom], high: [to, pane.at, top], door: pane.door },
      )
    }
  }
  return parts
}

/** Whether rock fills everything under the solid, so that extending it to the bottom adds nothing. */
function standsOnRock(grid: Grid, { low, high }: Solid): boolean {
  const flatX = low[0] === high[0]
  const flatY = low[1] === high[1]
  for (const y of squaresAlong(low[1], high[1])) {
    for (const x of squaresAlong(low[0], high[0])) {
      if (floorAt(grid, x, y) >= low[2]) continue
      const west = flatX && low[0] === x * SQUARE_FEET && floorAt(grid, x - 1, y) >= low[2]
      const south = flatY && low[1] === y * SQUARE_FEET && floorAt(grid, x, y - 1) >= low[2]
      if (!west && !south) return false
    }
  }
  return true
}

/** The squares that a stretch of feet reaches into; for a single point, the square that holds it or starts there. */
function squaresAlong(low: number, high: number): number[] {
  const first = Math.floor(low / SQUARE_FEET)
  const end = Math.max(first + 1, Math.ceil(high / SQUARE_FEET))
  return Array.from({ length: end - first }, (_, i) => first + i)
}

function floorAt(grid: Grid, x: number, y: number): number {
  const square = squareAt(grid, x, y)
  return square === NO_SQUARE ? ROCK_BOTTOM : grid.floors[square]
}

/** Columns of rock under every square whose floor is above the lowest. */
function rock(grid: Grid, lowestFloor: number): Solid[] {
  const columns: Solid[] = []
  grid.floors.forEach((floor, square) => {
    if (floor === lowestFloor) return
    const x = (grid.originX + (square % grid.width)) * SQUARE_FEET
    const y = (grid.originY + Math.floor(square / grid.width)) * SQUARE_FEET
    columns.push({ low: [x, y, ROCK_BOTTOM], high: [x + SQUARE_FEET, y + SQUARE_FEET, floor], door: -1 })
  })
  return columns
}

/** Merges solids that together form one box: along x, then y, then z. */
function join(solids: readonly Solid[]): Solid[] {
  let now = [...solids]
  for (let axis = 0; axis < 3; axis++) {
    const rows = new Map<string, Solid[]>()
    for (const solid of now) {
      const others = [0, 1, 2].filter((a) => a !== axis)
      const key = [solid.door, ...others.flatMap((a) => [solid.low[a], solid.high[a]])].join()
      const row = rows.get(key)
      if (row === undefined) rows.set(key, [solid])
      else row.push(solid)
    }
    now = [...rows.values()].flatMap((row) => joinRow(row, axis))
  }
  return now
}

function joinRow(row: Solid[], axis: number): Solid[] {
  row.sort((a, b) => a.low[axis] - b.low[axis])
  const joined: Solid[] = []
  for (const solid of row) {
    const last = joined.at(-1)
    if (last === undefined || solid.low[axis] > last.high[axis]) {
      joined.push({ low: [...solid.low], high: [...solid.high], door: solid.door })
    } else {
      last.high[axis] = Math.max(last.high[axis], solid.high[axis])
    }
  }
  return joined
}

function bySquare(grid: Grid, solids: readonly Solid[]): { first: Int32Array; list: Int32Array } {
  const lists = Array.from(grid.floors, (): number[] => [])
  solids.forEach(({ low, high }, i) => {
    for (const y of squaresTouched(low[1], high[1])) {
      for (const x of squaresTouched(low[0], high[0])) {
        const square = squareAt(grid, x, y)
        if (square !== NO_SQUARE) lists[square]?.push(i)
      }
    }
  })
  const first = new Int32Array(lists.length + 1)
  lists.forEach((list, square) => {
    first[square + 1] = first[square] + list.length
  })
  return { first, list: Int32Array.from(lists.flat()) }
}

/** The squares that a stretch of feet reaches into; a single point on a boundary belongs to both sides. */
function squaresTouched(low: number, high: number): number[] {
  const squares = squaresAlong(low, high)
  if (low === high && low % SQUARE_FEET === 0) squares.unshift(squares[0] - 1)
  return squares
}
