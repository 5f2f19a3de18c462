import type { AnyRuleset } from '@fray/kernel'
import type { AnyPolicy } from './rehearsal.ts'
import { type TryingPolicy, tryingPolicy } from './trying.ts'

/** Trials of the commands that are in the last choice, where nobody says otherwise. */
export const GREEDY_TRIALS = 40

/** Rounds that are played on, the one that is on included. */
const ROUNDS = 3

/** Trials of a command before the worse half is given up. */
const FIRST = 4

/**
 * The command, or answer, after which the fight stands best on average: each is tried out a few times on imagined copies
 * of the fight, played on by the rule of thumb until everybody has had two turns.
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
