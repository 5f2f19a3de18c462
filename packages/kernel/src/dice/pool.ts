/** Pools: dice compiled so that they are rolled in one request, read at full speed and counted exactly. */

import { type Words, written } from '../log/made-words.ts'
import { type DiceExpression, type DiceTerm, formatDice, parseDice } from './notation.ts'
import { added, type Distribution, NOTHING, termDistribution, waysToFall } from './outcomes.ts'
import { bestOf, isKept, leastOf, mostOf, readingOf, termValue } from './terms.ts'

/** A value of a pool's dice and the number of equally likely rolls that give it. */
export type Outcome = { readonly value: number; readonly weight: number }

/** How often one die may explode; after that it is not rolled again. */
export const EXPLOSION_CAP = 100

/** Whether an exploding die that shows this face is rolled again (up to `EXPLOSION_CAP` times). */
export function explodesAgain(face: number, sides: number): boolean {
  return face === sides
}

/** A pool with too many possible rolls to count; its own class, so that it can be distinguished from other errors. */
export class UncountablePool extends RangeError {
  override name = 'UncountablePool'
}

/**
 * One request for dice. Made by `compileDice` and immutable.
 *
 * Faces are always given in the order of `sides`, starting at index `from` (0 by default). A die marked in
 * `exploding` is followed by the faces of its explosions: roll it again while `explodesAgain` is true, at most
 * `EXPLOSION_CAP` times, before rolling the next die. Such a die counts, and is kept or dropped, with all of its
 * faces. Of equal dice the earlier ones are kept. Faces are not checked against the sides; missing faces throw a
 * RangeError.
 */
export class Pool {
  /** The canonical notation; equal pools have the same text. */
  readonly text: Words
  /** The sides of each die, in the order in which they are rolled. */
  readonly sides: readonly number[]
  /** For each die, whether it explodes. */
  readonly exploding: readonly boolean[]
  /** The sum of the flat numbers. */
  readonly bonus: number
  /** The lowest total; -Infinity when an exploding die is subtracted. */
  readonly min: number
  /** The highest total; Infinity when an exploding die is added. */
  readonly max: number
  /** Whether any die explodes: then dice are requested one by one instead of all at once. */
  readonly explodes: boolean
  /** Whether it is a single die whose face is the value. */
  readonly isOneDie: boolean
  /** The number of sides if all dice have the same, otherwise 0. */
  readonly commonSides: number
  /** How faces are read: all are added (0), only the highest (1) or the lowest (-1) counts, or none of these (2). */
  readonly reading: 0 | 1 | -1 | 2
  private readonly terms: readonly DiceTerm[]
  /** Whether the faces are simply added. */
  private readonly plain: boolean
  private counted: readonly Outcome[] | null

  /** For `compileDice`: an expression from `parseDice` and its canonical text. */
  constructor(text: string, expression: DiceExpression) {
    const { terms, bonus } = expression
    this.text = written(text)
    this.sides = terms.flatMap((term) => new Array<number>(term.count).fill(term.sides))
    this.exploding = Object.freeze(terms.flatMap((term) => new Array<boolean>(term.count).fill(term.explodes)))
    this.bonus = bonus
    this.min = terms.reduce((sum, term) => sum + (term.sign === 1 ? leastOf(term) : -mostOf(term)), bonus)
    this.max = terms.reduce((sum, term) => sum + (term.sign === 1 ? mostOf(term) : -leastOf(term)), bonus)
    this.explodes = terms.some((term) => term.explodes)
    this.terms = terms
    this.plain = terms.every((term) => term.sign === 1 && term.keep === null && !term.explodes)
    this.isOneDie = this.plain && this.sides.length === 1
    const first = this.sides[0] ?? 0
    this.commonSides = this.sides.every((sides) => sides === first) ? first : 0
    this.reading = this.plain ? 0 : readingOf(terms)
    this.counted = null
  }

  /** The value of the faces: dice kept, added and subtracted, plus the flat bonus. */
  total(faces: ArrayLike<number>, from = 0): number {
    return this.dicePart(faces, from) + this.bonus
  }

  /** The value of the faces without the flat bonus. */
  dicePart(faces: ArrayLike<number>, from = 0): number {
    const end = from + this.sides.length
    if (end > faces.length) throw this.tooFew(faces, from)
    const { reading } = this
    if (reading === 1 || reading === -1) return bestOf(faces, from, end, reading)
    if (!this.plain) return this.explodes ? this.explodedPart(faces, from) : this.selectedPart(faces, from)
    let sum = 0
    for (let i = from; i < end; i++) sum += faces[i]
    return sum
  }

  /** For each face of the pool, whether it counts; includes the faces of all explosions. */
  kept(faces: ArrayLike<number>, from = 0): boolean[] {
    const { reading } = this
    if (reading === 1 || reading === -1) return this.keptOne(faces, from, reading)
    const kept: boolean[] = []
    const dice = this.gather(faces, from)
    let first = 0
    for (const term of this.terms) {
      for (let i = first; i < first + term.count; i++) {
        const counts = term.keep === null || isKept(dice.values, first, term.count, i, term.keep)
        for (let run = dice.lengths[i]; run > 0; run--) kept.push(counts)
      }
      first += term.count
    }
    return kept
  }

