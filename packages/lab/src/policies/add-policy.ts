import type { AnyRuleset } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { policyNames } from './named.ts'
import { BASE, type OwnPolicy, policyOfOwn } from './own.ts'
import type { AnyPolicy } from './rehearsal.ts'

/** The form of a policy's id: it is used after `--policy`, in lists and in addresses. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * Adds a policy to a ruleset: from now on it can be named like any other, in this thread.
 * @throws RangeError if there is no such ruleset, or the id is invalid or taken
 * @example
 * ```ts
 * import { addPolicy, loadGame, policyNames } from '@fray/lab'
 *
 * await addPolicy({
 *   ruleset: 'zones',
 *   id: 'brawler',
 *   about: 'Attacks whenever it can.',
 *   command: ({ choices }) => choices.find(({ action }) => action === 'attack') ?? choices[0],
 * })
 * console.log(policyNames((await loadGame('zones')).rules).includes('brawler')) // true
 * ```
 */
export async function addPolicy(own: OwnPolicy): Promise<void> {
  const load = Object.hasOwn(rulesets, own.ruleset) ? rulesets[own.ruleset] : undefined
  if (load === undefined)
    throw new RangeError(
      `The policy "${own.id}" is for the ruleset "${own.ruleset}", which is not available. Available rulesets: ${Object.keys(rulesets).join(', ')}.`,
    )
  const { rules } = await load()
  add(rules, own)
}

function add(rules: AnyRuleset, own: OwnPolicy): void {
  if (!ID.test(own.id))
    throw new RangeError(`The policy's id is "${own.id}": use small letters, digits and hyphens, as in my-policy.`)
  if (policyNames(rules).includes(own.id))
    throw new RangeError(`There is a policy "${own.id}" of ${rules.id} already: give this one its own id.`)
  const base = rules.policies.get(BASE) as AnyPolicy | undefined
  if (base === undefined)
    throw new RangeError(
      `The ruleset ${rules.id} has no policy ${BASE}, which plays everybody in what "${own.id}" tries.`,
    )
  ;(rules.policies as Map<string, AnyPolicy>).set(own.id, policyOfOwn(rules, base, own))
}
