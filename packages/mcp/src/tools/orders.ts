import type { OrderForm } from '@fray/seat'
import { choicesData } from './choices.ts'

/** Orders by which somebody is hurt, healed or felled by the referee's word alone, in any of the games. */
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

/** Parameters that say how much: of damage, life, and what else is lost by blows. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['damage', 'heal', 'ongoing', 'wound', 'injury', 'wp', 'hp', 'stress', 'mana'],
])

/**
 * Whether an order would take a wound, damage or life from the one who gives it. No tool takes those but by `override`, which stands in
 * the log as one, with its reason.
 */
export const isHarm = (action: string, params: readonly string[]): boolean =>
  HARM.has(action) || params.some((param) => AMOUNTS.has(param) || (action === 'condition' && param === 'amount'))

/** An order as a model gets it; whole with its parameters. */
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
