import { compileDice } from '@fray/kernel'
import { readDice } from '../../reading/dice.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import { ATTRIBUTES, DAMAGE_TYPES, type Effect } from '../model.ts'
import type { ConditionBook } from './conditions.ts'
import type { Reader } from './reader.ts'

const NO_AMOUNT = compileDice('0')

/** Damage types as bits: `blunt`, `blunt/fire` or a list. */
export function readTypes(raw: unknown): number {
  const words = typeof raw === 'string' ? raw.split('/') : listOf(raw)
  let bits = 0
  for (const word of words) {
    const at = wordOf(typeof word === 'string' ? word.trim() : word, DAMAGE_TYPES, -1)
    if (at >= 0) bits |= 1 << at
  }
  return bits
}

/** Damage types as a list of words. */
export const writeTypes = (bits: number): string[] => DAMAGE_TYPES.filter((_, i) => ((bits >>> i) & 1) === 1)

/** Attributes by position, each once. */
export const readAttributes = (raw: unknown): number[] => [
  ...new Set(
    (typeof raw === 'string' ? [raw] : listOf(raw)).map((one) => wordOf(one, ATTRIBUTES, -1)).filter((at) => at >= 0),
  ),
]

/** Reads what a spell, an item or an ability does. Its shape has been checked. */
export function readEffects(r: Reader, raw: unknown, path: Path): Effect[] {
  return listOf(raw).flatMap((one, i) => (isMap(one) ? (readEffect(r, one, [...path, i]) ?? []) : []))
}

function readEffect(r: Reader, raw: Record<string, unknown>, path: Path): Effect | null {
  const amount = () => readDice(r, raw.amount, [...path, 'amount']) ?? NO_AMOUNT
  switch (raw.effect) {
    case 'damage':
      return {
        effect: 'damage',
        amount: amount(),
        types: readTypes(raw.types),
        to: raw.to === 'wound-points' ? 'wound-points' : 'stress',
        armor: raw.armor === true,
      }
    case 'restore':
      return {
        effect: 'restore',
        pool: raw.pool === 'stress' || raw.pool === 'mana' ? raw.pool : 'wound-points',
        amount: amount(),
      }
    case 'remove-wounds':
      return { effect: 'remove-wounds', count: numberOf(raw.count, 1) }
    case 'heal-injuries':
    case 'stabilize':
    case 'restore-attributes':
      return { effect: raw.effect }
    case 'attribute-damage':
      return { effect: 'attribute-damage', attributes: readAttributes(raw.attributes), amount: amount() }
    case 'condition':
      return {
        effect: 'condition',
        condition: r.conditions.at(r, textOf(raw.condition) ?? '', [...path, 'condition']),
        rounds: numberOf(raw.rounds, 0),
      }
    case 'end-condition':
      return {
        effect: 'end-condition',
        condition: r.conditions.at(r, textOf(raw.condition) ?? '', [...path, 'condition']),
      }
    case 'base-initiative':
      return { effect: 'base-initiative', amount: numberOf(raw.amount, 0) }
    case 'push':
      return { effect: 'push', yards: numberOf(raw.yards, 1) }
    default:
      return null
  }
}

/** An effect as plain data. */
export function writeEffect(effect: Effect, book: ConditionBook): Record<string, unknown> {
  switch (effect.effect) {
    case 'damage': {
      const { amount, types, to, armor } = effect
      const more = { ...(types === 0 ? {} : { types: writeTypes(types) }), ...(armor ? { armor } : {}) }
      return { effect: 'damage', amount: amount.text, to, ...more }
    }
    case 'restore':
      return { ...effect, amount: effect.amount.text }
    case 'attribute-damage': {
      const attributes = effect.attributes.map((at) => ATTRIBUTES[at])
      return { effect: 'attribute-damage', attributes, amount: effect.amount.text }
    }
    case 'condition': {
      const { condition, rounds } = effect
      return { effect: 'condition', condition: book.list[condition]?.id, ...(rounds === 0 ? {} : { rounds }) }
    }
    case 'end-condition':
      return { effect: 'end-condition', condition: book.list[effect.condition]?.id }
    default:
      return { ...effect }
  }
}
