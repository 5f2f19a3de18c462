import { type FileText, isFields } from '../document.ts'
import type { Node, Schema } from '../schema.ts'
import { edgesOf, placeOf, type SquaresMap } from './squares.ts'

/** The side of a square. */
export type SquareSide = 'up' | 'down' | 'left' | 'right'

type Corner = readonly [number, number]

interface Unit {
  readonly from: Corner
  readonly to: Corner
}

/** The edge on one side of a square, from its lesser corner to its greater. */
export function edgeOf(map: SquaresMap, square: string, side: SquareSide): Unit | null {
  const place = placeOf(map, square)
  if (place === null) return null
  const x = place[0] + map.origin[0]
  const y = map.height - 1 - place[1] + map.origin[1]
  if (side === 'left') return { from: [x, y], to: [x, y + 1] }
  if (side === 'right') return { from: [x + 1, y], to: [x + 1, y + 1] }
  return side === 'down' ? { from: [x, y], to: [x + 1, y] } : { from: [x, y + 1], to: [x + 1, y + 1] }
}

/** Whether an edge of a square is a part of a wall or door. */
export const isWithin = ({ from, to }: Unit, unit: Unit): boolean => {
  const [x1, x2] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const [y1, y2] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  const isLine = x1 === x2 || y1 === y2
  return isLine && unit.from[0] >= x1 && unit.to[0] <= x2 && unit.from[1] >= y1 && unit.to[1] <= y2
}

const key = ([x, y]: Corner): string => `${x},${y}`

/** Kinds of doors on an edge: one that is closed at the start, and one that stands open. */
export const DOORS = { closed: 'door', open: 'open-door' } as const

/** What may stand on edges, as the file's declaration has it: kinds of walls, then doors, closed at the start and open. */
export function edgeKindsOf(schema: Schema, { walls, doors }: Readonly<Record<string, Node>>): readonly string[] {
  const fieldsOf = (list: Node | undefined) => (typeof list?.items === 'object' ? schema.fieldsOf(list.items) : null)
  const doorKinds =
    doors === undefined ? [] : fieldsOf(doors)?.open === undefined ? [DOORS.closed] : [DOORS.closed, DOORS.open]
  return [...(fieldsOf(walls)?.kind?.enum ?? ['wall']), ...doorKinds]
}

const isDoor = (what: string): boolean => what === DOORS.closed || what === DOORS.open

/**
 * Puts a wall of a kind, or a door, on an edge; what is there already goes if it is the same, and gives way if it is
 * another: a closed door to the same one open, and back. Walls in one line that are alike become one. Returns what stands there
 * now, or null.
 */
export function toggleEdge(file: FileText, unit: Unit, what: string, doorName: string): string | null {
  const doors = listAt(file, 'doors')
  const walls = listAt(file, 'walls')
  const door = doors.find((one) => isOn(one, unit))
  const isOpen = what === DOORS.open
  if (door !== undefined && isDoor(what) && (door.open === true) !== isOpen) {
    const { open: _, ...closed } = door
    const turned = isOpen ? { ...closed, open: true } : closed
    write(
      file,
      'doors',
      doors.map((one) => (one === door ? turned : one)),
      doors,
    )
    return what
  }
  const wall = walls.find((one) => isOn(one, unit))
  const left = doors.filter((one) => !isOn(one, unit))
  const cut = walls.flatMap((one) => (isOn(one, unit) ? without(one, unit) : [one]))
  const isGone = isDoor(what) ? door !== undefined : wall !== undefined && kindOf(wall) === what
  if (!isGone && isDoor(what))
    left.push({
      name: freeDoor(doors, doorName),
      from: [...unit.from],
      to: [...unit.to],
      ...(isOpen ? { open: true } : {}),
    })
  if (!isGone && !isDoor(what))
    cut.push({ from: [...unit.from], to: [...unit.to], ...(what === 'wall' ? {} : { kind: what }) })
  write(file, 'doors', left, doors)
  write(file, 'walls', joined(cut), walls)
  return isGone ? null : what
}

type Written = Readonly<Record<string, unknown>>

const listAt = (file: FileText, list: string): Written[] => {
  const said = file.at(['battlefield', list])
  return Array.isArray(said) ? (said as Written[]) : []
}

const kindOf = (one: Written): string => (typeof one.kind === 'string' ? one.kind : 'wall')

const isOn = (one: Written, unit: Unit): boolean => {
  const [edge] = edgesOf([one])
  return edge !== undefined && isWithin(edge, unit)
}

function write(file: FileText, list: string, now: readonly Written[], before: readonly Written[]): void {
  if (JSON.stringify(now) === JSON.stringify(before)) return
  if (!isFields(file.at(['battlefield']))) {
    const [width = 0, height = 0] = String(file.at(['battlefield']) ?? '')
      .split('x')
      .map(Number)
    file.set(['battlefield'], { size: [width, height] })
  }
  if (now.length === 0) file.remove(['battlefield', list], 0)
  else file.set(['battlefield', list], now)
}

/** What is left of a straight wall without one edge of it. */
function without(one: Written, unit: Unit): Written[] {
  const [edge] = edgesOf([one])
  if (edge === undefined) return [one]
  const axis = edge.from[0] === edge.to[0] ? 1 : 0
  const low = edge.from[axis] <= edge.to[axis] ? edge.from : edge.to
  const high = low === edge.from ? edge.to : edge.from
  return [
    { ...one, from: [...low], to: [...unit.from] },
    { ...one, from: [...unit.to], to: [...high] },
  ].filter(({ from, to }) => key(from as unknown as Corner) !== key(to as unknown as Corner))
}

/** Straight walls that meet and are alike in everything else, as one. */
function joined(walls: readonly Written[]): Written[] {
  const all = [...walls]
  for (let i = 0; i < all.length; i++) {
    for (let j = 0; j < all.length; j++) {
      const [a, b] = [all[i], all[j]]
      if (i === j || a === undefined || b === undefined || !isAlike(a, b)) continue
      const [first] = edgesOf([a])
      const [second] = edgesOf([b])
      if (first === undefined || second === undefined || key(first.to) !== key(second.from)) continue
      const isStraight =
        (first.from[0] === first.to[0] && second.from[0] === second.to[0] && first.to[0] === second.from[0]) ||
        (first.from[1] === first.to[1] && second.from[1] === second.to[1] && first.to[1] === second.from[1])
      if (!isStraight) continue
      all[i] = { ...a, to: [...second.to] }
      all.splice(j, 1)
      return joined(all)
    }
  }
  return all
}

/** Walls whose openings are counted from their ends are left as they are. */
const isAlike = (a: Written, b: Written): boolean => {
  const { from: _a, to: _b, ...rest } = a
  const { from: _c, to: _d, ...other } = b
  return a.openings === undefined && JSON.stringify(rest) === JSON.stringify(other)
}

function freeDoor(doors: readonly Written[], wanted: string): string {
  const names = new Set(doors.map(({ name }) => String(name)))
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted} ${n}`
    if (!names.has(name)) return name
  }
}
