import type { Command } from '@fray/kernel/rules'
import { use } from '../actions/fight.ts'
import { disengage, move } from '../actions/moving.ts'
import { STUCK } from '../conditions.ts'
import { cannotStrikeBack } from '../reactions/provoked.ts'
import { abilityOf, cannotUse, isUsedUp } from '../rules/abilities.ts'
import { has } from '../rules/conditions.ts'
import { distance, engagedBy, isFree } from '../rules/field.ts'
import { stanceOf } from '../rules/figures.ts'
import { isLeft, keptSlot } from '../rules/slots.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { FAR, FREE, MOVE, NEARBY, RANGE_FAR, RANGE_NEARBY, STANDARD } from '../words.ts'
import { isBrawler } from './foes.ts'

/** Those it is engaged with who would strike at it if it shot or walked off. */
const strikers = (scene: EscalationScene, actor: number, engaged: readonly number[]): number[] =>
  engaged.filter((row) => cannotStrikeBack(scene, row, actor) === null)

/** An ability that pops its user off those it is engaged with, perhaps with a step away from them; null for none. */
function slipping(scene: EscalationScene, actor: number, engaged: readonly number[]): Command | null {
  const { abilities } = scene.fighter(actor).sheet
  for (let position = 0; position < abilities.length; position++) {
    const { popOff, action, trigger, vs, includesMove } = abilityOf(scene, actor, position)
    if (popOff === null || trigger !== null || vs >= 0 || action >= FREE || isUsedUp(scene, actor, position)) continue
    if (popOff === 'one' && engaged.length > 1) continue
    if (!isLeft(scene, actor, action) || cannotUse(scene, actor, position) !== null) continue
    const now = use.make(actor, { ability: position, away: includesMove === null ? [] : engaged })
    if (use.check(scene, now) === null) return now
  }
  return null
}

/**
 * Away from those it is engaged with before it does what they would answer: by an ability, else by a check to Disengage,
 * and with the move that it has kept by one. `isGoing`: it wants to be far from them, whatever its own reach.
 */
export function stepOff(scene: EscalationScene, actor: number, isGoing: boolean): Command | null {
  if (keptSlot(scene, actor) >= 0) {
    return isGoing || rangeOf(scene, actor) === RANGE_FAR ? goAway(scene, actor) : null
  }
  if (isFree(scene, actor)) return null
  const engaged = engagedBy(scene, actor)
  if (!isGoing && strikers(scene, actor, engaged).length === 0) return null
  const slip = slipping(scene, actor, engaged)
  if (slip !== null) return slip
  if (!isLeft(scene, actor, MOVE)) return null
  const now = disengage.make(actor, { from: engaged })
  return disengage.check(scene, now) === null ? now : null
}

/** How far it shoots: its stance, or its first attack; a position in RANGES. */
function rangeOf(scene: EscalationScene, actor: number): number {
  const own = stanceOf(scene, actor)
  const range = own === null ? (scene.fighter(actor).sheet.abilities[0]?.target.range ?? 0) : own.range
  return range > RANGE_FAR ? RANGE_NEARBY : range
}

/** A step away from all enemies nearby who fight at arm's length; null where there are none. */
function goAway(scene: EscalationScene, actor: number): Command | null {
  const away: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) || !isUp(scene, row) || distance(scene, actor, row) > NEARBY) continue
    if (isBrawler(scene, row)) away.push(row)
  }
  if (away.length === 0) return null
  const now = move.make(actor, { away })
  return move.check(scene, now) === null ? now : null
}

/** Its deed is done: a shooter who shoots far steps back from those who would have to walk to it. */
export function standBack(scene: EscalationScene, actor: number): Command | null {
  const canStep = isLeft(scene, actor, MOVE) || keptSlot(scene, actor) >= 0
  if (!canStep || rangeOf(scene, actor) !== RANGE_FAR || !isFree(scene, actor)) return null
  return goAway(scene, actor)
}

/** Toward an enemy where nobody is in reach. */
export function comeNear(scene: EscalationScene, actor: number, foes: readonly number[]): Command | null {
  if (!mayStep(scene, actor) || !isFree(scene, actor)) return null
  if (!isBrawler(scene, actor) && distance(scene, actor, foes[0]) < FAR) return null
  for (const to of foes) {
    if (distance(scene, actor, to) === 0) return null
    const now = move.make(actor, { to })
    if (move.check(scene, now) === null) return now
  }
  return null
}

/** Whether it may move at all: it is not Stuck, and a Move action that it has kept, its own or its Standard action can pay. */
const mayStep = (scene: EscalationScene, actor: number): boolean =>
  !has(scene, actor, STUCK) &&
  (keptSlot(scene, actor) >= 0 || isLeft(scene, actor, MOVE) || isLeft(scene, actor, STANDARD))
