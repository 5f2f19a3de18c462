import { type Message, person, type Refusal, type Who } from '@fray/kernel/rules'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { refuse } from '../citing.ts'
import { nextCount, turnsLeft } from '../rules/counts.ts'
import { isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { DECLARE, OVER, SETUP } from '../tables.ts'

/** Why the combatant may not command at all now, or null. */
export function mayCommand(scene: WeaponSpeedScene, actor: Who): Refusal | null {
  const phase = scene.now.fight.phase[0]
  if (phase === OVER) return refuse('combat-ends', 'The combat is over.')
  if (phase === SETUP) return refuse('combat-procedure', 'Combat has not begun yet: the referee starts it.')
  return notHere(scene, actor)
}

/** Why it is not the combatant's turn, or null. */
export function notYourTurn(scene: WeaponSpeedScene, actor: Who): Refusal | null {
  const { open, turn, phase, count } = scene.now.fight
  if (open[0] === 1 && turn[0] === actor) return null
  if (phase[0] === DECLARE) return refuse('declare-all', 'The round has begun: first everybody declares.')
  if (open[0] === 1) {
    return refuse('lowest-first', "It is the turn of {who}, on {count}, not {actor}'s.", {
      who: person(turn[0] as number),
      count: { number: count[0] },
      actor: person(actor),
    })
  }
  if (!turnsLeft(scene)) return refuse('lowest-first', 'All turns of this round are over.')
  return refuse('lowest-first', '{actor} is not next: the next count is {count}.', {
    actor: person(actor),
    count: { number: nextCount(scene) },
  })
}

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: WeaponSpeedScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('combat-ends', 'The combat is over.') : null

/** Why the fight is not under way, or null. */
export const notUnderWay = (scene: WeaponSpeedScene): Refusal | null =>
  notOver(scene) ??
  (scene.now.fight.phase[0] === SETUP ? refuse('combat-procedure', 'Combat has not begun yet.') : null)

/** Why nothing can befall or be done to the combatant, or null: it is dead or gone. */
export const notHere = (scene: WeaponSpeedScene, target: Who): Refusal | null =>
  isHere(scene, target)
    ? null
    : refuse('death-section-empty', '{target} is dead, or has left the battlefield.', { target: person(target) })

/** What is for the time before the first round: why it is too late for it, in that sentence, or null. */
export const inSetup = (scene: WeaponSpeedScene, rule: WeaponSpeedRule, why: Message): Refusal | null =>
  scene.now.fight.phase[0] === SETUP ? null : refuse(rule, why)

/** Why nobody attacks that one, or null: it is the attacker. */
export const notItself = (actor: Who, target: Who): Refusal | null =>
  actor === target ? refuse('attack-reach', '{actor} cannot attack themselves.', { actor: person(actor) }) : null
