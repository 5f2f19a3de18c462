import { squaresBetween } from '@fray/kernel/rules'
import type { Declared } from '../declared.ts'
import { type DeclareQuestion, declarationProblem } from '../rules/declaring.ts'
import { isUsable, skillOf, strikeOf } from '../rules/figures.ts'
import { freePlace } from '../rules/gear.ts'
import { speedOf } from '../rules/movement.ts'
import { lacking } from '../rules/paying.ts'
import { isDying, isFleeing, isHelpless } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import {
  ACTIVATE,
  ATTACK,
  CARRIED,
  CAST,
  CONSUME,
  DEFENSIVE,
  FULL_DEFENSE,
  HEAL,
  HEAL_CHECK,
  INTIMIDATE,
  MELEE,
  ON_BODY,
  PICK_UP,
  THROW,
} from '../words.ts'
import { bestAbilityTarget, bestSpellTarget, worthOfHit } from './aiming.ts'
import { castingOf } from './expecting.ts'
import { isPressed } from './guarding.ts'
import { bestToScare } from './scaring.ts'
import { isPatient, nearestFoe, nearestWeapon, weakestFoe, worstFriend } from './targets.ts'
import { healingOf, worthOfBlow, worthOfEffects } from './worth.ts'

/** How much more an attack is worth when somebody can be reached with it in this round. */
const IN_REACH = 10_000

/** Whether an item's attacks can be made this round: it is in hand, or can be drawn. */
const isReady = (scene: WeaponSpeedScene, row: number, item: number): boolean => {
  const at = scene.now.item.place[item]
  if (at <= ON_BODY) return isUsable(scene, item)
  return at === CARRIED && freePlace(scene, row, item) >= 0
}

/** What the aggressive policy declares: the attack that deals most among those that reach somebody. */
export function chooseDeclaration(scene: WeaponSpeedScene, question: DeclareQuestion): number {
  const { to: row, choices } = question
  if (isFleeing(scene, row)) {
    return Math.max(
      0,
      choices.findIndex(({ kind, thing }) => kind === DEFENSIVE && thing < 0),
    )
  }
  if (isHelpless(scene, row)) return helpless(scene, row, choices)
  const here = scene.now.combatant.square[row]
  const foe = nearestFoe(scene, row, here)
  const yards = foe < 0 ? 9999 : squaresBetween(scene.setup.plane, here, scene.now.combatant.square[foe])
  const speed = speedOf(scene, row)
  const heals = healing(scene, row, choices, yards)
  if (heals >= 0) return heals
  if (isPressed(scene, row)) return choices.findIndex(({ kind }) => kind === FULL_DEFENSE)
  let best = 0
  let most = 0
  const against = { foe, yards, speed }
  for (let i = 0; i < choices.length; i++) {
    const worth = worthOfDeclared(scene, row, choices[i], against, most)
    if (worth > most && declarationProblem(scene, row, choices[i]) === null) {
      best = i
      most = worth
    }
  }
  return best
}

/** Against whom something is declared. */
interface Against {
  /** Below 0 for nobody. */
  readonly foe: number
  /** How far away it is. */
  readonly yards: number
  /** How far the one who declares walks. */
  readonly speed: number
}

/**
 * What a declaration is worth now, in tenths of a point of damage; {@link IN_REACH} more where it can be done this round.
 * One that is worth no more than `most` may count as 0: whether it can be done is then not asked.
 */
function worthOfDeclared(
  scene: WeaponSpeedScene,
  row: number,
  { kind, thing, attack }: Declared,
  { foe, yards, speed }: Against,
  most: number,
): number {
  const { entrant } = scene.fighter(row)
  switch (kind) {
    case ATTACK:
    case DEFENSIVE: {
      if (thing < 0 || foe < 0) return 0
      const strike = strikeOf(scene, thing, attack)
      // Who has yet to walk up to somebody is on its guard, for otherwise it walks into a riposte.
      const isGuarded = strike.mode === MELEE && yards > strike.reach
      const blow = worthOfBlow(scene, row, foe, strike) * (isGuarded === (kind === DEFENSIVE) ? 1 : 0.5)
      const worth = after(blow, strike.speed, yards <= strike.reach + speed)
      return worth > most && isReady(scene, row, thing) ? worth : 0
    }
    case CAST: {
      const spell = entrant.spells[thing]
      if (spell === undefined || lacking(scene, row, spell.mana, null, '') !== null) return 0
      const { mana, stress } = scene.now.combatant
      const short = spell.mana - mana[row]
      if (short > 0 && stress[row] < 4) return 0
      return after(castingOf(scene, row, spell) * bestSpellTarget(scene, row, spell).worth, spell.speed, true)
    }
    case THROW: {
      const { throwable } = scene.kind(thing)
      if (throwable === null) return 0
      const { attack: strike, effects, range } = throwable
      const target = weakestFoe(scene, row, range)
      if (target < 0) return 0
      const worth =
        strike === null ? worthOfEffects(scene, row, effects, target) : worthOfHit(scene, row, target, strike, effects)
      return after(worth, throwable.speed, true)
    }
    case CONSUME: {
      const { consumable } = scene.kind(thing)
      return consumable === null
        ? 0
        : after(worthOfEffects(scene, row, consumable.effects, row), consumable.speed, true)
    }
    case ACTIVATE: {
      const ability = entrant.abilities[thing]
      return ability === undefined ? 0 : after(bestAbilityTarget(scene, row, ability).worth, ability.speed, true)
    }
    case INTIMIDATE:
      return after(bestToScare(scene, row).worth, 0, true)
    case PICK_UP:
      return most < 1 && nearestWeapon(scene, row, speed + 1) >= 0 ? 1 : 0
    default:
      return 0
  }
}

/** The worth of what comes so late, and perhaps not in this round at all. */
const after = (worth: number, speed: number, isNow: boolean): number =>
  worth <= 0 ? 0 : worth * (1 - 0.01 * speed) + (isNow ? IN_REACH : 0)

/** What one who is down declares: what restores it, else to tend itself when it is bleeding. */
function helpless(scene: WeaponSpeedScene, row: number, choices: readonly Declared[]): number {
  const potion = choices.findIndex(
    ({ kind, thing }) => kind === CONSUME && healingOf(scene.kind(thing).consumable?.effects ?? []) > 1,
  )
  if (potion >= 0) return potion
  return isDying(scene, row) ? choices.findIndex(({ kind }) => kind === HEAL_CHECK) : 0
}

/** A spell or a Heal check for a friend who is down near by, while no enemy is next to oneself; -1 for none. */
function healing(scene: WeaponSpeedScene, row: number, choices: readonly Declared[], yards: number): number {
  const { spells } = scene.fighter(row).entrant
  for (let i = 0; spells.length > 0 && i < choices.length; i++) {
    if (choices[i].kind !== CAST) continue
    const spell = spells[choices[i].thing]
    if (healingOf(spell.effects) <= 1 || lacking(scene, row, spell.mana, null, '') !== null) continue
    if (worstFriend(scene, row, spell.range, 2) >= 0) return i
  }
  if (yards <= 2 || skillOf(scene, row, HEAL) < 2) return -1
  const friend = worstFriend(scene, row, speedOf(scene, row), 0)
  if (friend < 0 || friend === row || !isPatient(scene, friend)) return -1
  return choices.findIndex(({ kind }) => kind === HEAL_CHECK)
}