  /**
   * The distinct values of the dice without the flat bonus, in ascending order, with their weights: whole numbers
   * that add up to `outcomesTotal`. Calculated on the first call and cached.
   * @throws RangeError for an exploding pool, {@link UncountablePool} for one with 2^53 or more possible rolls.
   */
  outcomes(): readonly Outcome[] {
    if (this.counted === null) {
      this.checkCountable()
      const distribution = this.terms.reduce<Distribution>((sum, term) => added(sum, termDistribution(term)), NOTHING)
      const all = distribution.weights.map((weight, i) => Object.freeze({ value: distribution.low + i, weight }))
      this.counted = Object.freeze(all.filter((outcome) => outcome.weight > 0))
    }
    return this.counted
  }

  /** The sum of the weights of all outcomes: the number of equally likely rolls. Throws as `outcomes` does. */
  get outcomesTotal(): number {
    this.checkCountable()
    return waysToFall(this.terms)
  }

  /** The dice of a pool that keeps or subtracts but does not explode. */
  private selectedPart(faces: ArrayLike<number>, from: number): number {
    let sum = 0
    let first = from
    for (let t = 0; t < this.terms.length; t++) {
      const term = this.terms[t]
      sum += term.sign * termValue(term, faces, first)
      first += term.count
    }
    return sum
  }

  /** The dice of an exploding pool. */
  private explodedPart(faces: ArrayLike<number>, from: number): number {
    return this.selectedPart(this.gather(faces, from).values, 0)
  }

  /** The value of each die with its explosions, and how many faces went into it. */
  private gather(faces: ArrayLike<number>, from: number): { values: number[]; lengths: number[] } {
    const values: number[] = []
    const lengths: number[] = []
    let next = from
    for (let die = 0; die < this.sides.length; die++) {
      const sides = this.sides[die]
      let value = 0
      let length = 0
      for (let again = true; again; ) {
        if (next >= faces.length) throw this.tooFew(faces, from)
        const face = faces[next++]
        value += face
        length++
        again = this.exploding[die] === true && length <= EXPLOSION_CAP && explodesAgain(face, sides)
      }
      values.push(value)
      lengths.push(length)
    }
    return { values, lengths }
  }

  /** For a pool that keeps one die: marks the first of the best. */
  private keptOne(faces: ArrayLike<number>, from: number, reading: 1 | -1): boolean[] {
    const kept = [false]
    let best = from
    for (let i = from + 1; i < from + this.sides.length; i++) {
      kept.push(false)
      if (reading === 1 ? faces[i] > faces[best] : faces[i] < faces[best]) best = i
    }
    kept[best - from] = true
    return kept
  }

  /** A pool is serialized as its notation. */
  toJSON(): string {
    return this.text
  }

  private checkCountable(): void {
    if (this.explodes) {
      throw new RangeError(`${this.text} has no list of outcomes: an exploding die is asked for die by die.`)
    }
    if (waysToFall(this.terms) >= 2 ** 53) {
      throw new UncountablePool(
        `${this.text} can fall in too many ways to count them exactly: its outcomes are known only below 2^53 ways, ` +
          'so roll fewer or smaller dice, or sample it with seeded dice.',
      )
    }
  }

  private tooFew(faces: ArrayLike<number>, from: number): RangeError {
    const given = Math.max(0, faces.length - from)
    const more = this.explodes ? ' and one more for each explosion' : ''
    return new RangeError(
      `${this.text} was given ${given} ${given === 1 ? 'face' : 'faces'}: it needs ${this.sides.length}${more}.`,
    )
  }
}

/** Compiled pools by every text that was asked for, including the canonical one. Emptied when full. */
const pools = new Map<string, Pool>()
const POOLS_KEPT = 4096
const LONGEST_KEPT = 200

/**
 * The pool for dice given as notation or as an expression. Pools are cached: equal dice give the same pool, however
 * they are written, while it stays in the cache of some thousand texts. Compare pools by `text`.
 * @throws DiceError for a text that is not dice notation, or an expression out of its limits.
 * @example
 * ```ts
 * import { compileDice } from '@fray/kernel'
 *
 * const pool = compileDice('2d6+1')
 * console.log(pool.total([4, 3])) // 8
 * ```
 */
export function compileDice(dice: DiceExpression | string): Pool {
  const asked = typeof dice === 'string' ? dice : formatDice(dice)
  const known = pools.get(asked)
  if (known !== undefined) return known
  const expression = parseDice(asked)
  const text = formatDice(expression)
  const pool = pools.get(text) ?? new Pool(text, expression)
  if (pools.size >= POOLS_KEPT) forgetPools()
  pools.set(text, pool)
  if (asked.length <= LONGEST_KEPT) pools.set(asked, pool)
  return pool
}

/** One d20. */
export const D20: Pool = compileDice('1d20')

/** Two d20, the higher counts. */
export const D20_ADVANTAGE: Pool = compileDice('2d20kh1')

/** Two d20, the lower counts. */
export const D20_DISADVANTAGE: Pool = compileDice('2d20kl1')

/** Empties the cache except for the exported pools. */
function forgetPools(): void {
  pools.clear()
  for (const pool of [D20, D20_ADVANTAGE, D20_DISADVANTAGE]) pools.set(pool.text, pool)
}
