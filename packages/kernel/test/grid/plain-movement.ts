import { IMPASSABLE, squareAt, xOf, yOf } from '../../src/battlefield/grid/grid.ts'
import { type StepProblem, stepCost, stepProblem, type Walker } from '../../src/battlefield/grid/movement.ts'
import { BLOCK } from '../../src/battlefield/grid/square-marks.ts'

/**
 * The rules of steps read word by word, as slowly as they come: every box and every wall is looked at for every square.
 * What the engine says is compared with it.
 */
export function plainProblem({ grid, openDoors, marks, size }: Walker, from: number, to: number): StepProblem | null {
  const [x, y] = [xOf(grid, from), yOf(grid, from)]
  const [dx, dy] = [xOf(grid, to) - x, yOf(grid, to) - y]
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return 'not-adjacent'
  const body = (left: number, low: number) =>
    Array.from({ length: size * size }, (_, i): [number, number] => [left + (i % size), low + Math.floor(i / size)])
  const has = (list: [number, number][], [a, b]: [number, number]) => list.some(([c, d]) => a === c && b === d)
  const before = body(x, y)
  const after = body(x + dx, y + dy)
  const entered = after.filter((square) => !has(before, square))
  const all = [...before, ...entered]
  if (after.some(([a, b]) => squareAt(grid, a, b) < 0)) return 'off-map'

  const closed = ([a, b]: [number, number]): boolean => {
    const square = squareAt(grid, a, b)
    const floor = grid.floors[square]
    if (grid.ground[square] === IMPASSABLE) return true
    return grid.boxes.some((box) => {
      if (box.door >= 0 && (openDoors & (1 << box.door)) !== 0) return false
      const over = box.x1 < a * 5 + 5 && box.x2 > a * 5 && box.y1 < b * 5 + 5 && box.y2 > b * 5
      return over && box.z2 > floor && box.z1 < floor + 5 * size
    })
  }
  /** Whether some foot of the side between two squares is walled somewhere between floor and head. */
  const walled = ([a, b]: [number, number], [c, d]: [number, number]): boolean => {
    const across = a === c ? 'y' : 'x'
    const at = across === 'x' ? Math.max(a, c) * 5 : Math.max(b, d) * 5
    const start = (across === 'x' ? b : a) * 5
    const floor = Math.max(grid.floors[squareAt(grid, a, b)], grid.floors[squareAt(grid, c, d)])
    const panes = grid.panes.filter(
      (pane) => pane.across === across && pane.at === at && !(pane.door >= 0 && (openDoors & (1 << pane.door)) !== 0),
    )
    for (let along = start; along < start + 5; along++) {
      for (let up = floor; up < floor + 5 * size; up++) {
        const there = (r: { from: number; to: number; bottom: number; top: number }) =>
          r.from <= along && r.to >= along + 1 && r.bottom <= up && r.top >= up + 1
        if (panes.some((pane) => there(pane) && !pane.openings.some(there))) return true
      }
    }
    return false
  }

  if (entered.some(closed)) return 'impassable'
  const diagonal = dx !== 0 && dy !== 0
  const box = diagonal ? [Math.min(x, x + dx), Math.min(y, y + dy)] : [0, 0]
  const squeezed = diagonal
    ? Array.from({ length: (size + 1) ** 2 }, (_, i): [number, number] => [
        box[0] + (i % (size + 1)),
        box[1] + Math.floor(i / (size + 1)),
      ]).filter((square) => !has(all, square))
    : []
  const touching = ([a, b]: [number, number]) => all.filter(([c, d]) => Math.abs(a - c) + Math.abs(b - d) === 1)
  for (const square of entered) if (touching(square).some((other) => walled(square, other))) return 'wall'
  const guarded = squeezed.map((square) => touching(square).some((other) => walled(square, other)))
  if (guarded.length === 2 && guarded[0] && guarded[1]) return 'wall'
  const foe = ([a, b]: [number, number]) => (marks[squareAt(grid, a, b)] & BLOCK) !== 0
  if (entered.some(foe)) return 'blocked'
  if (guarded.some((wall) => wall) || squeezed.some(closed) || squeezed.some(foe)) return 'corner'
  const unjoined = entered.some(([a, b]) => {
    const [end, start] = [squareAt(grid, a, b), squareAt(grid, a - dx, b - dy)]
    const joined = grid.links.some((link) => [link.a, link.b].includes(start) && [link.a, link.b].includes(end))
    return !joined && Math.abs(grid.floors[end] - grid.floors[start]) >= 5
  })
  return unjoined ? 'height' : null
}

/** Feet to every square by trying every step again and again until nothing becomes cheaper; -1: out of reach. */
export function plainCosts({ grid, openDoors, marks, size }: Walker, from: number, feet: number): number[] {
  const costs: number[] = Array.from(grid.floors, () => Number.POSITIVE_INFINITY)
  costs[from] = 0
  const steps = costs.flatMap((_, a) =>
    [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => {
        const b = squareAt(grid, xOf(grid, a) + dx, yOf(grid, a) + dy)
        const room = xOf(grid, a) + size <= grid.width && yOf(grid, a) + size <= grid.depth
        return room && b >= 0 && stepProblem({ grid, openDoors, marks, size }, a, b) === null ? [[a, b] as const] : []
      }),
    ),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const [a, b] of steps) {
      const cost = costs[a] + stepCost(grid, marks, b, size)
      if (cost > feet || cost >= costs[b]) continue
      costs[b] = cost
      changed = true
    }
  }
  return costs.map((cost) => (cost === Number.POSITIVE_INFINITY ? -1 : cost))
}
