import { DOOR, OPEN, type SnappedMap } from './snap.ts'

/** Connected squares, with neither walls nor doors between them. */
export interface Rooms {
  /** The number of each square's room; -1 for a pillar. */
  readonly of: Int32Array
  readonly sizes: readonly number[]
  /** The first square of each room, in reading order. */
  readonly first: readonly number[]
}

/** What is between a square and its neighbour to the right, and below. */
export const besides = (map: SnappedMap, x: number, y: number): number => map.left[y * (map.width + 1) + x + 1] ?? OPEN
export const below = (map: SnappedMap, x: number, y: number): number => map.above[(y + 1) * map.width + x] ?? OPEN

/** The rooms of a map, numbered in reading order. */
export function roomsOf(map: SnappedMap): Rooms {
  const { width, depth, pillars } = map
  const of = new Int32Array(width * depth).fill(-1)
  const sizes: number[] = []
  const first: number[] = []
  for (let start = 0; start < of.length; start++) {
    if (of[start] !== -1 || pillars.has(start)) continue
    const room = sizes.length
    first.push(start)
    const waiting = [start]
    of[start] = room
    let size = 0
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      size++
      const [x, y] = [at % width, Math.floor(at / width)]
      const go = (to: number, isFree: boolean) => {
        if (!isFree || of[to] !== -1 || pillars.has(to)) return
        of[to] = room
        waiting.push(to)
      }
      go(at + 1, x + 1 < width && besides(map, x, y) === OPEN)
      go(at - 1, x > 0 && besides(map, x - 1, y) === OPEN)
      go(at + width, y + 1 < depth && below(map, x, y) === OPEN)
      go(at - width, y > 0 && below(map, x, y - 1) === OPEN)
    }
    sizes.push(size)
  }
  return { of, sizes, first }
}

/** A door between two squares. */
export interface Passage {
  /** Position in the map's doors. */
  readonly door: number
  readonly from: number
  readonly to: number
}

/** Every pair of squares with a door between them. */
export function passagesOf(map: SnappedMap): Passage[] {
  const found: Passage[] = []
  for (let y = 0; y < map.depth; y++) {
    for (let x = 0; x < map.width; x++) {
      const from = y * map.width + x
      const [right, under] = [besides(map, x, y), below(map, x, y)]
      if (x + 1 < map.width && right >= DOOR) found.push({ door: right - DOOR, from, to: from + 1 })
      if (y + 1 < map.depth && under >= DOOR) found.push({ door: under - DOOR, from, to: from + map.width })
    }
  }
  return found
}
