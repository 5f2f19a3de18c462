import { type Refusal, refuse } from '@fray/kernel/rules'
import {
  aimParam,
  blank,
  type FreeHitsCommand,
  featParam,
  itemParam,
  PAY_ATTACK,
  payParam,
  targetParam,
} from '../command.ts'
import { note } from '../events.ts'
import type { Weapon } from '../kinds/gear.ts'
import { cannotAttack, withWeapon } from '../rules/attack.ts'
import { cannotPay, pay, price } from '../rules/budget.ts'
import { isUsable, itemsOf, outOfRange, usualWeapon } from '../rules/gear.ts'
import { hasFeatAttack, resolveAttack, useFeatAttack } from '../rules/strikes.ts'
import { startBattle } from '../rules/turns.ts'
import { areEnemies, detects, isIn } from '../rules/who.ts'
import { type AttackKind, cite, type FreeHitsScene } from '../scene.ts'
import { C, OUTSIDE, OVER } from '../tables.ts'
import { AIMS, NO_AIM } from '../words.ts'
import { badPayment, cannotAct, type FreeHitsAction, notYourTurn, unitAction } from './gate.ts'

cite('attack-cost', 'extra-attack', 'extra-attack-plain', 'aim', 'opening-attack', 'initiator-last')

const weaponOf = (scene: FreeHitsScene, { actor, weapon, target }: FreeHitsCommand, plain: boolean): number =>
  weapon >= 0 ? weapon : usualWeapon(scene, actor, target, plain)

const aimOf = ({ aim }: FreeHitsCommand): number => (aim < 0 ? NO_AIM : aim)

/** Enemies in the battle that the unit knows of. */
export function* enemiesOf(scene: FreeHitsScene, actor: number): Iterable<number> {
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) && isIn(scene, row) && detects(scene, actor, row)) yield row
  }
}

/** Every enemy with every weapon that could be used and every aim: one refused example for each weapon out of range. */
function* suggestAttacks(
  scene: FreeHitsScene,
  actor: number,
  action: string,
  plain: boolean,
): Iterable<FreeHitsCommand> {
  for (const target of enemiesOf(scene, actor)) {
    for (const item of itemsOf(scene, actor)) {
      if (scene.kind(item).weapon === null) continue
      const isFar = !isUsable(scene, actor, item) || outOfRange(scene, actor, target, item, plain) !== null
      const { physical } = scene.kind(item).weapon as Weapon
      for (let aim = NO_AIM; aim < AIMS.length; aim++) {
        const command = blank(actor, action)
        command.target = target
        command.weapon = item
        command.aim = aim
        yield command
        if (isFar || !physical) break
      }
    }
  }
}

/** Why a unit may not attack before the battle now, or null: those whom the referee lets open together attack in roster order. */
export function cannotOpen(scene: FreeHitsScene, actor: number): Refusal | null {
  const { opener, initiator } = scene.now.combatant
  if (initiator[actor] === 1) return refuse('opening-attack', `${scene.name(actor)} has opened already.`)
  for (let row = 0; row < scene.combatants; row++) {
    if (opener[row] === 0 || initiator[row] === 1 || !isIn(scene, row)) continue
    return row === actor ? null : refuse('opening-attack', `${scene.name(row)} opens the battle first.`)
  }
  return null
}

/** One attack for the Attack Action; before the battle, the one that opens it. */
export const attack: FreeHitsAction = unitAction({
  id: 'attack',
  rule: 'attack-cost',
  title: 'Attack',
  when: 'any',
  params: [targetParam(), itemParam('weapon', 'a weapon', true), aimParam, payParam],
  suggest: (scene, actor) => suggestAttacks(scene, actor, 'attack', false),
  check(scene, command) {
    const { actor, target } = command
    const isOpening = scene.now.fight.phase[0] === OUTSIDE
    const time = isOpening
      ? (cannotOpen(scene, actor) ?? cannotAct(scene, actor))
      : (notYourTurn(scene, actor) ?? cannotAct(scene, actor))
    if (time !== null) return time
    if (!isOpening) {
      const how = command.pay < 0 ? PAY_ATTACK : command.pay
      const why = badPayment(scene, actor, how, [PAY_ATTACK], 'An attack', { short: 'attack-cost' })
      if (why !== null) return why
    }
    return cannotAttack(scene, actor, target, weaponOf(scene, command, false), aimOf(command), false)
  },
  resolve(scene, command) {
    const { actor, target } = command
    const item = weaponOf(scene, command, false)
    const isOpening = scene.now.fight.phase[0] === OUTSIDE
    if (!isOpening) pay(scene, actor, price(1, 0, 0), 'attack-cost')
    const kind: AttackKind = isOpening ? 'opening' : 'action'
    if (isOpening) beginOpening(scene, actor)
    resolveAttack(scene, withWeapon(scene, kind, actor, target, item, aimOf(command)))
    if (isOpening) endOpening(scene)
  },
})

