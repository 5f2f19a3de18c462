import { citing, refusing } from '@fray/kernel/rules'
import { fieldsFor } from '../kinds/fields.ts'
import { kindOf } from '../kinds/record.ts'
import type { PeopleReader } from '../loading/people-encounter.ts'

/**
 * What a ruleset of people declares with, by the ids of its rules: the makers of fields, `kind` for what has them, `refuse` for why
 * something may not be, and `cite` where a rule speaks that nothing else names.
 */
export const peopleOf = <R extends string>() => ({
  ...fieldsFor<PeopleReader<R>, R>(),
  kind: kindOf<PeopleReader<R>, R>(),
  refuse: refusing<R>(),
  cite: citing<R>(),
})
