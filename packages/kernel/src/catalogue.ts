import type { RuleText } from './ruleset.ts'
import type { OptionSpec } from './setup.ts'

/** A rule as written in a catalogue; a rule with options names its default and choices. */
export type CatalogueRule =
  | (Omit<RuleText, 'status' | 'default' | 'choices'> & { readonly status: 'source' | 'ruling' })
  | (Omit<RuleText, 'status'> & {
      readonly status: 'option'
      /** What the option decides, in a few words. */
      readonly decides: string
      readonly default: string
      readonly choices: readonly string[]
    })

/** What a ruleset exports from its catalogue, under the same names. */
export interface Catalogue<R extends string> {
  readonly ruleTitles: Readonly<Record<R, string>>
  readonly ruleTexts: () => Promise<Readonly<Record<R, RuleText>>>
  /** The rules with options. */
  readonly options: readonly OptionSpec[]
}

/**
 * A catalogue written in code, each rule under its id: `keyof typeof ruleTitles` are the ids, so a misspelt one does
 * not compile. For rulesets of a few dozen rules; longer texts are better loaded on demand.
 * @throws if the default of an option is not one of its choices
 */
export function catalogueOf<R extends string>(rules: Readonly<Record<R, CatalogueRule>>): Catalogue<R> {
  const all = Object.entries<CatalogueRule>(rules)
  const titles = Object.fromEntries(all.map(([id, { title }]) => [id, title])) as Record<R, string>
  const options = all.flatMap(([id, rule]): OptionSpec[] => {
    if (rule.status !== 'option') return []
    if (!rule.choices.includes(rule.default))
      throw new Error(`The rule "${id}" has the default "${rule.default}", which is none of its choices.`)
    return [{ id, title: rule.decides, rule: id, choices: rule.choices, default: rule.default }]
  })
  return { ruleTitles: titles, ruleTexts: async () => rules, options }
}
