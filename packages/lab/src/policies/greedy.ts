import type { AnyRuleset } from '@fray/kernel'
import type { AnyPolicy } from './rehearsal.ts'
import { type TryingPolicy, tryingPolicy } from './trying.ts'

/** Default number of trials of the commands in the final choice. */
export const GREEDY_TRIALS = 40

/** Rounds to play on, including the present one. */
const ROUNDS = 3

/** Trials of a command before the worse half is dropped. */
const FIRST = 4

/**
 * Chooses the command, or answer, with the best average result: each is tried several times on imagined copies of the
 * fight, which the rule of thumb plays on until everyone has had two turns.
 * @example
 * ```ts
 * import { randomFrom } from '@fray/kernel'
 * import { greedyPolicy, loadGame, policyNamed } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const greedy = greedyPolicy(rules, policyNamed(rules, 'aggressive'), 4)
 * console.log(greedy.command(scene, 0, randomFrom(1)).action) // attack
 * ```
 */
export function greedyPolicy(rules: AnyRuleset, base: AnyPolicy, trials = GREEDY_TRIALS): TryingPolicy {
  return tryingPolicy(rules, base, {
    id: 'greedy',
    about: `Tries each of the likeliest commands up to ${trials} times and takes the one that leaves its side best off after everyone has had two more turns.`,
    worlds: trials,
    choosiness: { perAction: 3, inAll: 10 },
    answers: 8,
    rounds: ROUNDS,
    halving: () => ({ first: Math.min(FIRST, trials), last: trials }),
    until: null,
  })
}
