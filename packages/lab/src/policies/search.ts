import type { AnyRuleset } from '@fray/kernel'
import type { AnyPolicy } from './rehearsal.ts'
import { type TryingPolicy, tryingPolicy } from './trying.ts'

/** The budget of a search per decision: visits, milliseconds, or whichever is used up first. */
export interface SearchBudget {
  /** With visits alone the same seed gives the same decision. */
  readonly visits?: number
  /** By the clock; the decision then depends on the machine. */
  readonly milliseconds?: number
  readonly now?: () => number
}

/** Default number of visits of a search. */
export const SEARCH_VISITS = 600

/** Milliseconds for a decision when playing with people: a second, with some reserve. */
export const SEARCH_TIME = 600

/** Rounds to play on, including the present one. */
const ROUNDS = 5

/** The most options of a decision. */
const WIDTH = 12

/**
 * Monte Carlo search: the possible choices are tried repeatedly on imagined copies of the fight, the more promising
 * the more often; each copy is played on by the rule of thumb for several turns of everyone and judged on the way. It
 * is `greedy` with more commands, more trials and a longer look ahead. Questions are decided in the same way: the
 * command in whose middle they come is executed again.
 * @example
 * ```ts
 * import { randomFrom } from '@fray/kernel'
 * import { loadGame, policyNamed, searchPolicy } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const search = searchPolicy(rules, policyNamed(rules, 'aggressive'), { visits: 20 })
 * console.log(search.command(scene, 0, randomFrom(1)).action) // attack
 * ```
 */
export function searchPolicy(rules: AnyRuleset, base: AnyPolicy, budget: SearchBudget): TryingPolicy {
  const { visits = Number.POSITIVE_INFINITY, milliseconds, now } = budget
  const until =
    milliseconds === undefined || now === undefined
      ? null
      : () => {
          const end = now() + milliseconds
          return () => now() >= end
        }
  return tryingPolicy(rules, base, {
    id: 'search',
    about: `Monte-Carlo search: plays on from each of the likeliest commands, ${amount(budget)} a decision, the better ones more often.`,
    worlds: Math.max(4, Math.min(32, Math.ceil(visits / 8))),
    choosiness: { perAction: 8, inAll: WIDTH },
    answers: 5,
    rounds: ROUNDS,
    halving: (options) => trialsFor(options, visits),
    until,
  })
}

const amount = ({ visits, milliseconds }: SearchBudget): string =>
  [
    ...(visits === undefined ? [] : [`${visits} times`]),
    ...(milliseconds === undefined ? [] : [`for ${milliseconds} ms`]),
  ].join(' or ')

/**
 * Trials of each option before half of them are dropped, and of those left in the end, so that all together take
 * about `visits` visits.
 */
function trialsFor(options: number, visits: number): { readonly first: number; readonly last: number } {
  if (!Number.isFinite(visits)) return { first: 4, last: 4096 }
  const spent = (first: number, last: number): number => {
    let sum = 0
    let before = 0
    let left = options
    for (let trials = Math.min(first, last); ; trials = Math.min(last, trials * 2)) {
      sum += left * (trials - before)
      if (trials >= last || left <= 1) return sum
      before = trials
      left = 1 + Math.ceil((left - 1) / 2)
    }
  }
  let best = { first: 1, last: 1 }
  for (let first = 1; first <= 8; first++) {
    for (let last = first; last <= 512 && spent(first, last) <= visits; last += first) {
      if (spent(first, last) > spent(best.first, best.last)) best = { first, last }
    }
  }
  return best
}
