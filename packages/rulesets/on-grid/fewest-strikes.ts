/** One step of a cheapest path. */
export interface Step {
  readonly at: number
  readonly next: number
}

/** A cheapest path up to a square: who may have attacked, as bits by their positions among the watchers. */
interface Trail {
  readonly at: number
  readonly struck: number
  readonly diagonals: number
  readonly before: Trail | null
}

/**
 * The steps of all cheapest paths to a square, those from cheaper squares first; `cost` is -1 for unreachable
 * squares.
 */
export function stepsOnWays(
  { from, to }: { readonly from: number; readonly to: number },
  width: number,
  cost: ArrayLike<number>,
  isStep: (at: number, next: number) => boolean,
): Step[] {
  const steps: Step[] = []
  const seen = new Set([to])
  for (const next of seen) {
    if (next === from) continue
    for (const offset of [1, -1, width, -width, 1 - width, 1 + width, -1 - width, -1 + width]) {
      const at = next + offset
      if (at < 0 || at >= cost.length || cost[at] < 0 || cost[at] >= cost[next] || !isStep(at, next)) continue
      steps.push({ at, next })
      seen.add(at)
    }
  }
  return steps.sort((a, b) => cost[a.at] - cost[b.at])
}

/**
 * Among the paths that these steps form, the one with the fewest possible attackers, then the fewest diagonal steps;
 * null if none leads there. `strikers` returns as bits who may attack at a step.
 */
export function fewestStrikes(
  { from, to }: { readonly from: number; readonly to: number },
  steps: readonly Step[],
  width: number,
  strikers: (at: number, next: number) => number,
): number[] | null {
  const start: Trail = { at: from, struck: 0, diagonals: 0, before: null }
  const trails = new Map<number, Map<number, Trail>>([[from, new Map([[0, start]])]])
  for (const { at, next } of steps) {
    const more = strikers(at, next)
    const slants = at % width !== next % width && Math.abs(at - next) !== 1 ? 1 : 0
    const there = trails.get(next) ?? new Map<number, Trail>()
    trails.set(next, there)
    for (const trail of trails.get(at)?.values() ?? []) {
      const one = { at: next, struck: trail.struck | more, diagonals: trail.diagonals + slants, before: trail }
      const known = there.get(one.struck)
      if (known === undefined || one.diagonals < known.diagonals) there.set(one.struck, one)
    }
  }
  let best: Trail | null = null
  for (const trail of trails.get(to)?.values() ?? []) {
    const fewer = best === null ? -1 : bits(trail.struck) - bits(best.struck)
    if (best === null || fewer < 0 || (fewer === 0 && trail.diagonals < best.diagonals)) best = trail
  }
  if (best === null) return null
  const path: number[] = []
  for (let one: Trail = best; one.before !== null; one = one.before) path.unshift(one.at)
  return path
}

/** The number of set bits. */
export function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
