import { plus, type SeenMessage, type SeenSlot, seenOf } from '@fray/kernel/rules'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { Condition } from '../kinds/conditions.ts'
import type { Effect } from '../kinds/effects.ts'
import { attributesIn, bearingLines, dice, one, sentences, typedDice, yards } from './said.ts'

/** What the fight, or the content that is looked at, has of conditions, by position. */
export type Conditions = readonly Condition[]

const POOL_WORDS = { stress: 'Stress', 'wound-points': 'Wound Points', mana: 'Mana' } as const

/** How long a condition holds: `for 3 rounds, this one included`. */
function timeOf(rounds: number): SeenMessage {
  if (rounds === 0) return seenOf('until something ends it', {})
  return rounds === 1
    ? seenOf('for 1 round, this one included', {})
    : seenOf('for {rounds} rounds, this one included', { rounds: { number: rounds } })
}

const nameOf = (conditions: Conditions, at: number): SeenSlot => one((conditions[at] as Condition).name.toLowerCase())

/** One effect in a sentence, no matter who it is done to. */
function effectLine(effect: Effect, conditions: Conditions): SeenSlot {
  switch (effect.effect) {
    case 'damage': {
      const slots = {
        damage: typedDice(effect.amount.text, effect.types),
        from: one(effect.to === 'stress' ? 'off Stress first' : 'straight off Wound Points'),
      }
      return effect.armor
        ? seenOf('It deals {damage} damage, {from}; Armor is taken off it.', slots)
        : seenOf('It deals {damage} damage, {from}; Armor does not count.', slots)
    }
    case 'restore':
      return seenOf('It restores {dice} {pool}, never above the most.', {
        dice: dice(effect.amount.text),
        pool: one(POOL_WORDS[effect.pool]),
      })
    case 'remove-wounds':
      return effect.count === 1
        ? seenOf('It takes away the greatest wound.', {})
        : seenOf('It takes away the {count} greatest wounds.', { count: { number: effect.count } })
    case 'heal-injuries':
      return one('All combat injuries heal.')
    case 'stabilize':
      return one('One who is at 0 Wound Points or below is Stabilized.')
    case 'attribute-damage':
      return seenOf('It takes {dice} off {attributes}.', {
        dice: dice(effect.amount.text),
        attributes: attributesIn(effect.attributes),
      })
    case 'restore-attributes':
      return one('What damage has taken off attributes comes back.')
    case 'condition': {
      const { at } = effect.condition
      const made = seenOf('It makes its target {condition} {time}.', {
        condition: nameOf(conditions, at),
        time: timeOf(effect.rounds),
      })
      return sentences([made, ...bearingLines((conditions[at] as Condition).bearing)])
    }
    case 'end-condition':
      return seenOf('One who is {condition} is so no longer.', {
        condition: nameOf(conditions, effect.condition.at),
      })
    case 'base-initiative':
      return seenOf('Base Initiative changes by {n} for the rest of the combat, from the next declaration on.', {
        n: plus(effect.amount),
      })
    case 'push':
      return seenOf('It pushes its target {yards} straight away.', { yards: yards(effect.yards) })
  }
}

/** What effects do, a sentence each. */
export const effectLines = (effects: readonly Effect[], conditions: Conditions): SeenSlot[] =>
  effects.map((effect) => effectLine(effect, conditions))

const RULES: Readonly<Record<Effect['effect'], readonly WeaponSpeedRule[]>> = {
  damage: ['other-damage', 'damage-to-stress'],
  restore: ['restoring'],
  'remove-wounds': ['restoring'],
  'heal-injuries': ['injury-duration'],
  stabilize: ['stabilized'],
  'attribute-damage': ['injury-attribute-damage'],
  'restore-attributes': ['restoring'],
  condition: ['conditions-list-empty'],
  'end-condition': ['conditions-list-empty'],
  'base-initiative': ['base-initiative-fixed'],
  push: ['battlefield-yards'],
}

/** The rules by which effects are what they are. */
export const effectRules = (effects: readonly Effect[]): WeaponSpeedRule[] =>
  effects.flatMap(({ effect }) => RULES[effect])
