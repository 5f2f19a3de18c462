import type { PoolLeft, Who } from '@fray/kernel/rules'
import { openRow } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import { WOUNDS } from '../lasting.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { C, WOUND, WOUND_TABLE } from '../tables.ts'
import { AIMS, IN } from '../words.ts'
import { refresh } from './numbers.ts'

/** Net damage from which an attack wounds, and hit points of one healing from which it takes a wound away. */
export const WOUNDING = 6

/** Records a wound; what its aim takes away counts at once. */
export function addWound(scene: FreeHitsScene, who: Who, aim: number, round: number, rule: Cited): void {
  cite('wound')
  openRow(scene, WOUND_TABLE, WOUND, { who, aim, round }, rule)
  if (scene.now.combatant.wounds[who] > 0) cite('wounds-stack')
  scene.set(C.wounds, who, scene.now.combatant.wounds[who] + 1, rule)
  refresh(scene, who, rule)
}

/** Takes a wound away, with all that it took. */
export function removeWound(scene: FreeHitsScene, wound: number, rule: Cited): void {
  const who = scene.now.wound.who[wound]
  const aim = scene.now.wound.aim[wound]
  scene.close(WOUND_TABLE, wound)
  scene.set(C.wounds, who, scene.now.combatant.wounds[who] - 1, rule)
  refresh(scene, who, rule)
  note['wound-heals'](scene, who, aim)
}

/** Rows of a unit's wounds, in the order in which they were dealt; of one aim only where it is given. */
export function woundsOf(scene: FreeHitsScene, who: Who, aim = -1): number[] {
  const found: number[] = []
  if (scene.now.combatant.wounds[who] === 0) return found
  const { who: whose, aim: aims } = scene.now.wound
  for (let i = 0; i < scene.rows(WOUND_TABLE); i++) {
    if (whose[i] === who && (aim < 0 || aims[i] === aim)) found.push(i)
  }
  return found
}

/** Names of a unit's wounds. */
export const woundNames = (scene: FreeHitsScene, who: Who): string[] =>
  woundsOf(scene, who).map((row) => AIMS[scene.now.wound.aim[row]])

/** A new round has begun, or the battle is over: disrupting wounds take less, or nothing any more. */
export function easeDisrupting(scene: FreeHitsScene, isOver: boolean): void {
  const rule = isOver ? 'aim-disrupting' : 'disrupting-not-added'
  for (let i = scene.rows(WOUND_TABLE) - 1; i >= 0; i--) {
    if (WOUNDS[scene.now.wound.aim[i]].fresh === undefined) continue
    if (isOver) removeWound(scene, i, rule)
    else refresh(scene, scene.now.wound.who[i], rule)
  }
}

/** What the unit has left after so much damage, and had before, for those who listen. */
export function leftAfter(scene: FreeHitsScene, who: Who, amount: number): PoolLeft | null {
  if (scene.recorder === null) return null
  const from = scene.now.combatant.hp[who]
  return { from, to: Math.max(0, from - amount) }
}

/** Takes hit points away, never below 0. Returns whether the unit is brought to 0 by it. */
export function loseHitPoints(scene: FreeHitsScene, who: Who, amount: number, rule: Cited): boolean {
  const hp = scene.now.combatant.hp[who]
  if (amount <= 0 || hp === 0) return false
  scene.set(C.hp, who, Math.max(0, hp - amount), rule)
  return amount >= hp && scene.now.combatant.status[who] === IN
}
