import { readDice } from '../../reading/dice.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { listOf, numberOf } from '../../reading/reader.ts'
import type { AttackKind, Effect, EffectName, Uses } from '../model.ts'
import type { Reader } from './reader.ts'

/** Effects that last as long as a passive power does. */
export const LASTING: readonly EffectName[] = [
  'damage',
  'to-hit',
  'shock',
  'shock-immune',
  'cheaper',
  'screen-extra',
  'ac',
  'sees-unseen',
  'no-opportunity',
]

/** Effects of spells, and of items that are used up. */
export const CAST: readonly EffectName[] = [
  'hurt',
  'heal',
  'knock-prone',
  'push',
  'ac',
  'shock-immune',
  'unseen',
  'no-opportunity',
]

/** Effects of powers that are used. */
export const USED: readonly EffectName[] = [...CAST, 'treat-as-hit', 'treat-as-miss', 'extra-attack']

const ATTACKS: readonly AttackKind[] = ['any', 'melee', 'ranged', 'unarmed']

/** Reads a list of effects. `fitting` are those that make sense there; others are noted, as effects `what` cannot have. */
export function readEffects(
  r: Reader,
  raw: unknown,
  path: Path,
  fitting: readonly EffectName[],
  what: string,
): Effect[] {
  return listOf(raw).flatMap((one, i) => {
    const where = [...path, i]
    const effect = isMap(one) ? readEffect(r, one, where) : null
    if (effect === null) return []
    if (!fitting.includes(effect.effect)) {
      const right = `here: ${fitting.join(', ')}`
      r.problems.add(
        [...where, 'effect'],
        `${what} cannot have the effect ${effect.effect}; ${right}.`,
        'spell-content',
      )
    }
    return [effect]
  })
}

function readEffect(r: Reader, raw: Record<string, unknown>, path: Path): Effect | null {
  const dice = () => readDice(r, raw.amount, [...path, 'amount'])
  const amount = numberOf(raw.amount, 0)
  const when = ATTACKS.find((kind) => kind === raw.when) ?? 'any'
  switch (raw.effect) {
    case 'damage':
      return { effect: 'damage', amount, addsToShock: raw.addsToShock === true, when }
    case 'to-hit':
      return { effect: 'to-hit', amount, when }
    case 'shock':
      return { effect: 'shock', points: numberOf(raw.points, 0), anyAc: raw.anyAc === true }
    case 'cheaper': {
      const action = raw.action === 'stand-up' || raw.action === 'reload' ? raw.action : 'disengage'
      return { effect: 'cheaper', action, cost: raw.cost === 'move' ? 'move' : 'free' }
    }
    case 'screen-extra':
    case 'ac':
      return { effect: raw.effect, amount }
    case 'heal': {
      const pool = dice()
      return pool === null ? null : { effect: 'heal', amount: pool }
    }
    case 'damage-roll':
    case 'hurt': {
      const pool = dice()
      const save = raw.save === 'half' || raw.save === 'none' ? raw.save : null
      return pool === null ? null : { effect: 'hurt', amount: pool, save }
    }
    case 'knock-prone':
      return { effect: 'knock-prone', save: raw.save === 'none' ? 'none' : null }
    case 'push':
      return { effect: 'push', feet: numberOf(raw.feet, 5) }
    case 'shock-immune':
    case 'treat-as-hit':
    case 'treat-as-miss':
    case 'extra-attack':
    case 'sees-unseen':
    case 'no-opportunity':
    case 'unseen':
      return { effect: raw.effect }
    default:
      return null
  }
}

/** Reads how often something may be used; null for any number of times. */
export function readUses(raw: unknown): Uses | null {
  if (!isMap(raw)) return null
  const per = raw.per === 'round' || raw.per === 'day' ? raw.per : 'fight'
  return { times: numberOf(raw.times, 1), per }
}
