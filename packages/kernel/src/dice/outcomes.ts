/**
 * Exact distributions of dice, counted by combinatorics. A distribution is dense: `weights[i]` is the number of
 * equally likely rolls with the value `low + i`. Weights are exact while the number of all rolls is below 2^53; the
 * caller must check that.
 */

import type { DiceTerm } from './notation.ts'

/** How many rolls give each value from `low` upwards, without gaps. */
export type Distribution = { readonly low: number; readonly weights: readonly number[] }

/** The distribution of zero dice. */
export const NOTHING: Distribution = { low: 0, weights: [1] }

/** The number of equally likely rolls of these terms; only approximate above 2^53. */
export function waysToFall(terms: readonly DiceTerm[]): number {
  let ways = 1
  for (const term of terms) ways *= power(term.sides, term.count)
  return ways
}

/** The distribution of one term with its keep and its sign; explosions are not counted. */
export function termDistribution(term: DiceTerm): Distribution {
  const { count, sides, keep } = term
  let result: Distribution
  if (keep === null) result = { low: count, weights: sumWeights(count, sides) }
  else if (keep.which === 'highest') result = highestDistribution(count, sides, keep.count)
  else result = mirrored(highestDistribution(count, sides, keep.count), keep.count * (sides + 1))
  return term.sign === 1 ? result : mirrored(result, 0)
}

/** The distribution of the sum of two independent values. */
export function added(one: Distribution, other: Distribution): Distribution {
  const weights = new Array<number>(one.weights.length + other.weights.length - 1).fill(0)
  one.weights.forEach((weight, i) => {
    other.weights.forEach((otherWeight, j) => {
      weights[i + j] = weights[i + j] + weight * otherWeight
    })
  })
  return { low: one.low + other.low, weights }
}

/** The distribution of `from` minus the value. */
function mirrored(distribution: Distribution, from: number): Distribution {
  const high = distribution.low + distribution.weights.length - 1
  return { low: from - high, weights: distribution.weights.toReversed() }
}

/** The number of rolls for each sum of `count` dice; the first entry is the sum `count`. */
function sumWeights(count: number, sides: number): readonly number[] {
  let weights: readonly number[] = [1]
  for (let die = 0; die < count; die++) weights = withOneMoreDie(weights, sides)
  return weights
}

/** The number of rolls for each sum after one more die, both counted from their lowest sum, by a sliding window. */
function withOneMoreDie(weights: readonly number[], sides: number): readonly number[] {
  const result: number[] = []
  let window = 0
  for (let i = 0; i < weights.length + sides - 1; i++) {
    if (i < weights.length) window += weights[i]
    if (i >= sides) window -= weights[i - sides]
    result.push(window)
  }
  return result
}

/**
 * The sum of the `keep` highest of `count` dice. Each roll is counted under its lowest kept face: `above` dice, fewer
 * than `keep`, show more; enough dice to fill up show exactly it; the rest show less.
 */
function highestDistribution(count: number, sides: number, keep: number): Distribution {
  const choose = pascalRows(count)
  const weights = new Array<number>(keep * (sides - 1) + 1).fill(0)
  for (let face = 1; face <= sides; face++) {
    let aboveWeights: readonly number[] = [1]
    for (let above = 0; above < keep && (above === 0 || face < sides); above++) {
      if (above > 0) aboveWeights = withOneMoreDie(aboveWeights, sides - face)
      const ways = choose[count][above] * waysToFillUp(choose, count - above, keep - above, face)
      // `above` dice of at least face + 1 and keep - above dice of `face` are kept; index 0 is the sum `keep`.
      const offset = keep * (face - 1) + above
      for (let i = 0; i < aboveWeights.length; i++) {
        weights[offset + i] = weights[offset + i] + ways * aboveWeights[i]
      }
    }
  }
  return { low: keep, weights }
}

/** The rolls of `dice` dice that show at most `face`, at least `least` of them exactly `face`. */
function waysToFillUp(choose: readonly (readonly number[])[], dice: number, least: number, face: number): number {
  let ways = 0
  for (let equal = least; equal <= dice; equal++) ways += choose[dice][equal] * power(face - 1, dice - equal)
  return ways
}

/** Pascal's triangle down to row `last`: by sums alone, so that no intermediate product exceeds the result. */
function pascalRows(last: number): readonly (readonly number[])[] {
  const rows: number[][] = [[1]]
  for (let n = 1; n <= last; n++) {
    const above = rows[n - 1]
    rows.push(Array.from({ length: n + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)))
  }
  return rows
}

/** A whole-number power by multiplication: the built-in one is not exact on every engine. */
function power(base: number, exponent: number): number {
  let result = 1
  for (let i = 0; i < exponent; i++) result *= base
  return result
}
