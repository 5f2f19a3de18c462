import type { Command } from '@fray/kernel/rules'
import { draw, ready, sheathe } from '../actions/gear.ts'
import { pickUp } from '../actions/lying.ts'
import { reload } from '../actions/reloading.ts'
import { bareHands, itemsOf, meleeMode, missileMode } from '../rules/gear.ts'
import { feetBetween } from '../rules/space.ts'
import type { ShockScene } from '../scene.ts'
import { BARE_HANDS, IN_HAND, READIED, STOWED } from '../words.ts'
import { legal } from './common.ts'

/** Loading, drawing: what makes the next attack possible, or null. */
export function readyWeapon(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const { holder, carried, loaded } = scene.now.item
  const near = feetBetween(scene, actor, foes[0]) <= 5
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] !== actor) continue
    const kind = scene.kind(item)
    if (carried[item] === IN_HAND && kind.reload !== null && loaded[item] === 0 && !near) {
      const now = legal(scene, reload, actor, { weapon: item })
      if (now !== null) return now
    }
    if (carried[item] === IN_HAND && near && kind.modes.length > 0 && meleeMode(kind) < 0 && hasBlade(scene, actor)) {
      const away = legal(scene, sheathe, actor, { item })
      if (away !== null) return away
    }
    if (carried[item] === READIED && (near ? meleeMode(kind) >= 0 : meleeMode(kind) >= 0 || missileMode(kind) >= 0)) {
      const now = isArmed(scene, actor) ? null : legal(scene, draw, actor, { item })
      if (now !== null) return now
    }
  }
  return null
}

function hasBlade(scene: ShockScene, actor: number): boolean {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] === actor && carried[item] === READIED && meleeMode(scene.kind(item)) >= 0) return true
  }
  return false
}

function isArmed(scene: ShockScene, actor: number): boolean {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, actor)) {
    if (
      holder[item] === actor &&
      carried[item] === IN_HAND &&
      scene.kind(item).modes.length > 0 &&
      (!scene.kind(item).unarmed || scene.kind(item).armed)
    )
      return true
  }
  return false
}

/** For one who has nothing to fight with, neither steel nor fists nor spells: out of the pack, or up from the ground. */
export function findWeapon(scene: ShockScene, actor: number): Command | null {
  if (isArmed(scene, actor) || hasBlade(scene, actor) || isAtHome(scene, actor)) return null
  const { holder, carried, square } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    if (scene.kind(item).modes.length === 0) continue
    if (holder[item] === actor && carried[item] === STOWED) {
      const out = legal(scene, ready, actor, { item })
      if (out !== null) return out
    }
    if (square[item] < 0 || meleeMode(scene.kind(item)) < 0) continue
    const up = legal(scene, pickUp, actor, { item, from: square[item] })
    if (up !== null) return up
  }
  return null
}

/** Whether it fights without weapons: with fists of its own, or with spells. */
const isAtHome = (scene: ShockScene, actor: number): boolean =>
  bareHands(scene, actor) !== BARE_HANDS || scene.fighter(actor).spells.length > 0
