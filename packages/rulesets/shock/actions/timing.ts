import { isHiddenFor, isHiding, person, type Refusal, say, viewerFor, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { currentSide, hasFinished } from '../rules/turns.ts'
import type { ShockScene } from '../scene.ts'

/** Whether it is the actor's own turn: its side's, and it has not passed. */
export const isOwnTurn = (scene: ShockScene, actor: Who): boolean =>
  currentSide(scene) === scene.now.combatant.side[actor] && scene.now.combatant.passed[actor] === 0

/** Whether the actor has held its action and may trigger it, or is in the middle of doing so. */
export const mayTrigger = (scene: ShockScene, actor: Who): boolean =>
  scene.now.combatant.holding[actor] === 1 || scene.now.combatant.triggered[actor] === 1

/** Whether the actor may do now what only a turn of one's own, or a held action, allows. */
export const isOnTurn = (scene: ShockScene, actor: Who): boolean => isOwnTurn(scene, actor) || mayTrigger(scene, actor)

/** Why it is not the time for the actor's ordinary actions, or null. One who holds may act on anyone's turn. */
export function notYourTurn(scene: ShockScene, actor: Who): Refusal | null {
  if (isOnTurn(scene, actor)) return null
  const side = scene.now.combatant.side[actor]
  const now = currentSide(scene)
  if (side === now) return refuse('side-turn', '{actor} has passed on this turn.', { actor: person(actor) })
  if (hasHadTurn(scene, side)) {
    return refuse('unspent-actions', "{actor}'s side has had its turn: what is left needs Hold An Action.", {
      actor: person(actor),
    })
  }
  const waiting = unfinished(scene, now, actor)
  const who = waiting.length === 0 ? null : say(' {who} may still act or pass.', { who: { people: waiting } })
  return refuse('side-turn', 'It is the turn of the side {side}.{who}', {
    side: { key: scene.setup.sides[now]?.name ?? '', slots: {} },
    who,
  })
}

/** Whether the side's turn in this round is over. */
function hasHadTurn(scene: ShockScene, side: number): boolean {
  const place = scene.now.fight.place[0]
  for (let i = 0; i < place; i++) if (scene.now.order.side[i] === side) return true
  return false
}

/** Names of those of the side who may still act, as far as the actor's seat knows of them. */
function unfinished(scene: ShockScene, side: number, actor: Who): Who[] {
  const viewer = isHiding(scene) ? viewerFor(scene, actor) : null
  const rows: Who[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.side[row] !== side || hasFinished(scene, row) || !scene.knows(row)) continue
    if (viewer === null || !isHiddenFor(scene, row, viewer)) rows.push(row as Who)
  }
  return rows
}

/** Why no Free Action can be taken, or null: they are for the own turn. */
export function notFree(scene: ShockScene, actor: Who): Refusal | null {
  if (isOnTurn(scene, actor)) return null
  return refuse('free-action', "Free Actions are taken on one's own turn; it is not {actor}'s.", {
    actor: person(actor),
  })
}
