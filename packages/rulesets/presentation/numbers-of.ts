import type { Column } from '@fray/kernel/rules'
import type { FieldMap } from '../kinds/field.ts'
import type { Placeless } from './placeless.ts'

/** Fields for the card of `placeless`, by name: each its column, explained by the field's rule. */
export const numbersOf = <K extends string>(
  // biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
  fields: FieldMap<any, any>,
  columns: Readonly<Record<NoInfer<K>, Column>>,
  names: readonly K[],
): Placeless<never>['numbers'] => names.map((name) => ({ column: columns[name], rule: String(fields[name].rule) }))