/** The unit opens the battle: it will be last in the line. */
export function beginOpening(scene: FreeHitsScene, actor: number): void {
  scene.set(C.initiator, actor, 1, 'initiator-last')
  note.opens(scene, actor)
}

/** After an opening attack: the battle starts unless somebody else may still open it. */
export function endOpening(scene: FreeHitsScene): void {
  const { opener, initiator } = scene.now.combatant
  if (scene.now.fight.phase[0] === OVER) return
  for (let row = 0; row < scene.combatants; row++) {
    if (opener[row] === 1 && initiator[row] === 0 && isIn(scene, row)) return
  }
  startBattle(scene)
}

/** One more attack for the Move Action and both Bonus Actions: no Strength, none of the attacker's feats. */
export const extraAttack: FreeHitsAction = unitAction({
  id: 'extra-attack',
  rule: 'extra-attack',
  title: 'Extra attack (Move Action and both Bonus Actions)',
  when: 'turn',
  params: [targetParam(), itemParam('weapon', 'a weapon', true), aimParam],
  suggest: (scene, actor) => suggestAttacks(scene, actor, 'extra-attack', true),
  check: (scene, command) =>
    cannotPay(scene, command.actor, price(0, 1, 2), 'extra-attack') ??
    cannotAttack(scene, command.actor, command.target, weaponOf(scene, command, true), aimOf(command), true),
  resolve(scene, command) {
    const item = weaponOf(scene, command, true)
    pay(scene, command.actor, price(0, 1, 2), 'extra-attack')
    resolveAttack(scene, withWeapon(scene, 'extra', command.actor, command.target, item, aimOf(command)))
  },
})

cite('free-hit-from-feat')

/** An attack that a feat grants on one's own turn; it takes a Free Hit Slot. */
export const featAttack: FreeHitsAction = unitAction({
  id: 'feat-attack',
  rule: 'free-hit-from-feat',
  title: "A feat's attack",
  when: 'turn',
  params: [featParam, targetParam(), itemParam('weapon', 'a weapon', true), aimParam],
  *suggest(scene, actor) {
    for (const { feat } of scene.unit(actor).gifts.freeAttacks['own-turn']) {
      for (const command of suggestAttacks(scene, actor, 'feat-attack', false)) {
        command.feat = feat
        yield command
      }
    }
  },
  check(scene, command) {
    const { actor, feat } = command
    const all = Object.values(scene.unit(actor).gifts.freeAttacks).flat()
    const given = all.find((one) => one.feat === feat)
    if (given === undefined) return refuse('free-hit-from-feat', 'That feat grants no attack.')
    if (!hasFeatAttack(scene, actor, given)) {
      return refuse('free-hit-from-feat', `${scene.name(actor)} has no Free Hit Slot left for it, or has used it.`)
    }
    if (!scene.unit(actor).gifts.freeAttacks['own-turn'].includes(given)) {
      return refuse('free-hit-from-feat', `${given.name} gives its attack at its own moment: it is asked for then.`)
    }
    return cannotAttack(scene, actor, command.target, weaponOf(scene, command, false), aimOf(command), false)
  },
  resolve(scene, command) {
    const { actor, feat } = command
    const given = scene.unit(actor).gifts.freeAttacks['own-turn'].find((one) => one.feat === feat)
    if (given === undefined) return
    const item = weaponOf(scene, command, false)
    useFeatAttack(scene, actor, given)
    resolveAttack(scene, withWeapon(scene, 'feat', actor, command.target, item, aimOf(command)))
  },
})
