/**
 * The value of one term's faces, and the lowest and highest it can be. Nothing here allocates: it runs for each roll.
 */

import type { DiceTerm, Keep } from './notation.ts'

/** The highest or lowest face from index `from` up to `end`. */
export function bestOf(faces: ArrayLike<number>, from: number, end: number, reading: 1 | -1): number {
  let best = faces[from]
  for (let i = from + 1; i < end; i++) if (reading === 1 ? faces[i] > best : faces[i] < best) best = faces[i]
  return best
}

/** The reading of a pool that does not simply add its faces up. */
export function readingOf(terms: readonly DiceTerm[]): 1 | -1 | 2 {
  const only = terms[0]
  if (terms.length !== 1 || only === undefined || only.sign !== 1 || only.explodes || only.keep?.count !== 1) return 2
  return only.keep.which === 'highest' ? 1 : -1
}

/** The value, without its sign, of a term whose first die is at `first`. Allocates nothing. */
export function termValue(term: DiceTerm, faces: ArrayLike<number>, first: number): number {
  const { count, keep } = term
  if (keep !== null && keep.count === 1) return extreme(faces, first, count, keep.which === 'highest')
  const all = keep === null || keep.count === count - 1
  let sum = 0
  for (let i = first; i < first + count; i++) if (all || isKept(faces, first, count, i, keep)) sum += faces[i]
  return all && keep !== null ? sum - extreme(faces, first, count, keep.which === 'lowest') : sum
}

/** The highest or the lowest of `count` dice from index `first` on. */
function extreme(values: ArrayLike<number>, first: number, count: number, highest: boolean): number {
  let result = values[first]
  for (let i = first + 1; i < first + count; i++) {
    const value = values[i]
    if (highest ? value > result : value < result) result = value
  }
  return result
}

/** Whether the die at index `die` is one of the kept among the `count` dice from index `first` on. */
export function isKept(values: ArrayLike<number>, first: number, count: number, die: number, keep: Keep): boolean {
  const value = values[die]
  let better = 0
  for (let i = first; i < first + count; i++) {
    const other = values[i]
    if (other === value ? i < die : other > value === (keep.which === 'highest')) better++
  }
  return better < keep.count
}

/** The lowest value of a term's dice. */
export function leastOf(term: DiceTerm): number {
  return term.keep?.count ?? term.count
}

/** The highest value of a term's dice. */
export function mostOf(term: DiceTerm): number {
  return term.explodes ? Number.POSITIVE_INFINITY : leastOf(term) * term.sides
}
