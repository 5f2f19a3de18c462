import { type AnyRuleset, type FightEvent, KERNEL_RULES, type Question, type Refusal } from '@fray/kernel'

/** What a step of a case produced that names rules. */
export interface Cited {
  readonly events: readonly FightEvent[]
  readonly questions: readonly Question[]
  readonly refusal: Refusal | null
}

/**
 * A message for the first misspelt rule in an event, a question or a refusal: one that neither the ruleset nor the
 * kernel has. Null if there is none.
 */
export function strangeRule(rules: AnyRuleset, { events, questions, refusal }: Cited): string | null {
  const strange = (rule: unknown, where: string): string | null =>
    typeof rule !== 'string' || Object.hasOwn(rules.ruleTitles, rule) || KERNEL_RULES.has(rule)
      ? null
      : `${where} names the rule "${rule}", which ${rules.id} does not have.`
  if (refusal !== null) {
    const found = strange(refusal.rule, 'The refusal')
    if (found !== null) return found
  }
  for (const { rule, refusedBy, prompt, options } of questions) {
    const named = [rule, refusedBy, ...options.map((option) => option.refusal?.rule)]
    for (const one of named) {
      const found = strange(one, `The question "${prompt}"`)
      if (found !== null) return found
    }
  }
  for (const event of events) {
    const found = rulesOf(event).map((rule) => strange(rule, `An event of the type ${event.type}`))
    const first = found.find((one) => one !== null)
    if (first !== undefined) return first
  }
  return null
}

/** The rules that an event names: its own, and those of the parts of its numbers. */
function rulesOf(event: FightEvent): unknown[] {
  const found: unknown[] = []
  for (const [key, value] of Object.entries(event)) {
    if (key === 'rule') found.push(value)
    else if (isTally(value)) for (const { rule } of value.parts) found.push(rule)
  }
  return found
}

const isTally = (value: unknown): value is { readonly parts: readonly { readonly rule: string }[] } =>
  typeof value === 'object' && value !== null && 'parts' in value && Array.isArray(value.parts)
