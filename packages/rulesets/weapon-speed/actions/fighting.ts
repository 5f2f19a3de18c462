import { combatantParam, person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import type { Strike } from '../kinds/strikes.ts'
import { attackOfWeapon, itemOfWeapon, weaponCode, weaponParam } from '../params.ts'
import { attackNow, kindNow, standardForbidden, thingNow } from '../rules/acting.ts'
import { attack as makeAttack } from '../rules/attack.ts'
import { guardProblem, takeGuard } from '../rules/counts.ts'
import { armProblem } from '../rules/declaring.ts'
import { strikeOf } from '../rules/figures.ts'
import { attacksByName, notAtHand, putItem, useUp } from '../rules/gear.ts'
import { blowsAt, whyNoReaction, yardsBetween } from '../rules/reactions.ts'
import { holdsResults } from '../rules/results.ts'
import { enemiesOf } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { I, type ItemRow } from '../tables.ts'
import { ATTACK, DEFENSIVE, FULL_DEFENSE, MELEE, ON_GROUND, THROWN, yardsSaid } from '../words.ts'
import { act, actAnytime, declaredAs, standard } from './define.ts'
import { notHere, notItself } from './gate.ts'

const FULLY = plainly('Full-Defense')

/** Why an attack does not reach its target, or null. */
function outOfReach(scene: WeaponSpeedScene, actor: Who, target: Who, strike: Strike): Refusal | null {
  const yards = yardsBetween(scene, actor, target)
  if (yards <= strike.reach) return null
  const slots = {
    strike: { thing: strike.name },
    reach: yardsSaid(strike.reach),
    target: person(target),
    yards: { number: yards },
  }
  return strike.mode === MELEE
    ? refuse('attack-reach', 'The {strike} reaches {reach}; {target} is {yards} away.', slots)
    : refuse('attack-reach', 'The {strike} carries {reach}; {target} is {yards} away.', slots)
}

/** The attack that the actor has declared, as a code, or -1. */
function declaredWeapon(scene: WeaponSpeedScene, actor: Who): number {
  const kind = kindNow(scene, actor)
  const thing = thingNow(scene, actor)
  if ((kind !== ATTACK && kind !== DEFENSIVE) || thing < 0) return -1
  return weaponCode(thing, attackNow(scene, actor))
}

/** Whether the name of an attack means this one, and no other of the actor's that is called the same. */
function isCalled(scene: WeaponSpeedScene, actor: Who, weapon: number): boolean {
  const { name } = strikeOf(scene, itemOfWeapon(weapon), attackOfWeapon(weapon))
  const found = attacksByName(scene, actor).find(([called]) => called.toLowerCase() === name.toLowerCase())
  return found !== undefined && weaponCode(found[1].item, found[1].attack) === weapon
}

/** The declared attack, where it can be named. */
function namedWeapon(scene: WeaponSpeedScene, actor: Who): number {
  const weapon = declaredWeapon(scene, actor)
  return weapon >= 0 && isCalled(scene, actor, weapon) ? weapon : -1
}

/** The declared attack, plain or Defensive. */
export const attack = standard({
  id: 'attack',
  rule: 'action-attack',
  title: plainly('Attack'),
  intent: 'harm',
  params: [
    combatantParam('target', {
      label: 'whom',
      suggestions: (scene: WeaponSpeedScene, actor) =>
        declaredWeapon(scene, actor) >= 0 || kindNow(scene, actor) === DEFENSIVE ? enemiesOf(scene, actor) : [],
    }),
    weaponParam('weapon', { suggestions: (scene, actor) => [namedWeapon(scene, actor)] }),
  ],
  wanted: plainly('this attack'),
  declared(scene, { actor, weapon }) {
    const declared = declaredWeapon(scene, actor)
    return declared >= 0 && (weapon < 0 || weapon === declared)
  },
  never(scene, { actor }) {
    if (kindNow(scene, actor) !== DEFENSIVE || thingNow(scene, actor) >= 0) return null
    return refuse(
      'defensive-attack-unarmed',
      '{actor} has declared a Defensive Attack without a weapon: it makes no attack.',
      { actor: person(actor) },
    )
  },
  check(scene, { actor, target }) {
    const item = thingNow(scene, actor)
    return (
      notAtHand(scene, actor, item, true) ??
      armProblem(scene, actor, item) ??
      notHere(scene, target) ??
      notItself(actor, target) ??
      outOfReach(scene, actor, target, strikeOf(scene, item, attackNow(scene, actor)))
    )
  },
  resolve(scene, { actor, target }) {
    const item = thingNow(scene, actor)
    const strike = strikeOf(scene, item, attackNow(scene, actor))
    makeAttack(scene, actor, target, strike, { how: 'attack', held: holdsResults(scene) })
    if (strike.mode === THROWN && !scene.kind(item).natural) letGo(scene, item, target)
  },
})

/** A weapon that was thrown lies where its target stood; one of several is gone for this fight. */
function letGo(scene: WeaponSpeedScene, item: ItemRow, target: Who): void {
  if (scene.now.item.count[item] > 1) {
    useUp(scene, item, 'action-throw')
    return
  }
  putItem(scene, item, ON_GROUND, 'action-throw')
  scene.set(I.square, item, scene.now.combatant.square[target], 'action-throw')
}

/** Full-Defense, where it was not taken when the count opened. */
export const fullDefense = act({
  id: 'full-defense',
  rule: 'full-defense',
  title: plainly('Full-Defense'),
  intent: 'protect',
  check: (scene, command) =>
    standardForbidden(scene, command.actor, declaredAs(FULL_DEFENSE)(scene, command), FULLY) ??
    guardProblem(scene, command.actor),
  resolve: (scene, { actor }) => takeGuard(scene, actor),
})

/** A riposte is an answer, never a command; this says why there is none. */
export const riposte = actAnytime({
  id: 'riposte',
  rule: 'riposte',
  title: plainly('Riposte'),
  intent: 'harm',
  params: [combatantParam('target', { label: 'whom' })],
  check(scene, { actor, target }) {
    const why = whyNoReaction(scene, actor)
    if (why !== null) return why
    if (blowsAt(scene, actor, target).length === 0) {
      return refuse('riposte', 'No melee attack of {actor} reaches {target}.', {
        actor: person(actor),
        target: person(target),
      })
    }
    return refuse('riposte', 'A riposte answers an attack on Full-Defense, or somebody who enters: you are asked then.')
  },
  resolve: () => {},
})
