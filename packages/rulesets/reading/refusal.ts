import { type Refusal, refuse } from '@fray/kernel/rules'
import type { Problems } from './problems.ts'

/** Everything that is wrong, as one refusal: by the first rule that is broken, or by the one given where none is. */
export function refusalOf<R extends string>(problems: Problems<R>, rule: R): Refusal {
  const broken = problems.list.find((p) => p.rule !== undefined)?.rule
  return refuse(broken ?? rule, problems.list.map((p) => p.message).join(' '))
}
