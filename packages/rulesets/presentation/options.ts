import type { About, OptionSpec } from '@fray/kernel/rules'

/** What a table may decide, from its declaration; `chosen`: the options of the fight that it is asked in, else null. */
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
    lines: [`${title}.`],
    facts: [
      { label: 'may be', value: 'min' in choices ? `${choices.min} to ${choices.max}` : choices.join(', ') },
      { label: 'is, where nothing is said', value: String(usual) },
      ...(chosen === null ? [] : [{ label: 'here', value: String(chosen[id] ?? usual) }]),
    ],
    rules: rule === null ? [] : [rule],
  }
}
