import { type AnyRuleset, isMap, type KindForm, type Setup, switchable } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import type { Lever, OptionLever, RuleLever } from './orders.ts'
import type { Standing } from './standing.ts'

/**
 * The numbers of a combatant that can be other ones: at the beginning of an encounter those that stand in it, as `fray compare
 * --set` names them; in the middle of a fight its pools, as the referee's override does.
 */
export function leversAt(standing: Standing, name: string, table: SeatTable): Lever[] {
  if (standing.opening.length === 0) return written(standing, name)
  const card = table.cards.find(({ who }) => who === name)
  return (card?.health.pools ?? []).map(({ id, label, now }) => ({ path: `${name}.${id}`, label: started(label), now }))
}

/** Everything in an encounter in full that is called so. */
function entryOf(encounter: unknown, name: string): Readonly<Record<string, unknown>> | null {
  if (!isMap(encounter)) return null
  const fights = Array.isArray(encounter.fights) ? encounter.fights : []
  for (const one of [encounter, ...fights]) {
    const roster = isMap(one) && Array.isArray(one.combatants) ? one.combatants : []
    const found = roster.find((entry) => isMap(entry) && entry.name === name)
    if (isMap(found)) return found
  }
  return null
}

/** Fields that say how a fight stands rather than what somebody is. */
const NO_LEVERS: ReadonlySet<string> = new Set(['fell', 'footprint', 'spaces', 'moved', 'tier'])

function written({ game, setup }: Standing, name: string): Lever[] {
  const entry = entryOf(setup.encounter, name)
  if (entry === null) return []
  const form = game.kinds?.find(({ id }) => id === 'combatant')
  const label = (key: string): string => started(labelIn(form, key))
  const levers: Lever[] = []
  for (const [key, value] of Object.entries(entry)) {
    if (NO_LEVERS.has(key)) continue
    const now = numberIn(value)
    if (now !== null) levers.push({ path: `${name}.${key}`, label: label(key), now })
    else if (isMap(value)) {
      for (const [part, one] of Object.entries(value))
        if (typeof one === 'number')
          levers.push({ path: `${name}.${key}.${part}`, label: `${label(key)}: ${part}`, now: one })
    }
  }
  return levers
}

/** A number, or the first of `10/12`; null for anything else. */
function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return value
  const found = typeof value === 'string' ? /^(\d+)\/\d+$/.exec(value) : null
  return found === null ? null : Number(found[1])
}

const labelIn = (form: KindForm | undefined, key: string): string =>
  form?.fields.find(({ name }) => name === key)?.label ?? key

const started = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What the rules leave to the table, with what was chosen. */
export function optionLevers({ options }: AnyRuleset, setup: Setup): OptionLever[] {
  return options
    .map(({ id, title, choices, default: usual }) => ({
      ...{ id, title },
      choices: 'min' in choices ? numbersIn(choices) : choices,
      now: setup.options[id] ?? usual,
    }))
    .filter(({ choices }) => choices.length > 1)
}

/** All numbers of a range, as far as somebody would look through them. */
const numbersIn = ({ min, max }: { readonly min: number; readonly max: number }): number[] =>
  Array.from({ length: Math.min(100, max - min + 1) }, (_, i) => min + i)

/** The rules that a fight can be played without; those that an option switches off stand among the options. */
export const ruleLevers = (rules: AnyRuleset): RuleLever[] =>
  switchable(rules).flatMap(({ rule, title, option }) => (option === null ? [{ rule, title }] : []))
