import type { FieldRules } from '../../loading/shape.ts'
import type { FieldMap } from '../field.ts'

/** The rules that fields of the kinds break if their values have the wrong shape, by their names in files. */
export function rulesOfFields<R extends string>(
  // biome-ignore lint/suspicious/noExplicitAny: kinds of any values.
  kinds: readonly { readonly fields: FieldMap<any, R> }[],
  others: FieldRules<R> = {},
): FieldRules<R> {
  const rules: Record<string, R> = { ...others }
  for (const { fields } of kinds) note(rules, fields)
  return rules
}

// biome-ignore lint/suspicious/noExplicitAny: kinds of any values.
function note<R extends string>(rules: Record<string, R>, fields: FieldMap<any, R>): void {
  for (const [name, field] of Object.entries(fields)) {
    const { key = name, rule, shape } = field
    if ('parts' in field) note(rules, field.parts as typeof fields)
    if (rule === null) continue
    // Everything has a name, and the few kinds with a rule for it cite it themselves.
    if (key === 'name') continue
    for (const one of shape.type === 'numbers' ? shape.words : [key]) rules[one] ??= rule
  }
}
