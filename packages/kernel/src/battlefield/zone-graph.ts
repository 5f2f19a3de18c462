/**
 * A battlefield of Zones: which are adjacent, and how many steps lie between them. It never changes and holds no
 * combatants.
 */
export interface ZoneGraph {
  /** Zone names, by position. */
  readonly zones: readonly string[]
  /** Positions of each Zone's neighbours, in the order in which they were listed. */
  readonly next: readonly (readonly number[])[]
  /** Steps between two Zones, row by row; {@link NO_PATH} if they are not connected. */
  readonly steps: Int32Array
}

/** More steps than any battlefield has: not connected. */
export const NO_PATH = 1_000_000

/**
 * Builds a graph. An adjacency listed one way counts both ways; a Zone is never adjacent to itself.
 * @example
 * ```ts
 * import { NO_PATH, stepsBetween, zoneGraph } from '@fray/kernel/rules'
 *
 * const graph = zoneGraph(['Yard', 'Mill', 'Loft', 'Island'], [[0, 1], [1, 2]])
 * console.log(graph.next[1].map((zone) => graph.zones[zone])) // [ 'Yard', 'Loft' ]
 * console.log(stepsBetween(graph, 0, 2), stepsBetween(graph, 0, 3) === NO_PATH) // 2 true
 * ```
 */
export function zoneGraph(zones: readonly string[], edges: readonly (readonly [number, number])[]): ZoneGraph {
  const next: number[][] = zones.map(() => [])
  const join = (a: number, b: number) => {
    const list = next[a]
    if (a !== b && !list.includes(b)) list.push(b)
  }
  for (const [a, b] of edges) {
    join(a, b)
    join(b, a)
  }
  const count = zones.length
  const steps = new Int32Array(count * count).fill(NO_PATH)
  for (let from = 0; from < count; from++) {
    const queue = [from]
    steps[from * count + from] = 0
    for (let i = 0; i < queue.length; i++) {
      const at = queue[i]
      for (const to of next[at]) {
        if (steps[from * count + to] !== NO_PATH) continue
        steps[from * count + to] = steps[from * count + at] + 1
        queue.push(to)
      }
    }
  }
  return { zones, next, steps }
}

/** Steps on a shortest path, 0 for the same Zone, {@link NO_PATH} if there is none. */
export const stepsBetween = (graph: ZoneGraph, a: number, b: number): number => graph.steps[a * graph.zones.length + b]

/** Whether a and b are adjacent. */
export const areAdjacent = (graph: ZoneGraph, a: number, b: number): boolean => stepsBetween(graph, a, b) === 1

/**
 * Steps from each Zone to the nearest goal through open Zones; goals need not be open. {@link NO_PATH} if no open
 * path leads to one.
 */
export function stepsToGoal(graph: ZoneGraph, goals: readonly number[], open: (zone: number) => boolean): number[] {
  const steps = graph.zones.map(() => NO_PATH)
  const queue = [...goals]
  for (const goal of goals) steps[goal] = 0
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]
    if (!open(at)) continue
    for (const before of graph.next[at] as readonly number[]) {
      if (steps[before] !== NO_PATH) continue
      steps[before] = steps[at] + 1
      queue.push(before)
    }
  }
  return steps
}
