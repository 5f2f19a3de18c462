import { appliedTo, compares } from './chances.ts'
import { type DiceOf, MOST_TIMES, type RollExpression } from './expression.ts'

/** A roll: the value, and each die with its faces, with dice that do not count in brackets. */
export interface RolledDice {
  readonly value: number
  readonly shown: readonly string[]
}

/** Rolls an expression. `face` returns the next face of a die of so many sides, 1 to that number. */
export function rollExpression(expression: RollExpression, face: (sides: number) => number): RolledDice {
  if (expression.is === 'number') return { value: expression.value, shown: [] }
  if (expression.is === 'dice') return rollPool(expression, face)
  const [left, right] = expression.of
  const one = rollExpression(left, face)
  if (expression.is === '@') {
    const each = Array.from({ length: Math.max(0, Math.min(MOST_TIMES, one.value)) }, () => rollExpression(right, face))
    return {
      value: each.reduce((sum, { value }) => sum + value, 0),
      shown: [...one.shown, ...each.flatMap(({ shown }) => shown)],
    }
  }
  const other = rollExpression(right, face)
  return { value: appliedTo(expression.is, one.value, other.value), shown: [...one.shown, ...other.shown] }
}

function rollPool({ count, faces, explosions, counted }: DiceOf, face: (sides: number) => number): RolledDice {
  const highest = Math.max(...faces)
  const dice = Array.from({ length: count }, () => {
    const fallen: number[] = []
    do fallen.push(faces[face(faces.length) - 1] ?? 0)
    while (fallen.at(-1) === highest && fallen.length <= explosions)
    return { fallen, words: fallen.join('+'), value: fallen.reduce((sum, one) => sum + one, 0) }
  })
  if (counted.is === 'count') {
    const counts = (one: number): boolean => compares(one, counted.than, counted.value)
    return {
      value: dice.flatMap(({ fallen }) => fallen).filter(counts).length,
      shown: dice.map(({ fallen }) => fallen.map((one) => (counts(one) ? `${one}` : `(${one})`)).join('+')),
    }
  }
  const sorted = dice.map((_, i) => i).sort((a, b) => (dice[b]?.value ?? 0) - (dice[a]?.value ?? 0))
  const kept = new Set(
    counted.is === 'sum'
      ? sorted
      : counted.which === 'highest'
        ? sorted.slice(0, counted.count)
        : sorted.slice(-counted.count),
  )
  return {
    value: dice.reduce((sum, { value }, i) => (kept.has(i) ? sum + value : sum), 0),
    shown: dice.map(({ words }, i) => (kept.has(i) ? words : `(${words})`)),
  }
}
