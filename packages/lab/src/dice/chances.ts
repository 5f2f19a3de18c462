import {
  combined,
  type DiceChances,
  exploding,
  inOrder,
  keptOf,
  rolledTimes,
  surely,
  timesOver,
  UncountableDice,
} from './distribution.ts'
import { type Comparison, type DiceOf, MOST_TIMES, type RollExpression } from './expression.ts'

/** Whether a comparison holds. */
export function compares(a: number, than: Comparison, b: number): boolean {
  switch (than) {
    case '>=':
      return a >= b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '<':
      return a < b
    case '=':
      return a === b
  }
}

/** What two values come to. */
export function appliedTo(is: Exclude<RollExpression['is'], 'number' | 'dice' | '@'>, a: number, b: number): number {
  switch (is) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case 'max':
      return Math.max(a, b)
    case 'min':
      return Math.min(a, b)
    default:
      return Number(compares(a, is, b))
  }
}

/**
 * The chance of every value of an expression, to the precision of the machine's numbers; a comparison is 1 where it holds, else 0.
 * Throws {@link UncountableDice} where that is too much.
 */
export function chancesOfDice(expression: RollExpression): DiceChances {
  switch (expression.is) {
    case 'number':
      return surely(expression.value)
    case 'dice':
      return ofPool(expression)
    case '@': {
      const [times, die] = expression.of.map(chancesOfDice) as [DiceChances, DiceChances]
      if ([...times.keys()].some((n) => n < 0 || n > MOST_TIMES))
        throw new UncountableDice(`Before "@" stands how often it is rolled: 0 to ${MOST_TIMES}.`)
      return rolledTimes(times, die)
    }
    default: {
      const { is } = expression
      const [one, other] = expression.of.map(chancesOfDice) as [DiceChances, DiceChances]
      return combined(one, other, (a, b) => appliedTo(is, a, b))
    }
  }
}

function ofPool({ count, faces, explosions, counted }: DiceOf): DiceChances {
  const sums = new Map<number, number>()
  for (const face of faces) sums.set(face, (sums.get(face) ?? 0) + 1 / faces.length)
  const plain = inOrder(sums)
  const die = explosions > 0 ? exploding(plain, explosions) : plain
  if (counted.is === 'keep') return keptOf(count, die, counted.count, counted.which)
  if (counted.is === 'sum') return timesOver(count, die)
  let chance = 0
  for (const [value, p] of die) if (compares(value, counted.than, counted.value)) chance += p
  return timesOver(
    count,
    inOrder(
      new Map([
        [0, Math.max(0, 1 - chance)],
        [1, chance],
      ]),
    ),
  )
}
