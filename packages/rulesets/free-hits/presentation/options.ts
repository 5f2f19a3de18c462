import { type About, inEnglish, written } from '@fray/kernel/rules'
import { freeHitsCatalogueOptions } from '../catalogue/options.ts'

/** Ids of the options that a table may choose. */
export const optionIds: readonly string[] = freeHitsCatalogueOptions.map(({ id }) => id)

/** An option with its choices; `chosen`: the options of a fight, where it is explained in one. */
export function optionAbout(id: string, chosen: Readonly<Record<string, string | number>> | null): About | null {
  const option = freeHitsCatalogueOptions.find((one) => one.id === id)
  if (option === undefined) return null
  const { title, rule, choices, default: usual } = option
  const words = Array.isArray(choices) ? choices.join(', ') : ''
  const now = chosen === null ? [] : [{ label: inEnglish('here'), value: written(String(chosen[id])) }]
  return {
    title: id.replaceAll('-', ' '),
    kind: 'option',
    lines: [inEnglish('{title}.', { title: { key: title, slots: {} } })],
    facts: [
      { label: inEnglish('choices'), value: written(words) },
      { label: inEnglish('default'), value: written(String(usual)) },
      ...now,
    ],
    rules: rule === null ? [] : [rule],
  }
}
