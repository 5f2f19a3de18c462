import { type Refusal, refusing } from '@fray/kernel/rules'
import type { Problems } from './problems.ts'

/**
 * A refusal in what all rulesets share: by a rule that was handed over, or one of the kernel's.
 * @example
 * ```ts
 * import { refuse } from '@fray/rulesets/loading/refusal'
 *
 * const { rule, reason } = refuse('fight-over', 'The fight is over.')
 * console.log(rule, reason.key) // fight-over The fight is over.
 * ```
 */
export const refuse = refusing<string>()

/** Everything that is wrong, as one refusal: by the first rule that is broken, or by the one given where none is. */
export function refusalOf<R extends string>(problems: Problems<R>, rule: R): Refusal {
  const broken = problems.list.find((p) => p.rule !== undefined)?.rule
  return refuse(broken ?? rule, '{wrong}', { wrong: { said: problems.list.map((p) => p.message).join(' ') } })
}
