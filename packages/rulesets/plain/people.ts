import { citing, refusing } from '@fray/kernel/rules'
import { fieldsFor } from '../kinds/fields.ts'
import { kindOf } from '../kinds/record.ts'
import type { PeopleReader } from '../loading/people-encounter.ts'

/**
 * The functions with which a ruleset of people declares things, typed by the ids of its rules: the makers of fields,
 * `kind` for things with fields, `refuse` for refusals, and `cite` where a rule acts that nothing else names.
 */
export const peopleOf = <R extends string>() => ({
  ...fieldsFor<PeopleReader<R>, R>(),
  kind: kindOf<PeopleReader<R>, R>(),
  refuse: refusing<R>(),
  cite: citing<R>(),
})
