import type { About } from '@fray/kernel/rules'
import { freeHitsCatalogueOptions } from '../catalogue/options.ts'

/** Ids of the options that a table may choose. */
export const optionIds: readonly string[] = freeHitsCatalogueOptions.map(({ id }) => id)

/** An option with its choices; `chosen`: the options of a fight, where it is explained in one. */
export function optionAbout(id: string, chosen: Readonly<Record<string, string | number>> | null): About | null {
  const option = freeHitsCatalogueOptions.find((one) => one.id === id)
  if (option === undefined) return null
  const { title, rule, choices, default: usual } = option
  const words = Array.isArray(choices) ? choices.join(', ') : ''
  const now = chosen === null ? [] : [{ label: 'here', value: String(chosen[id]) }]
  return {
    title: id.replaceAll('-', ' '),
    kind: 'option',
    lines: [`${title}.`],
    facts: [{ label: 'choices', value: words }, { label: 'default', value: String(usual) }, ...now],
    rules: rule === null ? [] : [rule],
  }
}
