import { combatantParam, type Refusal, refuse } from '@fray/kernel/rules'
import { attackOfWeapon, blank, itemOfWeapon, type WeaponSpeedCommand, weaponCode, weaponParam } from '../command.ts'
import type { Strike } from '../kinds/strikes.ts'
import { attackNow, beginAction, kindNow, STANDARD, standardForbidden, thingNow } from '../rules/acting.ts'
import { attack as makeAttack } from '../rules/attack.ts'
import { guardProblem, takeGuard } from '../rules/counts.ts'
import { armProblem } from '../rules/declaring.ts'
import { strikeOf } from '../rules/figures.ts'
import { findAttack, notAtHand, putItem, useUp } from '../rules/gear.ts'
import { strain } from '../rules/life.ts'
import { blowsAt, whyNoReaction, yardsBetween } from '../rules/reactions.ts'
import { holdsResults } from '../rules/results.ts'
import { areHostile, isHere } from '../rules/who.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { I } from '../tables.ts'
import { ATTACK, DEFENSIVE, FULL_DEFENSE, MELEE, ON_GROUND, THROWN } from '../words.ts'
import { combatantAction, type WeaponSpeedAction } from './gate.ts'

/** Somebody who can be aimed at: on the battlefield and not oneself. */
function badTarget(scene: WeaponSpeedScene, actor: number, target: number): Refusal | null {
  if (!isHere(scene, target)) {
    return refuse('death-section-empty', `${scene.name(target)} is dead, or has left the battlefield.`)
  }
  return actor === target ? refuse('attack-reach', `${scene.name(actor)} does not attack itself.`) : null
}

cite('attack-reach', 'battlefield-yards')

/** Why an attack does not reach its target, or null. */
function outOfReach(scene: WeaponSpeedScene, actor: number, target: number, strike: Strike): Refusal | null {
  const yards = yardsBetween(scene, actor, target)
  if (yards <= strike.reach) return null
  const what = strike.mode === MELEE ? 'reaches' : 'carries'
  return refuse(
    'attack-reach',
    `The ${strike.name} ${what} ${strike.reach} yards; ${scene.name(target)} is ${yards} away.`,
  )
}

/** The attack that the actor has declared, as a code, or -1. */
function declaredWeapon(scene: WeaponSpeedScene, actor: number): number {
  const kind = kindNow(scene, actor)
  const thing = thingNow(scene, actor)
  if ((kind !== ATTACK && kind !== DEFENSIVE) || thing < 0) return -1
  return weaponCode(thing, attackNow(scene, actor))
}

cite('declaration-binding', 'defensive-attack-unarmed', 'action-attack', 'defensive-attack')

function attackProblem(scene: WeaponSpeedScene, { actor, target, weapon }: WeaponSpeedCommand): Refusal | null {
  const declared = declaredWeapon(scene, actor)
  if (declared < 0 && kindNow(scene, actor) === DEFENSIVE) {
    const why = 'declared a Defensive Attack without a weapon: it makes no attack.'
    return refuse('defensive-attack-unarmed', `${scene.name(actor)} has ${why}`)
  }
  const fits = declared >= 0 && (weapon < 0 || weapon === declared)
  const forbidden = standardForbidden(scene, actor, fits, 'this attack')
  if (forbidden !== null) return forbidden
  const item = itemOfWeapon(declared)
  const strike = strikeOf(scene, item, attackOfWeapon(declared))
  return (
    notAtHand(scene, actor, item, true) ??
    armProblem(scene, actor, item) ??
    badTarget(scene, actor, target) ??
    outOfReach(scene, actor, target, strike)
  )
}

/** Everybody hostile on the battlefield. */
export function enemiesOf(scene: WeaponSpeedScene, actor: number): number[] {
  const found: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (areHostile(scene, actor, row) && isHere(scene, row)) found.push(row)
  }
  return found
}

/** Whether the name of an attack means this one, and no other of the actor's that is called the same. */
function isCalled(scene: WeaponSpeedScene, actor: number, weapon: number): boolean {
  const name = strikeOf(scene, itemOfWeapon(weapon), attackOfWeapon(weapon)).name
  const found = findAttack(scene, actor, name)
  return found !== null && weaponCode(found.item, found.attack) === weapon
}

/** The declared attack, plain or Defensive. */
export const attack: WeaponSpeedAction = combatantAction({
  id: 'attack',
  rule: 'action-attack',
  title: 'Attack',
  params: [combatantParam('target', { label: 'whom' }), weaponParam('weapon')],
  suggest(scene, actor) {
    const weapon = declaredWeapon(scene, actor)
    if (weapon < 0 && kindNow(scene, actor) !== DEFENSIVE) return []
    const named = weapon >= 0 && isCalled(scene, actor, weapon) ? weapon : -1
    return enemiesOf(scene, actor).map((target) => ({ ...blank(actor, 'attack'), target, weapon: named }))
  },
  check: attackProblem,
  resolve(scene, { actor, target }) {
    const weapon = declaredWeapon(scene, actor)
    const cost = beginAction(scene, actor, STANDARD)
    makeAttack(
      scene,
      actor,
      target,
      strikeOf(scene, itemOfWeapon(weapon), attackOfWeapon(weapon)),
      'attack',
      holdsResults(scene),
    )
    letGo(scene, itemOfWeapon(weapon), attackOfWeapon(weapon), target)
    strain(scene, actor, cost)
  },
})

cite('action-throw')

/** A weapon that was thrown lies where its target stood; one of several is gone for this fight. */
function letGo(scene: WeaponSpeedScene, item: number, attack: number, target: number): void {
  const kind = scene.kind(item)
  if (strikeOf(scene, item, attack).mode !== THROWN || kind.natural) return
  if (scene.now.item.count[item] > 1) {
    useUp(scene, item, 'action-throw')
    return
  }
  putItem(scene, item, ON_GROUND, 'action-throw')
  scene.set(I.square, item, scene.now.combatant.square[target], 'action-throw')
}

cite('full-defense', 'full-defense-span', 'full-defense-half-speed')

/** Full-Defense, where it was not taken when the count opened. */
export const fullDefense: WeaponSpeedAction = combatantAction({
  id: 'full-defense',
  rule: 'full-defense',
  title: 'Full-Defense',
  suggest: (scene, actor) => (kindNow(scene, actor) === FULL_DEFENSE ? [blank(actor, 'full-defense')] : []),
  check: (scene, { actor }) =>
    standardForbidden(scene, actor, kindNow(scene, actor) === FULL_DEFENSE, 'Full-Defense') ??
    guardProblem(scene, actor),
  resolve: (scene, { actor }) => takeGuard(scene, actor),
})

cite('riposte', 'riposte-when-attacked', 'riposte-on-entering')

/** A riposte is an answer, never a command; this says why there is none. */
export const riposte: WeaponSpeedAction = combatantAction({
  id: 'riposte',
  rule: 'riposte',
  title: 'Riposte',
  when: 'any',
  params: [combatantParam('target', { label: 'whom' })],
  suggest: () => [],
  check(scene, { actor, target }) {
    const why = whyNoReaction(scene, actor)
    if (why !== null) return why
    if (blowsAt(scene, actor, target).length === 0) {
      return refuse('riposte', `No melee attack of ${scene.name(actor)} reaches ${scene.name(target)}.`)
    }
    return refuse('riposte', 'A riposte answers an attack on Full-Defense, or somebody who enters: you are asked then.')
  },
  resolve: () => {},
})
