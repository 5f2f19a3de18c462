import { type Game, KERNEL_RULES } from '@fray/kernel'
import type { Check } from './check.ts'

/**
 * The declarations of a ruleset fit together: ids, the rules that its parts name, blank commands, and the options of
 * the catalogue.
 */
export const declares: Check = {
  asks: 'its parts are found under their ids and name rules that there are',
  async game(game) {
    return ids(game) + named(game) + blanks(game) + (await leftToTheTable(game))
  },
}

function ids({ rules }: Game): number {
  for (const parts of [rules.actions, rules.policies]) {
    for (const [key, { id }] of parts)
      if (key !== id) throw new Error(`What is found as "${key}" calls itself "${id}".`)
  }
  return rules.actions.size + rules.policies.size
}

function named({ rules }: Game): number {
  const all = [...rules.actions.values(), ...rules.options]
  for (const { id, rule } of all) {
    if (rule !== null && !Object.hasOwn(rules.ruleTitles, rule) && !KERNEL_RULES.has(rule))
      throw new Error(`"${id}" names the rule "${rule}", and there is none of that id.`)
  }
  return all.length
}

function blanks({ rules }: Game): number {
  for (const [action, { params }] of rules.actions) {
    const blank = rules.blank(0, action) as Readonly<Record<string, unknown>>
    for (const { name, absent } of params) {
      if (blank[name] !== absent)
        throw new Error(
          `A blank "${action}" has ${JSON.stringify(blank[name])} as "${name}", not ${JSON.stringify(absent)}.`,
        )
    }
  }
  return rules.actions.size
}

/** Each option of the catalogue is one of the ruleset, with the same choices and default, and vice versa. */
async function leftToTheTable({ rules }: Game): Promise<number> {
  const texts = await rules.ruleTexts()
  for (const id of Object.keys(rules.ruleTitles))
    if (texts[id] === undefined) throw new Error(`The rule "${id}" has a title and no text.`)
  const left = Object.entries(texts).filter(([, { choices }]) => choices !== undefined)
  for (const [rule, { choices = [], default: preset }] of left) {
    const option = rules.options.find((one) => one.rule === rule)
    if (option === undefined)
      throw new Error(`The catalogue leaves "${rule}" to the table, and there is no option for it.`)
    if (option.id !== rule) throw new Error(`The option of the rule "${rule}" is called "${option.id}".`)
    if (!Array.isArray(option.choices)) continue
    const words: readonly string[] = option.choices
    const isInWords = choices.every((choice) => !choice.includes(' '))
    if (isInWords && words.join() !== choices.join())
      throw new Error(
        `The option "${rule}" has the choices ${words.join(', ')}, and the catalogue ${choices.join(', ')}.`,
      )
    // If the catalogue's choices are sentences, the code has words for them: the default must be at the same
    // position.
    if (words.indexOf(String(option.default)) !== choices.indexOf(String(preset)))
      throw new Error(`The option "${rule}" is "${option.default}" by default, and the catalogue says "${preset}".`)
  }
  for (const { rule } of rules.options) {
    if (rule !== null && texts[rule]?.choices === undefined)
      throw new Error(`There is an option for "${rule}", which the catalogue does not leave to the table.`)
  }
  return left.length
}
