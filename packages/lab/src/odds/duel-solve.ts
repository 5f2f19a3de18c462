import { type DuelGraph, endOf, STUCK, type Step } from './duel-graph.ts'
import { type Fraction, ONE, ZERO } from './fraction.ts'

/** The probabilities of a fight's ends, from its start. */
export interface Solution {
  /** By the sides' positions, then no winner, then never (stuck, or an endless loop). */
  readonly chances: readonly number[]
  /** An upper bound for the error of each chance. */
  readonly error: number
  /** The exact chances, if requested. */
  readonly exact: readonly Fraction[] | null
  /** The number of situations in the largest cycle; 1 or 0 if nothing repeats. */
  readonly cycle: number
}

/** The column of an end among the chances. */
const columnOf = (end: number, sides: number): number => {
  if (end === STUCK) return sides + 1
  const winner = endOf(0) - end
  return winner < 0 ? sides : winner
}

/**
 * Groups of situations that lead to each other, later ones first (Tarjan's algorithm with an explicit stack, because
 * fights are deep).
 */
export function groupsOf(steps: readonly (readonly Step[])[]): number[][] {
  const count = steps.length
  const order = new Int32Array(count).fill(-1)
  const low = new Int32Array(count)
  const isOpen = new Uint8Array(count)
  const next = new Int32Array(count)
  const open: number[] = []
  const groups: number[][] = []
  let met = 0
  for (let root = 0; root < count; root++) {
    if (order[root] !== -1) continue
    const path = [root]
    while (path.length > 0) {
      const at = path[path.length - 1]
      if (order[at] === -1) {
        order[at] = met
        low[at] = met++
        isOpen[at] = 1
        open.push(at)
      }
      const out = steps[at] as readonly Step[]
      let deeper = -1
      while (deeper < 0 && next[at] < out.length) {
        const to = out[next[at]][0]
        if (to >= 0 && order[to] === -1) deeper = to
        else {
          if (to >= 0 && isOpen[to] === 1) low[at] = Math.min(low[at], low[to])
          next[at] = next[at] + 1
        }
      }
      if (deeper >= 0) {
        path.push(deeper)
        continue
      }
      path.pop()
      const from = path[path.length - 1]
      if (from !== undefined) low[from] = Math.min(low[from], low[at])
      if (low[at] !== order[at]) continue
      const group: number[] = []
      for (let one = -1; one !== at; ) {
        one = open.pop() as number
        isOpen[one] = 0
        group.push(one)
      }
      groups.push(group)
    }
  }
  return groups
}

/** A generous bound for the rounding of one sum of products, relative to 1. */
const ROUNDING = 2 ** -50
/** Larger groups than this are solved by iteration. */
const DIRECT = 300
const MOST_SWEEPS = 20_000

/** Solves a fight in floating point with a bounded error; also exactly if requested. */
export function solve({ steps }: DuelGraph, sides: number, exactly: boolean): Solution {
  const columns = sides + 2
  const chances = new Float64Array(steps.length * columns)
  const errors = new Float64Array(steps.length)
  const place = new Int32Array(steps.length).fill(-1)
  let cycle = 0
  const groups = groupsOf(steps)
  for (const group of groups) {
    const isLoop = group.length > 1 || (steps[group[0] as number] as readonly Step[]).some(([to]) => to === group[0])
    if (isLoop) cycle = Math.max(cycle, group.length)
    solveGroup(steps, group, isLoop, sides, { chances, errors, place })
  }
  return {
    chances: Array.from(chances.subarray(0, columns)),
    error: errors[0],
    exact: exactly ? solveExactly(steps, groups, sides) : null,
    cycle,
  }
}

/** What is found, and where. */
interface Solving {
  readonly chances: Float64Array
  readonly errors: Float64Array
  readonly place: Int32Array
}

function solveGroup(
  steps: readonly (readonly Step[])[],
  group: readonly number[],
  isLoop: boolean,
  sides: number,
  { chances, errors, place }: Solving,
): void {
  const columns = sides + 2
  const n = group.length
  group.forEach((state, i) => {
    place[state] = i
  })
  // What leaves the group is known already; the last column counts steps, for the error bound.
  const width = columns + 1
  const known = new Float64Array(n * width)
  const inside: [to: number, p: number][][] = []
  let before = 0
  let leaves = false
  for (let i = 0; i < n; i++) {
    const own: [number, number][] = []
    known[i * width + columns] = 1
    for (const [to, chance] of steps[group[i] as number] as readonly Step[]) {
      const p = chance.toNumber()
      if (to < 0) {
        const at = i * width + columnOf(to, sides)
        known[at] = known[at] + p
        leaves = true
      } else if (place[to] !== -1 && group[place[to]] === to) own.push([place[to], p])
      else {
        for (let c = 0; c < columns; c++) {
          known[i * width + c] = known[i * width + c] + p * chances[to * columns + c]
        }
        before = Math.max(before, errors[to])
        leaves = true
      }
    }
    inside.push(own)
  }
  if (!leaves) {
    // Nothing leads out: it continues for ever.
    for (const state of group) chances[state * columns + sides + 1] = 1
    return
  }
  const solved = isLoop ? (n <= DIRECT ? eliminate(inside, known, n, width) : sweep(inside, known, n, width)) : known
  const residual = isLoop ? largestResidual(inside, known, solved, n, width) : ROUNDING
  for (let i = 0; i < n; i++) {
    const state = group[i]
    for (let c = 0; c < columns; c++) chances[state * columns + c] = solved[i * width + c]
    // Twice the expected number of steps bounds the inverse of the system (see docs/reference/lab.md).
    errors[state] = before + 2 * residual * solved[i * width + columns]
  }
}

