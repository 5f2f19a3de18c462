import type { OptionSpec } from '@fray/kernel/rules'
import { asText } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { perhaps, whole } from '../declare.ts'
import { isMap } from '../problems.ts'
import { orText } from '../shape.ts'

const isNumeral = (word: string): boolean => /^\d+$/.test(word)

function optionSchema({ choices, title, default: usual }: OptionSpec): z.core.$ZodType {
  const said = `${title}. ${usual} by default.`
  if ('min' in choices) return perhaps(whole(choices.min, choices.max), said)
  const words = z.enum(choices as [string, ...string[]])
  const numbers = choices.filter(isNumeral).map(Number)
  if (numbers.length === 0) return perhaps(words, said)
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  const others = choices.filter((word) => !isNumeral(word)).join(', ')
  const unbroken = most - least + 1 === numbers.length
  const right = unbroken ? `${others} or a number from ${least} to ${most}` : orText(choices)
  const fits = unbroken ? whole(least, most) : z.literal(numbers)
  return perhaps(z.union([words, fits], `should be ${right}`), said)
}

/** The schema of the map that sets options: those of the catalogue, or the house rules. */
export const knobsSchema = (specs: readonly OptionSpec[], house: boolean) =>
  z.strictObject(
    Object.fromEntries(specs.filter((o) => (o.rule === null) === house).map((o) => [o.id, optionSchema(o)])),
  )

/** Every option with its value: from `options` and `house`, otherwise its default. */
export function readOptions(
  specs: readonly OptionSpec[],
  raw: Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const { id, rule, choices, default: usual } of specs) {
    const given = rule === null ? raw.house : raw.options
    const value = isMap(given) ? given[id] : undefined
    if ('min' in choices) values[id] = typeof value === 'number' ? value : usual
    else values[id] = choices.find((word) => word === asText(value)) ?? usual
  }
  return values
}

/** The values of the catalogue's options, or of the house rules. */
export const chosen = (specs: readonly OptionSpec[], house: boolean, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(specs.filter((o) => (o.rule === null) === house).map((o) => [o.id, values[o.id]]))
