import type { OrderForm } from '@fray/seat'
import { choicesData } from './choices.ts'

/** Orders that hurt, heal or take down someone by the referee's word alone, in any of the games. */
const HARM: ReadonlySet<string> = new Set([
  'effect',
  'wound',
  'injure',
  'dead',
  'out',
  'last-gasp',
  'staggered',
  'stabilize',
])

/** Parameters that are amounts of damage, life, or other losses. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['damage', 'heal', 'ongoing', 'wound', 'injury', 'wp', 'hp', 'stress', 'mana'],
])

/**
 * Whether an order would change wounds, damage or life by the referee's word alone. No tool does that except
 * `override`, which is logged as such, with its reason.
 */
export const isHarm = (action: string, params: readonly string[]): boolean =>
  HARM.has(action) || params.some((param) => AMOUNTS.has(param) || (action === 'condition' && param === 'amount'))

/** An order as a model gets it; with `whole`, including its parameters. */
export function orderWords({ action, title, refused, params }: OrderForm, whole: boolean): unknown {
  const needs = params.map(({ name, label, optional, choices, min, max, content }) => ({
    param: name,
    ...(whole && label !== name && { what: label }),
    ...(optional && { optional }),
    ...(whole && choices.length > 0 && choicesData(choices, 40)),
    ...(whole && content.length > 0 && { content: content.slice(0, 60).map(({ id }) => id) }),
    ...(whole && min !== null && { min }),
    ...(whole && max !== null && { max }),
  }))
  return { action, title, ...(needs.length > 0 && { needs }), ...(refused !== '' && { refused }) }
}