/** Gaussian elimination with column pivoting. */
function eliminate(
  inside: readonly (readonly [to: number, p: number])[][],
  known: Float64Array,
  n: number,
  width: number,
): Float64Array {
  const row = n + width
  const a = new Float64Array(n * row)
  for (let i = 0; i < n; i++) {
    a[i * row + i] = 1
    for (const [to, p] of inside[i] as [number, number][]) a[i * row + to] = a[i * row + to] - p
    for (let c = 0; c < width; c++) a[i * row + n + c] = known[i * width + c]
  }
  for (let k = 0; k < n; k++) {
    let best = k
    for (let i = k + 1; i < n; i++)
      if (Math.abs(a[i * row + k] as number) > Math.abs(a[best * row + k] as number)) best = i
    if (best !== k) {
      for (let c = k; c < row; c++) {
        const kept = a[k * row + c]
        a[k * row + c] = a[best * row + c]
        a[best * row + c] = kept
      }
    }
    const pivot = a[k * row + k]
    for (let i = 0; i < n; i++) {
      if (i === k || a[i * row + k] === 0) continue
      const by = a[i * row + k] / pivot
      for (let c = k; c < row; c++) a[i * row + c] = a[i * row + c] - by * a[k * row + c]
    }
  }
  const solved = new Float64Array(n * width)
  for (let i = 0; i < n; i++) {
    for (let c = 0; c < width; c++) solved[i * width + c] = a[i * row + n + c] / a[i * row + i]
  }
  return solved
}

/** Iterates over the situations, each using the latest values of its successors (Gauss-Seidel). */
function sweep(
  inside: readonly (readonly [to: number, p: number])[][],
  known: Float64Array,
  n: number,
  width: number,
): Float64Array {
  const x = known.slice()
  for (let sweeps = 0; sweeps < MOST_SWEEPS; sweeps++) {
    let change = 0
    for (let i = 0; i < n; i++) {
      let stays = 0
      for (let c = 0; c < width; c++) {
        let sum = known[i * width + c]
        stays = 0
        for (const [to, p] of inside[i] as [number, number][]) {
          if (to === i) stays += p
          else sum += p * x[to * width + c]
        }
        const value = sum / (1 - stays)
        change = Math.max(change, Math.abs(value - x[i * width + c]) / Math.max(1, value))
        x[i * width + c] = value
      }
    }
    if (change < ROUNDING) break
  }
  return x
}

/**
 * The largest error in the chances' equations, including the rounding of this very sum; infinite if the step counts
 * are too inaccurate to bound anything.
 */
function largestResidual(
  inside: readonly (readonly [to: number, p: number])[][],
  known: Float64Array,
  x: Float64Array,
  n: number,
  width: number,
): number {
  let largest = 0
  for (let i = 0; i < n; i++) {
    for (let c = 0; c < width; c++) {
      let sum = known[i * width + c]
      for (const [to, p] of inside[i] as [number, number][]) sum += p * x[to * width + c]
      const missed = Math.abs(sum - x[i * width + c])
      if (c < width - 1) largest = Math.max(largest, missed)
      else if (missed > 0.5) return Number.POSITIVE_INFINITY
    }
  }
  return largest + ROUNDING
}

/** The same with fractions: exact, and as slow as long fractions are. */
function solveExactly(steps: readonly (readonly Step[])[], groups: readonly number[][], sides: number): Fraction[] {
  const columns = sides + 2
  const known = new Map<number, Fraction[]>()
  for (const group of groups) {
    const place = new Map(group.map((state, i) => [state, i] as const))
    const rows = group.map((state, i) => {
      const coefficients = group.map((_, j) => (i === j ? ONE : ZERO))
      const right = Array.from({ length: columns }, () => ZERO)
      for (const [to, chance] of steps[state] as readonly Step[]) {
        const at = place.get(to)
        if (at !== undefined) coefficients[at] = (coefficients[at] as Fraction).minus(chance)
        else if (to < 0) right[columnOf(to, sides)] = (right[columnOf(to, sides)] as Fraction).plus(chance)
        else {
          const there = known.get(to) as Fraction[]
          there.forEach((value, c) => {
            if (!value.isZero) right[c] = right[c].plus(chance.times(value))
          })
        }
      }
      return [...coefficients, ...right]
    })
    const solved = eliminateExactly(rows, group.length)
    group.forEach((state, i) => {
      const never = Array.from({ length: columns }, (_, c) => (c === sides + 1 ? ONE : ZERO))
      known.set(state, solved === null ? never : solved[i].map((value) => value.reduced()))
    })
  }
  return known.get(0) as Fraction[]
}

/** The right-hand sides of the solved system; null if nothing leads out of it. */
function eliminateExactly(rows: Fraction[][], n: number): Fraction[][] | null {
  for (let k = 0; k < n; k++) {
    const at = rows.findIndex((row, i) => i >= k && !row[k].isZero)
    if (at < 0) return null
    const pivotRow = rows[at]
    rows[at] = rows[k]
    const pivot = pivotRow[k]
    const scaled = pivotRow.map((value) => (value.isZero ? value : value.over(pivot).reduced()))
    rows[k] = scaled
    rows.forEach((row, i) => {
      const by = row[k]
      if (i === k || by.isZero) return
      rows[i] = row.map((value, c) => {
        const other = scaled[c]
        return other.isZero ? value : value.minus(by.times(other)).reduced()
      })
    })
  }
  return rows.map((row) => row.slice(n))
}
