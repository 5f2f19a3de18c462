import type { Bearing } from '../kinds/conditions.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Strike } from '../kinds/strikes.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { CONDITION_TABLE } from '../tables.ts'
import { type Blow, blowOf, pointsOf } from './expecting.ts'

/** What an attack is worth against somebody, in tenths of a point of damage. */
export const worthOfBlow = (scene: WeaponSpeedScene, by: number, target: number, strike: Strike): number =>
  worthOfHits(scene, by, target, strike, blowOf(scene, by, target, strike))

/** The same of one that has been asked, with what its hits do as well. */
export const worthOfHits = (scene: WeaponSpeedScene, by: number, target: number, strike: Strike, blow: Blow): number =>
  worthOf(strike, blow) + (strike.onHit.length === 0 ? 0 : blow[1] * worthOfEffects(scene, by, strike.onHit, target))

/** What its damage is worth of one that has been asked; one without damage is worth a little. */
const worthOf = ({ damage }: Strike, [loss]: Blow): number => (damage === null ? 1 : 10 * loss)

/** What a round of these is worth, in tenths of a point of damage: a point of attack or Defense, a point of Armor, and more. */
const POINT = 6
const ARMOR = 15
const HALTED = 10
const HALF_THE_TIME = 30
const PARALYSIS = 60

/** Rounds of a condition that are counted. */
const ROUNDS = 3

/**
 * What effects are worth on one combatant, in tenths of a point of damage: what they deal to an enemy, or give a friend
 * that it lacks. What is there already is worth nothing.
 */
export function worthOfEffects(
  scene: WeaponSpeedScene,
  by: number,
  effects: readonly Effect[],
  target: number,
): number {
  let sum = 0
  for (const effect of effects) {
    switch (effect.effect) {
      case 'damage':
        sum += 10 * pointsOf(scene, by, target, effect)
        break
      case 'attribute-damage':
        sum += 30
        break
      case 'condition': {
        if (hasCondition(scene, target, effect.condition.at)) break
        const bearing = scene.setup.conditions[effect.condition.at]?.bearing
        if (bearing === undefined) break
        sum += worthOfBearing(bearing) * (effect.rounds === 0 ? ROUNDS : Math.min(ROUNDS, effect.rounds))
        break
      }
      case 'restore':
        sum += (effect.pool === 'mana' ? 4 : 10) * pointsOf(scene, by, target, effect)
        break
      case 'base-initiative':
        sum += 5 * Math.abs(effect.amount)
        break
    }
  }
  return Math.round(sum)
}

/** What a round of a condition does to an enemy, or for a friend. */
function worthOfBearing(bearing: Bearing): number {
  const { attack, defense, armor, paralyzed, prone, noMove, noReaction, oneActionInTwo } = bearing
  let worth = POINT * Math.abs(attack + defense) + ARMOR * Math.abs(armor)
  if (paralyzed) worth += PARALYSIS
  if (oneActionInTwo) worth += HALF_THE_TIME
  if (prone || noMove || noReaction) worth += HALTED
  return worth
}

function hasCondition(scene: WeaponSpeedScene, row: number, condition: number): boolean {
  const { of, condition: which } = scene.now.condition
  for (let i = 0; i < scene.rows(CONDITION_TABLE); i++) if (of[i] === row && which[i] === condition) return true
  return false
}

/** How many Wound Points effects restore on average; 0 for those that restore none. */
export function healingOf(effects: readonly Effect[]): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.effect === 'restore' && effect.pool === 'wound-points')
      sum += (effect.amount.min + effect.amount.max) / 2
  }
  return sum
}
