import { type Refusal, type Refuse, refusing } from '@fray/kernel/rules'
import type { Problems } from './problems.ts'

/**
 * A refusal in code shared by all rulesets: by a rule that was passed in, or one of the kernel's.
 * @example
 * ```ts
 * import { refuse } from '@fray/rulesets/loading/refusal'
 *
 * const { rule, reason } = refuse('fight-over', 'The fight is over.')
 * console.log(rule, reason.key) // fight-over The fight is over.
 * ```
 */
export const refuse: Refuse<string> = refusing<string>()

/** All problems as one refusal: by the first broken rule, or by the given one if no problem names a rule. */
export function refusalOf<R extends string>(problems: Problems<R>, rule: R): Refusal {
  const broken = problems.list.find((p) => p.rule !== undefined)?.rule
  return refuse(broken ?? rule, '{wrong}', { wrong: { said: problems.list.map((p) => p.message).join(' ') } })
}
