import {
  isRefusal,
  type Param,
  type ParamOptions,
  type Pool,
  type Scene,
  type SourceOf,
  type Tally,
  valueParam,
} from '@fray/kernel/rules'
import { readAmount } from '../loading/dice.ts'

/** A number or dice given by the referee: `amountParam('damage', { optional: true })`. Anything else is refused. */
export const amountParam = <N extends string>(name: N, o: ParamOptions<unknown> = {}): Param<N, unknown> => ({
  ...valueParam(name, o),
  read(_scene, raw) {
    const read = readAmount(raw)
    return isRefusal(read) ? read : { value: raw }
  },
})

/** The value of an {@link amountParam} in a command: its dice, or null if missing. */
export const amountOf = (value: unknown): Pool | null => (value === null ? null : (readAmount(value) as Pool))

/** The methods of a scene that roll an amount. */
type Rolls<R extends string> = Pick<Scene<never, R>, 'roll' | 'tally'>

/** Rolls the amount, including its flat part, at least 0; `by` is who rolls, `source` the name of the parts. */
export function rollAmount<R extends string, T extends string>(
  scene: Rolls<R>,
  pool: Pool,
  by: number,
  rule: R,
  source: SourceOf<T>,
): Tally {
  const tally = scene.tally()
  scene.roll<T>(pool, by, rule, source, tally)
  if (pool.bonus === 0 && pool.sides.length === 0) tally.add<T>(0, rule, source)
  return tally.atLeast(0, rule, 'at least 0')
}
