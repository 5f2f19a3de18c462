import {
  isRefusal,
  type Param,
  type ParamOptions,
  type Pool,
  type Scene,
  type Tally,
  valueParam,
} from '@fray/kernel/rules'
import { readAmount } from '../reading/dice.ts'

/**
 * A number or dice that the referee names: `amountParam('damage', { optional: true })`. What is no amount is refused.
 * @example
 * ```ts
 * import { defineTables, Scene } from '@fray/kernel/rules'
 * import { amountParam } from '@fray/rulesets/referee/amounts'
 *
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({ combatant: {} }), { combatant: 0 }, setup)
 * const damage = amountParam('damage', { label: 'what the trap takes' })
 * console.log(damage.read(scene, '2d6+1', {})) // { value: '2d6+1' }
 * const refusal = damage.read(scene, '2dd6', {})
 * if ('reason' in refusal) console.log(refusal.reason) // "2dd6" has "d" at column 3: a die needs a number of sides, as in 2d6.
 * ```
 */
export const amountParam = <N extends string>(name: N, o: ParamOptions<unknown> = {}): Param<N, unknown> => ({
  ...valueParam(name, o),
  read(_scene, raw) {
    const read = readAmount(raw)
    return isRefusal(read) ? read : { value: raw }
  },
})

/**
 * The value of an {@link amountParam} in a command: its dice, or null where it was left out.
 * @example
 * ```ts
 * import { amountOf } from '@fray/rulesets/referee/amounts'
 *
 * console.log(amountOf('2d6+1')?.total([4, 3])) // 8
 * ```
 */
export const amountOf = (value: unknown): Pool | null => (value === null ? null : (readAmount(value) as Pool))

/** What a scene offers to roll an amount. */
type Rolls<R extends string> = Pick<Scene<never, R>, 'roll' | 'tally'>

/**
 * Rolls the amount, with its flat part, never less than 0; `by` is who rolls, `source` what the parts are called.
 * @example
 * ```ts
 * import { compileDice, defineTables, REFEREE, Scene } from '@fray/kernel/rules'
 * import { rollAmount } from '@fray/rulesets/referee/amounts'
 *
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({ combatant: {} }), { combatant: 0 }, setup)
 * const { total } = rollAmount(scene, compileDice('1d6+2'), REFEREE, 'traps', 'a trap')
 * console.log(total >= 3 && total <= 8) // true
 * console.log(rollAmount(scene, compileDice('-3'), REFEREE, 'traps', 'a trap').total) // 0
 * ```
 */
export function rollAmount<R extends string>(scene: Rolls<R>, pool: Pool, by: number, rule: R, source: string): Tally {
  const tally = scene.tally()
  scene.roll(pool, by, rule, source, tally)
  if (pool.bonus === 0 && pool.sides.length === 0) tally.add(0, rule, source)
  return tally.atLeast(0, rule, 'at least 0')
}
