import { eachPath } from './branch.ts'
import type { Question } from './questions.ts'
import type { AnyScene } from './scene.ts'
import type { Column } from './state/columns.ts'
import { Table } from './table/table.ts'

/** Up to this many branches every one is calculated; beyond it {@link SAMPLES} of them are drawn. */
const MOST_BRANCHES = 200_000
const SAMPLES = 2000

/**
 * The average result of an act: it runs once for every branch of its dice, nobody reacts, each other question gets
 * its preset, and the returned numbers (always the same count) are weighted by probability. Afterwards the scene is
 * unchanged, and nothing is recorded. If there are too many branches, it is the average of a sample that is always
 * the same.
 * @example
 * ```ts
 * import { compileDice, defineTables, expected, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 1 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * // What a strike does, as the rules have it: 11 or more hits, for 2d6.
 * const [damage, hits] = expected(scene, () => {
 *   const isHit = scene.die(20, ada, 'strike', 'strike') >= 11
 *   return [isHit ? scene.roll(compileDice('2d6'), ada, 'weapon', 'axe') : 0, isHit ? 1 : 0]
 * })
 * console.log(damage.toFixed(2), hits.toFixed(2)) // 3.50 0.50
 * ```
 */
export function expected(scene: AnyScene, act: () => readonly number[]): readonly number[] {
  const { blows, creditListener } = scene
  scene.blows = null
  scene.creditListener = null
  try {
    return inEveryWay(scene, act) ?? inSome(scene, act)
  } finally {
    scene.blows = blows
    scene.creditListener = creditListener
  }
}

/** The exact average; null if there are too many branches. */
function inEveryWay(scene: AnyScene, act: () => readonly number[]): readonly number[] | null {
  const table = Table.branching(stayingOut)
  const sums: number[] = []
  let came: readonly number[] = []
  let branches = 0
  eachPath(
    scene,
    table,
    null,
    () => {
      came = act()
    },
    () => {
      const chance = table.branches.probability()
      came.forEach((value, i) => {
        sums[i] = (sums[i] ?? 0) + chance * value
      })
      return ++branches < MOST_BRANCHES
    },
  )
  return branches < MOST_BRANCHES ? sums : null
}

/** The average of a sample, rolled with separate dice. */
function inSome(scene: AnyScene, act: () => readonly number[]): readonly number[] {
  const { table, recorder, undoable } = scene
  const sums: number[] = []
  const dice = Table.quick('what is expected', stayingOut)
  scene.table = dice
  scene.recorder = null
  scene.undoable = true
  const mark = scene.mark()
  try {
    for (let i = 0; i < SAMPLES; i++) {
      act().forEach((value, at) => {
        sums[at] = (sums[at] ?? 0) + value / SAMPLES
      })
      scene.rollback(mark)
    }
  } finally {
    scene.rollback(mark)
    scene.table = table
    scene.recorder = recorder
    scene.undoable = undoable
  }
  return sums
}

/** Answers that decline everything that can be declined. */
const stayingOut = ({ decline, preset }: Question): number => decline ?? preset

/** A cached average and the second half of its key. */
interface Known {
  readonly check: number
  readonly values: readonly number[]
}

/**
 * Caches averages for policies that ask the same in every fight. The key is the object from the set-up that acts
 * (`thing`) plus everything else that the rule reads. First describe the circumstances, starting with {@link under};
 * then {@link recall} returns the cached values or {@link learn} calculates them. Circumstances are hashed to 64
 * bits, so collisions are very unlikely.
 * @example
 * ```ts
 * import { compileDice, defineTables, Expectations, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 1 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * const axe = { dice: compileDice('1d8') }
 * const known = new Expectations()
 * // What the axe takes on average from somebody with so much armor: worked out once for each.
 * function taken(armor: number): readonly number[] {
 *   const strike = () => [Math.max(0, scene.roll(axe.dice, ada, 'axe', 'axe') - armor)]
 *   return known.under(armor).recall(axe) ?? known.learn(scene, axe, strike)
 * }
 * console.log(taken(2), known.under(2).recall(axe), known.under(3).recall(axe)) // [ 2.625 ] [ 2.625 ] null
 * ```
 */
export class Expectations {
  private readonly known = new WeakMap<object, Map<number, Known>>()
  private readonly numbers = new WeakMap<object, number>()
  private last = 0
  private key = 0
  private check = 0

  /** Starts a description of the circumstances, with a number for what is not in the fight's state. */
  under(number: number): this {
    this.key = Math.imul(number ^ 0x2545f491, 0x01000193)
    this.check = number | 0
    return this
  }

  /** Adds a number. */
  and(number: number): this {
    this.key = Math.imul(this.key ^ number, 0x01000193)
    this.check = Math.imul(this.check + number, 0x5bd1e995) ^ (this.check >>> 15)
    return this
  }

  /** Adds the values of these columns of a row. */
  andOf(scene: AnyScene, columns: readonly Column[], row: number): this {
    const { memory } = scene
    const { offsets } = scene.layout
    let { key, check } = this
    for (let i = 0; i < columns.length; i++) {
      const value = memory[offsets[columns[i].id] + row]
      key = Math.imul(key ^ value, 0x01000193)
      check = Math.imul(check + value, 0x5bd1e995) ^ (check >>> 15)
    }
    this.key = key
    this.check = check
    return this
  }

  /** A unique number for an object, to distinguish circumstances by it. */
  numberOf(thing: object): number {
    let number = this.numbers.get(thing)
    if (number === undefined) {
      number = ++this.last
      this.numbers.set(thing, number)
    }
    return number
  }

  /** The cached values of the thing under the described circumstances, or null. */
  recall(thing: object): readonly number[] | null {
    const found = this.known.get(thing)?.get(this.key)
    return found !== undefined && found.check === this.check ? found.values : null
  }

  /** Calculates the values and caches them. */
  learn(scene: AnyScene, thing: object, act: () => readonly number[]): readonly number[] {
    const { key, check } = this
    let by = this.known.get(thing)
    if (by === undefined) {
      by = new Map()
      this.known.set(thing, by)
    }
    const values = expected(scene, act)
    by.set(key, { check, values })
    return values
  }
}
