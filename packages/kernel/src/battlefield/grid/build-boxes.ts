import type { Draft, Path } from './build-draft.ts'
import type { BoxPart, FeetPoint } from './build-parts.ts'
import { type Box, SQUARE_FEET } from './grid.ts'
import { MAX_FEET, MAX_HEIGHT } from './map-limits.ts'

/** Adds the boxes of the parts to the draft. */
export function readBoxes(draft: Draft, parts: readonly BoxPart[]): void {
  parts.forEach((part, i) => {
    const path = ['boxes', i]
    const before = draft.problems.length
    if (part.open !== undefined && part.door === undefined) {
      draft.wrong([...path, 'open'], 'Only a door stands open: give the box a "door" with its name.')
    }
    const whole = 'squares' in part ? boxesOnSquares(draft, path, part) : boxByFeet(draft, path, part.from, part.to)
    let boxes = whole
    part.holes?.forEach(({ from, to }, h) => {
      const hole = cornersOf(draft, [...path, 'holes', h], from, to, 'hole')
      if (hole === null) return
      if (whole.length > 0 && !whole.some((box) => overlap(box, hole))) {
        draft.wrong([...path, 'holes', h], "The hole lies outside its box: give feet from the map's zero point.")
      }
      boxes = boxes.flatMap((box) => cutOut(box, hole))
    })
    const door = part.door === undefined ? -1 : draft.door([...path, 'door'], part.door, part.open === true)
    if (draft.problems.length === before) draft.boxes.push(...boxes.map((box) => ({ ...box, door })))
  })
}

function boxesOnSquares(draft: Draft, path: Path, part: Extract<BoxPart, { squares: unknown }>): Box[] {
  if (!draft.height([...path, 'top'], part.top)) return []
  if (part.bottom !== undefined && !draft.height([...path, 'bottom'], part.bottom)) return []
  return draft.rectangles([...path, 'squares'], part.squares).flatMap((area) => {
    const z1 = part.bottom ?? Math.min(...draft.squaresOf(area).map((square) => draft.floors[square]))
    if (z1 >= part.top) {
      draft.wrong([...path, 'top'], `The top of the box, ${part.top} ft, should be above its bottom, ${z1} ft.`)
      return []
    }
    const x2 = (area.x2 + 1) * SQUARE_FEET
    const y2 = (area.y2 + 1) * SQUARE_FEET
    return [{ x1: area.x1 * SQUARE_FEET, y1: area.y1 * SQUARE_FEET, z1, x2, y2, z2: part.top, door: -1 }]
  })
}

function boxByFeet(draft: Draft, path: Path, from: FeetPoint, to: FeetPoint): Box[] {
  const box = cornersOf(draft, path, from, to, 'box')
  if (box === null) return []
  const map = {
    ...box,
    x1: draft.originX * SQUARE_FEET,
    y1: draft.originY * SQUARE_FEET,
    x2: (draft.originX + draft.width) * SQUARE_FEET,
    y2: (draft.originY + draft.depth) * SQUARE_FEET,
  }
  if (overlap(box, map)) return [box]
  draft.wrong(path, `The box lies off the map, which goes from ${draft.extentInFeet()} in feet.`)
  return []
}

/**
 * The box between two opposite corners, or null with a problem when it has no volume or a coordinate is out of range.
 */
function cornersOf(draft: Draft, path: Path, from: FeetPoint, to: FeetPoint, what: string): Box | null {
  const before = draft.problems.length
  const check = (key: 'from' | 'to', point: FeetPoint) => {
    point.forEach((value, i) => {
      const most = i === 2 ? MAX_HEIGHT : MAX_FEET
      draft.whole([...path, key, i], value, -most, most, i === 2 ? 'Heights are' : 'Feet on a map are')
    })
  }
  check('from', from)
  check('to', to)
  if (draft.problems.length > before) return null
  const [least, most] = [Math.min, Math.max].map((pick) => [0, 1, 2].map((i) => pick(from[i], to[i])))
  if (least.some((value, i) => value === most[i])) {
    draft.wrong(path, `The ${what} has no volume: its corners "from" and "to" should differ in x, y and z.`)
    return null
  }
  return { x1: least[0], y1: least[1], z1: least[2], x2: most[0], y2: most[1], z2: most[2], door: -1 }
}

const overlap = (a: Box, b: Box): boolean =>
  a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2 && a.z1 < b.z2 && b.z1 < a.z2

/** What is left of a box when a hole is cut out of it: the slabs west, east, south, north, below and above the hole. */
function cutOut(box: Box, hole: Box): Box[] {
  if (!overlap(box, hole)) return [box]
  const left: Box[] = []
  let rest = box
  const keep = (piece: Box) => {
    if (piece.x1 < piece.x2 && piece.y1 < piece.y2 && piece.z1 < piece.z2) left.push(piece)
  }
  keep({ ...rest, x2: hole.x1 })
  keep({ ...rest, x1: hole.x2 })
  rest = { ...rest, x1: Math.max(rest.x1, hole.x1), x2: Math.min(rest.x2, hole.x2) }
  keep({ ...rest, y2: hole.y1 })
  keep({ ...rest, y1: hole.y2 })
  rest = { ...rest, y1: Math.max(rest.y1, hole.y1), y2: Math.min(rest.y2, hole.y2) }
  keep({ ...rest, z2: hole.z1 })
  keep({ ...rest, z1: hole.z2 })
  return left
}

/** Boxes over squares that are filled from their floor to a top; neighbours with the same floor and top share a box. */
export function mergedBlocks(draft: Draft, tops: ReadonlyMap<number, number>): Box[] {
  const { width, depth } = draft
  const done = new Set<number>()
  const alike = (square: number, other: number): boolean =>
    !done.has(other) && tops.get(other) === tops.get(square) && draft.floors[other] === draft.floors[square]
  const boxes: Box[] = []
  for (const square of [...tops.keys()].sort((a, b) => a - b)) {
    if (done.has(square)) continue
    const column = square % width
    const row = Math.floor(square / width)
    let wide = 1
    while (column + wide < width && alike(square, square + wide)) wide++
    const run = Array.from({ length: wide }, (_, i) => square + i)
    let deep = 1
    while (row + deep < depth && run.every((at) => alike(square, at + deep * width))) deep++
    for (let up = 0; up < deep; up++) for (const at of run) done.add(at + up * width)
    const x1 = (draft.originX + column) * SQUARE_FEET
    const y1 = (draft.originY + row) * SQUARE_FEET
    const z2 = tops.get(square) as number
    const x2 = x1 + wide * SQUARE_FEET
    const y2 = y1 + deep * SQUARE_FEET
    boxes.push({ x1, y1, z1: draft.floors[square], x2, y2, z2, door: -1 })
  }
  return boxes
}
