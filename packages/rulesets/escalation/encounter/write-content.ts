import { type Plain, present } from '../../reading/plain.ts'
import {
  type Ability,
  ACTIONS,
  ADVANTAGE_TO,
  type Amount,
  DEFENSES,
  type Duration,
  type Effect,
  FREQUENCIES,
  type OwnCondition,
  RANGE_SELF,
  RANGED,
  RANGES,
  RECHARGE,
  STANCE_KINDS,
  type Stance,
  TRIGGERS,
  TYPES,
  UNTIL_END,
  UNTIL_START,
} from '../model.ts'
import { writeLength } from './duration.ts'
import { ANY } from './effects.ts'

/** Writes content that was read as plain data again, complete but for conditions, which it names by id. */

const typeWords = (types: readonly number[]) => types.map((type) => TYPES[type])

const amountOf = (key: string, { pool, perLevel }: Amount): Plain => ({
  [key]: pool.text,
  ...(perLevel ? { per: 'level' } : {}),
})

const lengthOf = (duration: Duration): Plain => ({
  ...writeLength(duration),
  ...(duration.lasts === UNTIL_START || duration.lasts === UNTIL_END ? { of: duration.of } : {}),
})

function effectFields(effect: Effect, conditions: readonly string[]): Plain {
  switch (effect.effect) {
    case 'damage':
      return {
        ...amountOf('damage', effect.amount),
        types: typeWords(effect.types),
        ...(effect.half ? { half: true } : {}),
        ...(effect.instead ? { instead: true } : {}),
      }
    case 'heal':
      return amountOf('heal', effect.amount)
    case 'recovery':
      return present({ recovery: effect.free ? 'free' : 'use', plus: effect.plus?.text })
    case 'condition':
      return { condition: conditions[effect.condition], ...lengthOf(effect.duration) }
    case 'ongoing':
      return { ongoing: effect.amount, type: TYPES[effect.type], ...lengthOf(effect.duration) }
    case 'pop-off':
      return { popOff: effect.all ? 'all' : 'one' }
    case 'free-move':
      return { freeMove: 'nearby' }
    case 'advantage':
      return { advantage: effect.amount, to: ADVANTAGE_TO[effect.to], ...lengthOf(effect.duration) }
    case 'last-gasp':
      return { lastGasp: effect.outcome }
    case 'grab':
      return { grab: true }
    case 'end-condition':
      return { endCondition: conditions[effect.condition] ?? ANY }
    case 'defense':
      return { defense: effect.amount }
    case 'cancel':
      return { cancel: true }
    case 'note':
      return { note: effect.text }
  }
}

const writeEffect = (effect: Effect, conditions: readonly string[]): Plain => ({
  ...effectFields(effect, conditions),
  ...(effect.on === 'target' ? {} : { on: effect.on }),
})

/** A stance in full. */
export const writeStance = ({ id, name, kind, die, range }: Stance): Plain => ({
  id,
  name,
  kind: STANCE_KINDS[kind],
  die: `d${die}`,
  ...(kind === RANGED ? { range: RANGES[range] } : {}),
})

function writeTarget({ range, who, self, count }: Ability['target']): Plain {
  if (range === RANGE_SELF) return { range: 'self' }
  return { range: RANGES[range], who, ...(self ? { self } : {}), count: count === 0 ? 'all' : count }
}

/** An ability in full, but for the conditions that it names. */
export function writeAbility(ability: Ability, conditions: readonly string[]): Plain {
  const list = (effects: readonly Effect[]) => effects.map((effect) => writeEffect(effect, conditions))
  const { frequency, recharge, vs, bonus, spend, odd, even } = ability
  const parity = present({ odd: list(odd), even: list(even) })
  return present({
    id: ability.id,
    name: ability.name,
    about: ability.about,
    type: ability.types,
    frequency: frequency === RECHARGE ? `recharge-${recharge}` : FREQUENCIES[frequency],
    action: ACTIONS[ability.action],
    trigger: ability.trigger && { ...ability.trigger, when: TRIGGERS[ability.trigger.when] },
    parity: ability.parity,
    provokes: ability.provokes,
    sustain: ability.sustain || null,
    spend: spend && present({ ...spend }),
    escalation: ability.escalation || null,
    special: ability.special,
    tags: ability.tags,
    target: writeTarget(ability.target),
    attack: vs < 0 ? null : { vs: DEFENSES[vs], ...(bonus === 0 ? {} : { bonus }) },
    asBasic: STANCE_KINDS[ability.asBasic],
    hit: list(ability.hit),
    miss: list(ability.miss),
    crit: list(ability.crit),
    fumble: list(ability.fumble),
    effects: list(ability.effects),
    natural: ability.natural.map(({ on, of, effects }) => ({ on, of, effects: list(effects) })),
    escalationParity: Object.keys(parity).length > 0 ? parity : null,
    below: list(ability.below),
    above: list(ability.above),
    allRollsFirst: ability.allRollsFirst,
    includesMove: ability.includesMove,
    popOff: ability.popOff,
  })
}

/** The table's own conditions in full, by id. */
export const writeConditions = (own: readonly OwnCondition[]): Plain =>
  Object.fromEntries(
    own.map(({ id, name, attack, against, save, defenses: [ac, pd, md] }) => {
      const changes = Object.entries({ attack, against, save, ac, pd, md }).filter(([, change]) => change !== 0)
      return [id, { name, ...Object.fromEntries(changes) }]
    }),
  )
