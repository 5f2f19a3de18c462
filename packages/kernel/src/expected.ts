import { eachPath } from './branch.ts'
import type { Question } from './questions.ts'
import type { AnyScene } from './scene.ts'
import type { Column } from './state/columns.ts'
import { Table } from './table/table.ts'

/** Ways in which dice can fall of which each is looked at; where there are more, as many as stand in {@link SAMPLES} are drawn. */
const MOST_BRANCHES = 200_000
const SAMPLES = 2000

/**
 * What comes of something that the rules do, on average: it is done in every way in which its dice can fall, nobody
 * steps in, each other question is answered by its preset, and what it returns (a few numbers, always as many) is weighed by its chance. The scene is as
 * before afterwards, and nobody hears of it. Many blows with several dice each fall in more ways than anybody has time for: then it is
 * the average of so many that are drawn, always the same ones.
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

/** The exact average; null where there are too many ways. */
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

/** The average of some ways, drawn with dice of their own. */
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

/** The answer of those who do nothing that they need not do. */
const stayingOut = ({ decline, preset }: Question): number => decline ?? preset

/** What was expected, and the other half of the circumstances under which. */
interface Known {
  readonly check: number
  readonly values: readonly number[]
}

/**
 * Remembers what was expected, for policies that ask the same in every fight: by the thing that it is done with, an object
 * of the set-up, and by all else that the rule reads. First the circumstances are said, from {@link under} on; then {@link recall}
 * gives what is known of a thing under them, or {@link learn} finds it out. They are kept as 64 bits, which are hardly ever alike by chance.
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

  /** Begins to say the circumstances, with a number for what is not in the fight. */
  under(number: number): this {
    this.key = Math.imul(number ^ 0x2545f491, 0x01000193)
    this.check = number | 0
    return this
  }

  /** One number more. */
  and(number: number): this {
    this.key = Math.imul(this.key ^ number, 0x01000193)
    this.check = Math.imul(this.check + number, 0x5bd1e995) ^ (this.check >>> 15)
    return this
  }

  /** What stands in these columns of a row. */
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

  /** A number of its own for a thing, to tell circumstances apart by it. */
  numberOf(thing: object): number {
    let number = this.numbers.get(thing)
    if (number === undefined) {
      number = ++this.last
      this.numbers.set(thing, number)
    }
    return number
  }

  /** What is known of the thing under the circumstances that were said; null where nobody has asked yet. */
  recall(thing: object): readonly number[] | null {
    const found = this.known.get(thing)?.get(this.key)
    return found !== undefined && found.check === this.check ? found.values : null
  }

  /** Works it out. */
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
