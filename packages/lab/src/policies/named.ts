import { type AnyRuleset, nearest } from '@fray/kernel'
import { withEyes } from './eyes.ts'
import { GREEDY_TRIALS, greedyPolicy } from './greedy.ts'
import { BASE, isOwnPolicy } from './own.ts'
import type { AnyPolicy } from './rehearsal.ts'
import { SEARCH_VISITS, searchPolicy } from './search.ts'

/** Settings for looking up policies by name. */
export interface Naming {
  /**
   * Whether the rulesets' own policies see only what their seat may know, as the searching ones always do. On by
   * default; simulations switch it off, which is faster.
   */
  readonly fair?: boolean
  /** A clock in milliseconds, for budgets such as `search:200ms`. Without it such a name is refused. */
  readonly now?: () => number
  /** By that clock, how long `search` may think by default: for hosts where people wait for it. */
  readonly within?: number
}

/** Names of all policies of a ruleset, the simple ones first. */
export function policyNames(rules: AnyRuleset): string[] {
  const own = [...rules.policies.keys()].sort((a, b) => rankOf(a) - rankOf(b))
  return [...own, 'greedy', 'search']
}

const RANKS = ['random', 'first-legal', BASE]
const rankOf = (name: string): number => (RANKS.indexOf(name) + RANKS.length + 1) % (RANKS.length + 1)

/**
 * The policy of that name: one of the ruleset's own, `greedy` or `search`, the latter two with an optional budget per
 * decision after a colon: `greedy:8` trials, `search:500` visits, `search:200ms`. Throws an error if there is none.
 */
export function policyNamed(rules: AnyRuleset, name: string, { fair = true, now, within }: Naming = {}): AnyPolicy {
  const [kind = '', ...rest] = name.toLowerCase().split(':')
  const budget = rest.length === 0 ? null : rest.join(':')
  const own = rules.policies.get(kind)
  if (own !== undefined && budget === null) return fair && !isOwnPolicy(own) ? withEyes(rules, own) : own
  if (kind !== 'greedy' && kind !== 'search') throw new RangeError(noSuchPolicy(rules, kind, own !== undefined))
  const base = rules.policies.get(BASE) as AnyPolicy | undefined
  if (base === undefined)
    throw new RangeError(`The ruleset ${rules.id} has no policy ${BASE}, which "${kind}" uses to play on.`)
  const named = (policy: AnyPolicy): AnyPolicy => ({ ...policy, id: budget === null ? kind : `${kind}:${budget}` })
  if (kind === 'greedy')
    return named(greedyPolicy(rules, base, budget === null ? GREEDY_TRIALS : wholeNumber(name, budget)))
  if (budget === null) {
    const time = now === undefined || within === undefined ? {} : { milliseconds: within, now }
    return named(searchPolicy(rules, base, { visits: SEARCH_VISITS, ...time }))
  }
  if (!budget.endsWith('ms')) return named(searchPolicy(rules, base, { visits: wholeNumber(name, budget) }))
  if (now === undefined)
    throw new RangeError(
      `The policy "${name}" goes by the clock, which would make the result depend on the machine: give trials instead, as in search:500.`,
    )
  return named(searchPolicy(rules, base, { milliseconds: wholeNumber(name, budget.slice(0, -2)), now }))
}

function wholeNumber(name: string, text: string): number {
  const n = Number(text)
  if (/^\d+$/.test(text) && n >= 1 && n <= 1_000_000) return n
  throw new RangeError(
    `The policy "${name}" has a budget that is not a whole number of 1 or more: write greedy:8, search:500 or search:200ms.`,
  )
}

function noSuchPolicy(rules: AnyRuleset, kind: string, takesNoBudget: boolean): string {
  if (takesNoBudget) return `The policy "${kind}" takes no budget: only greedy and search do.`
  const known = policyNames(rules)
  const near = nearest(kind, known)
  const hint = near === null ? `Available policies: ${known.join(', ')}.` : `Did you mean "${near}"?`
  return `There is no policy of ${rules.id} "${kind}". ${hint}`
}
