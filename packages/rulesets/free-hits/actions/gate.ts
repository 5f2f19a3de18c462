import { person, plainly, type Refusal, say, squareName, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { isFree } from '../rules/space.ts'
import { actorNow, isAble, isIn, isSick } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, OUTSIDE, OVER } from '../tables.ts'
import { STATUSES } from '../words.ts'

/** Why the unit may not command at all now, or null. */
export function mayCommand(scene: FreeHitsScene, actor: Who): Refusal | null {
  if (scene.now.fight.phase[0] === OVER) return refuse('battle-end', 'The battle is over.')
  if (isIn(scene, actor)) return null
  return refuse('defeated-at-zero', '{actor} is out of the battle ({status}).', {
    actor: person(actor),
    status: plainly(STATUSES[scene.now.combatant.status[actor]] ?? ''),
  })
}

/** Why the unit's condition forbids it to act, or null. */
export function cannotAct(scene: FreeHitsScene, actor: Who): Refusal | null {
  if (isAble(scene, actor)) return null
  if (isSick(scene, actor))
    return refuse('cannot-act', '{actor} has only just been summoned and cannot act yet.', { actor: person(actor) })
  return refuse('cannot-act', '{actor} cannot act in their condition.', { actor: person(actor) })
}

/** Why it is not the unit's turn, or null. */
export function notYourTurn(scene: FreeHitsScene, actor: Who): Refusal | null {
  if (scene.now.fight.phase[0] === OUTSIDE) {
    return refuse(
      'outside-battle',
      'Outside battle nobody has a turn: the referee starts the battle, or somebody attacks.',
    )
  }
  const now = actorNow(scene)
  if (now === actor) return null
  const whose = now >= 0 ? say(' It is the turn of {who}.', { who: person(now) }) : null
  return refuse('unspent-lost', "Actions are for one's own turn.{whose}", { whose })
}

/**
 * When an action may be taken: `turn` on the own turn; `any` says itself when; `end` on the own turn even if it cannot act.
 */
export type When = 'turn' | 'any' | 'end'

/** Why it is not the time for such an action, or null. */
export function badTime(scene: FreeHitsScene, actor: Who, when: When): Refusal | null {
  if (when === 'any') return null
  return notYourTurn(scene, actor) ?? (when === 'end' ? null : cannotAct(scene, actor))
}

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: FreeHitsScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('battle-end', 'The battle is over.') : null

/** Why the command is for a running battle only, or null. */
export const notInBattle = (scene: FreeHitsScene): Refusal | null =>
  notOver(scene) ??
  (scene.now.fight.phase[0] === BATTLE ? null : refuse('outside-battle', 'No battle has started yet.'))

/** Why the unit is not in the battle, or null. */
export const notHere = (scene: FreeHitsScene, row: Who): Refusal | null =>
  isIn(scene, row) ? null : refuse('defeated-at-zero', '{who} is out of the battle.', { who: person(row) })

/** Why nothing of that size can be put there, or null; `target` is in nobody's way where it stands. */
export function cannotPut(scene: FreeHitsScene, target: Who, to: number, size: number): Refusal | null {
  return isFree(scene, to, size, target)
    ? null
    : refuse('grid', '{square} is not free.', { square: { thing: squareName(scene.setup.grid, to) } })
}
