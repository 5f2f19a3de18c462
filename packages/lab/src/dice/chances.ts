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

/** Whether a comparison is true. */
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

/** The result of an operator. */
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
 * The chance of every value of an expression, in floating-point precision; a comparison is 1 if true, otherwise 0.
 * Throws {@link UncountableDice} if there is too much to count.
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
  // `count` counts dice, so dice added by explosions count like all others; sum and keep use a die's total.
  if (counted.is === 'count') {
    const counts = (face: number) => Number(compares(face, counted.than, counted.value))
    return timesOver(count, exploding(plain, explosions, counts))
  }
  const die = exploding(plain, explosions)
  return counted.is === 'keep' ? keptOf(count, die, counted.count, counted.which) : timesOver(count, die)
}
