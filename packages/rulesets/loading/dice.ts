import { asText, compileDice, DiceError, type Pool, type Refusal } from '@fray/kernel/rules'
import { type Path, Problems } from './problems.ts'
import type { Reader } from './reader.ts'
import { refuse } from './refusal.ts'

/** Reads dice; an error in the notation is reported, and the result is null, as for a missing value. */
export function readDice(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): Pool | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  try {
    return compileDice(asText(raw))
  } catch (error) {
    if (!(error instanceof DiceError)) throw error
    r.problems.add(path, `${error.message}.`)
    return null
  }
}

/**
 * Reads dice or a number in a command: a pool, or a refusal.
 * @example
 * ```ts
 * import { readAmount } from '@fray/rulesets/loading/dice'
 *
 * const pool = readAmount('1d6+1')
 * if ('total' in pool) console.log(pool.total([4])) // 5
 * ```
 */
export function readAmount(raw: unknown): Pool | Refusal {
  const problems = new Problems()
  const pool = readDice({ problems }, raw, [])
  if (pool !== null) return pool
  const [wrong] = problems.list
  return wrong === undefined
    ? refuse('bad-value', 'This is no amount: write a number, or dice such as 2d6.')
    : refuse('bad-value', '{wrong}', { wrong: { said: wrong.message } })
}
