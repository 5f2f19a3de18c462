import type { AnyRuleset, Setup } from '@fray/kernel'
import { USUAL_LIMIT } from './seating.ts'
import type { Experiment } from './simulation.ts'

/** A fight from which trials start: its beginning, or the point that commands have led to. */
interface Reached {
  readonly rules: AnyRuleset
  readonly setup: Setup
  readonly opening: readonly unknown[]
}

/**
 * The experiment of a fight from its present point, with the default limit.
 * @example
 * ```ts
 * import { experimentFrom, loadGame } from '@fray/lab'
 *
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ combatants: { Ada: { from: 'ada-the-warrior' }, Orc: { from: 'toll-ruffian' } } })
 * if (setup === null) throw new Error('It should be read.')
 * const policies = { otherwise: 'aggressive', sides: {} }
 * console.log(experimentFrom({ rules, setup, opening: [] }, { policies, seed: 'seven' }).limit) // 10000
 * ```
 */
export const experimentFrom = (
  { rules, setup, opening }: Reached,
  { policies, seed, limit = USUAL_LIMIT }: Pick<Experiment, 'policies' | 'seed'> & { readonly limit?: number },
): Experiment => ({
  ...{ ruleset: rules.id, encounter: setup.encounter },
  ...(opening.length > 0 && { opening }),
  ...{ policies, seed, limit },
})
