import { density, normalBeyond } from './normal.ts'

/** Values with how often each occurred, ascending. */
export type Counts = readonly (readonly [value: number, count: number])[]

/** The lowest and the highest possible value of a number, whether or not it has occurred. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/** A number with its 95% interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The probability that the true mean is beyond one end of a 95% interval. */
const TAIL = 0.025

/** Bounds if none are known: twice the range that has occurred, including 0. */
function assumedBounds(counts: Counts): Bounds {
  const least = Math.min(0, counts[0]?.[0] ?? 0)
  const most = Math.max(0, counts.at(-1)?.[0] ?? 0)
  return { least: 2 * least, most: 2 * most }
}

/**
 * The mean of independent values between bounds, with an interval that contains the true mean in at least 95% of all
 * cases, however few and however skewed the values are (Gaffke 2005; Learned-Miller and Thomas 2020 describe its
 * family). For events it is the Clopper-Pearson interval. The high end is what the mean of the values plus one
 * highest possible value, with random weights, stays below in 97.5%; the low end likewise. So an event that has not
 * occurred is not reported as impossible. `tail` is the probability beyond each end, for a stricter interval.
 */
export function meanWithin(counts: Counts, bounds: Bounds = assumedBounds(counts), tail = TAIL): Interval {
  let n = 0
  let sum = 0
  for (const [value, count] of counts) {
    n += count
    sum += value * count
  }
  const least = Math.min(bounds.least, counts[0]?.[0] ?? bounds.least)
  const most = Math.max(bounds.most, counts.at(-1)?.[0] ?? bounds.most)
  if (n === 0) return { value: 0, low: least, high: most }
  const width = most - least
  const value = sum / n
  if (width <= 0) return { value, low: value, high: value }
  const up = counts.map(([one, count]) => [(one - least) / width, count] as const)
  const down = counts.map(([one, count]) => [(most - one) / width, count] as const)
  const high = least + width * upperEnd(up, tail)
  const low = most - width * upperEnd(down, tail)
  return { value, low: Math.min(value, low), high: Math.max(value, high) }
}

/** Bisection steps, which find an end to nine digits. */
const HALVINGS = 32

/**
 * What the mean of the values (from 0 to 1) and a 1, with weights uniform on the simplex, exceeds with probability
 * `tail`. Each mean corresponds to a tilt, so that only the tilt has to be found; its probability is Lugannani and
 * Rice's saddlepoint approximation.
 */
function upperEnd(counts: Counts, tail: number): number {
  if (counts.every(([value]) => value === 1)) return 1
  let [low, high] = [0, 1]
  let mean = 1
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    const found = tilted(counts, middle)
    mean = found.mean
    if (found.beyond > tail) low = middle
    else high = middle
  }
  return mean
}

/** The mean that a tilt leads to, and the probability that the randomly weighted mean exceeds it. */
function tilted(counts: Counts, tilt: number): { readonly mean: number; readonly beyond: number } {
  let total = 0
  let inverse = 0
  let weighted = 0
  let logs = 0
  const add = (value: number, count: number) => {
    const rest = 1 - tilt * value
    total += count
    inverse += count / rest
    weighted += (count * value) / rest
    logs += count * Math.log(rest)
  }
  for (const [value, count] of counts) add(value, count)
  add(1, 1)
  const scale = inverse / total
  const mean = weighted / inverse
  const t = tilt * scale
  // The cumulants of the sum of weights times (value - mean); its sign says on which side the weighted mean is.
  const cumulant = total * Math.log(scale) + logs
  let curvature = 0
  const bend = (value: number, count: number) => {
    const part = (value - mean) / (scale * (1 - tilt * value))
    curvature += count * part * part
  }
  for (const [value, count] of counts) bend(value, count)
  bend(1, 1)
  const w = Math.sqrt(Math.max(0, 2 * cumulant))
  const u = t * Math.sqrt(curvature)
  if (w < 1e-6 || u < 1e-6) return { mean, beyond: 0.5 }
  return { mean, beyond: normalBeyond(w) - density(w) * (1 / w - 1 / u) }
}
