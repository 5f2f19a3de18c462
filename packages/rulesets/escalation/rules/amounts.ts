import { compileDice, type Option, type Pool, type Source, say, sourceMessage, type Who } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { cite, type Tally } from '../citing.ts'
import type { EscalationScene } from '../scene.ts'

/** From so many dice of a size on they may be counted another way. */
const MANY = 5
const TEN = 10

const pools = new Map<number, Pool>()

/** So many dice of a size. */
function diceOf(count: number, sides: number): Pool {
  const key = count * 1000 + sides
  let pool = pools.get(key)
  if (pool === undefined) {
    pool = compileDice(`${count}d${sides}`)
    pools.set(key, pool)
  }
  return pool
}

/** What an even number of dice of a size comes to on average: half of them times one more than their sides. */
export function averageOf(count: number, sides: number): number {
  cite('average-table')
  if (count === 36 && sides === TEN) cite('average-table-misprint')
  return (count / 2) * (sides + 1)
}

/** How many of so many dice are averaged where nobody says: the largest even number that is at least half and leaves two or more, else the largest even one. */
function usuallyAveraged(count: number): number {
  for (let n = count - (count % 2); n * 2 >= count; n -= 2) if (count - n >= 2) return n
  return count - (count % 2)
}

type BySize = readonly (readonly [sides: number, count: number])[]

const sizes = new WeakMap<Pool, BySize>()

/** Dice by size, in the order in which the pool names them. */
function bySize(pool: Pool): BySize {
  const known = sizes.get(pool)
  if (known !== undefined) return known
  const counts = new Map<number, number>()
  for (const sides of pool.sides) counts.set(sides, (counts.get(sides) ?? 0) + 1)
  const found = [...counts]
  sizes.set(pool, found)
  return found
}

/** What an amount of dice is rolled for. */
export interface Amount {
  /** Whether the dice count once a level. */
  readonly perLevel?: boolean
  readonly level?: number
  readonly rule: EscalationRule
  readonly why: Source
  /** What it is added to. */
  readonly tally: Tally
  readonly isDamage?: boolean
}

/**
 * Rolls an amount of damage or healing into the tally: so many dice for each Level where it says so. Five dice of a size
 * and more are counted as the table likes when `isDamage`: rolled out, partly averaged, or multiplied.
 */
export function rollAmount(scene: EscalationScene, who: Who, pool: Pool, amount: Amount): void {
  const { perLevel = false, level = 1, rule, why, tally, isDamage = true } = amount
  const times = perLevel ? Math.max(0, level) : 1
  if (perLevel) cite('die-times-number')
  if (isDamage && bySize(pool).length > 1) cite('damage-average-number')
  for (const [sides, each] of bySize(pool)) {
    const count = each * times
    if (count === 0) continue
    const way = isDamage && count >= MANY ? scene.setup.options['damage-dice-choice'] : 'roll'
    if (isDamage) cite('damage-dice-choice')
    if (way === 'average') averageMany(scene, who, count, sides, amount)
    else if (way === 'multiply') multiply(scene, who, count, sides, amount)
    else {
      if (isDamage) cite('damage-roll-all')
      scene.roll(diceOf(count, sides), who, rule, why, tally)
    }
  }
  const flat = pool.bonus * times
  if (flat !== 0) tally.add(flat, rule, why)
}

function averageMany(
  scene: EscalationScene,
  who: Who,
  count: number,
  sides: number,
  { rule, why, tally }: Amount,
): void {
  const numbers: number[] = []
  for (let n = count - (count % 2); n * 2 >= count; n -= 2) numbers.unshift(n)
  const preset = Math.max(0, numbers.indexOf(usuallyAveraged(count)))
  const options: Option[] = numbers.map((n) => ({
    value: n,
    label: say('{number} of {count} averaged', { number: { number: n }, count: { number: count } }),
  }))
  const at =
    numbers.length > 1
      ? scene.ask({
          rule: 'damage-average-number',
          kind: 'choice',
          to: who,
          prompt: say('How many of the {count}d{sides} count as their average ({why})?', {
            count: { number: count },
            sides: { number: sides },
            why: sourceMessage(why),
          }),
          options,
          preset,
        })
      : 0
  const averaged = numbers[at] ?? 0
  cite('damage-average-number')
  if (averaged > 0) {
    tally.add(
      averageOf(averaged, sides),
      'damage-average',
      say('{count}d{sides} averaged', { count: { number: averaged }, sides: { number: sides } }),
    )
  }
  if (count > averaged) scene.roll(diceOf(count - averaged, sides), who, rule, why, tally)
}

function multiply(scene: EscalationScene, who: Who, count: number, sides: number, amount: Amount): void {
  const tens = Math.floor(count / TEN)
  let rest = count % TEN
  cite('damage-multiply-split')
  if (tens > 0) times(scene, who, diceOf(tens, sides), TEN, amount)
  if (rest >= MANY) {
    times(scene, who, diceOf(1, sides), MANY, amount)
    rest -= MANY
  }
  if (rest > 0) scene.roll(diceOf(rest, sides), who, amount.rule, amount.why, amount.tally)
}

function times(
  scene: EscalationScene,
  who: Who,
  dice: Pool,
  factor: typeof MANY | typeof TEN,
  { rule, why, tally }: Amount,
): void {
  const value = scene.roll(dice, who, rule, why, tally)
  tally.change(value * (factor - 1), 'damage-multiply', `times ${factor}`)
}
