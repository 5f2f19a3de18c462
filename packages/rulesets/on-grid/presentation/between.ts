import {
  type Between,
  type Body,
  edgesOf,
  type Grid,
  hasSight,
  lineSquares,
  type SeenMessage,
  SQUARE_FEET,
  seenOf,
  sightAndCover,
  sightLines,
  squareName,
  xOf,
  yOf,
} from '@fray/kernel/rules'

/**
 * What can be drawn of a line of sight between two bodies: the squares of the deciding line, and the target's
 * corners.
 */
export function linesBetween(
  grid: Grid,
  openDoors: number,
  viewer: Body,
  target: Body,
): Pick<Between, 'places' | 'corners'> {
  const { sight, corners } = sightLines(grid, openDoors, viewer, target)
  const shown = hasSight(sightAndCover(grid, openDoors, viewer, target))
    ? (corners.find((line) => line !== null) ?? sight)
    : null
  const x = xOf(grid, target.square) - grid.originX
  const y = yOf(grid, target.square) - grid.originY
  return {
    places: shown === null ? [] : lineSquares(grid, shown.from, shown.to).map((square) => squareName(grid, square)),
    corners: corners.map((line, corner) => ({
      x: x + (corner & 1 ? target.size : 0),
      y: y + (corner & 2 ? target.size : 0),
      free: line !== null,
    })),
  }
}

const WORDS = {
  none: '',
  'low-wall': 'a low wall',
  window: 'a window or slit',
  wall: 'a wall',
  door: 'the closed door',
  'open-door': 'the open door',
} as const

/**
 * Walls, windows and doors that the straight line between two centres crosses, each once: `a low wall`, `the closed
 * door gate`.
 */
export function thingsBetween(grid: Grid, openDoors: number, viewer: Body, target: Body): SeenMessage[] {
  const middle = ({ square, size }: Body) => {
    const half = size / 2
    return [xOf(grid, square) - grid.originX + half, yOf(grid, square) - grid.originY + half] as const
  }
  const [ax, ay] = middle(viewer)
  const [bx, by] = middle(target)
  const found = new Map<string, SeenMessage>()
  const add = (key: string, door: number) => {
    const what = { key, slots: {} }
    const name = door < 0 ? '' : (grid.doors[door] ?? '')
    const whole = door < 0 ? what : seenOf('{what} {name}', { what, name: { said: name } })
    found.set(`${key} ${name}`, whole)
  }
  for (const { kind, door, from, to } of edgesOf(grid, openDoors)) {
    const across = from[0] === to[0]
    const [near, far, at] = across ? [ax, bx, from[0]] : [ay, by, from[1]]
    if (near === far || at < Math.min(near, far) || at > Math.max(near, far)) continue
    const share = (at - near) / (far - near)
    const along = across ? ay + share * (by - ay) : ax + share * (bx - ax)
    const [low, high] = across ? [from[1], to[1]] : [from[0], to[0]]
    if (along >= low && along <= high) add(WORDS[kind], door)
  }
  for (const { door, x1, y1, z1, x2, y2, z2 } of grid.boxes) {
    const floor = grid.floors[viewer.square]
    if (z2 <= floor || z1 >= floor + SQUARE_FEET) continue
    const box = [x1, x2, y1, y2].map((feet, i) => feet / SQUARE_FEET - (i < 2 ? grid.originX : grid.originY))
    if (!crossesBox(ax, ay, bx, by, box as [number, number, number, number])) continue
    const isOpen = door >= 0 && ((openDoors >>> door) & 1) === 1
    const low = z2 < floor + SQUARE_FEET
    if (door >= 0) add(isOpen ? WORDS['open-door'] : WORDS.door, door)
    else add(low ? 'something low' : 'something solid', door)
  }
  return [...found.values()]
}

/** Whether a line passes through the inside of a rectangle (west, east, south, north). */
function crossesBox(ax: number, ay: number, bx: number, by: number, box: [number, number, number, number]): boolean {
  let from = 0
  let to = 1
  for (const [start, way, low, high] of [
    [ax, bx - ax, box[0], box[1]],
    [ay, by - ay, box[2], box[3]],
  ] as const) {
    if (way === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const times = [(low - start) / way, (high - start) / way]
    from = Math.max(from, Math.min(...times))
    to = Math.min(to, Math.max(...times))
  }
  return from < to
}
