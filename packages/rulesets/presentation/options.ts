import type { About, OptionSpec } from '@fray/kernel/rules'
import { inEnglish, written } from '@fray/kernel/rules'

/** Explains an option, from its declaration; `chosen`: the options of the fight that it is asked in, otherwise null. */
export function aboutOption(
  options: readonly OptionSpec[],
  id: string,
  chosen: Readonly<Record<string, string | number>> | null,
): About | null {
  const option = options.find((one) => one.id === id)
  if (option === undefined) return null
  const { title, rule, choices, default: usual } = option
  return {
    title: id.replaceAll('-', ' '),
    kind: rule === null ? 'house rule' : 'option',
    lines: [inEnglish('{title}.', { title: { key: title, slots: {} } })],
    facts: [
      {
        label: inEnglish('may be'),
        value:
          'min' in choices
            ? inEnglish('{min} to {max}', { min: { number: choices.min }, max: { number: choices.max } })
            : written(choices.join(', ')),
      },
      { label: inEnglish('is, where nothing is said'), value: written(String(usual)) },
      ...(chosen === null ? [] : [{ label: inEnglish('here'), value: written(String(chosen[id] ?? usual)) }]),
    ],
    rules: rule === null ? [] : [rule],
  }
}
