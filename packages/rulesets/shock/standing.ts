import type { Fate } from '@fray/kernel/rules'
import { timesUsed } from './rules/powers.ts'
import { isUp } from './rules/who.ts'
import type { ShockScene } from './scene.ts'
import { C, SIDE_TABLE, SIDES } from './tables.ts'
import { DEAD, FLED } from './words.ts'

/** Whether it can still fight: it is up and on the battlefield. */
export const isStanding = (scene: ShockScene, row: number): boolean =>
  scene.now.combatant.present[row] === 1 && isUp(scene, row)

/** Takes one out of whom nobody knows who looks. */
export function takeAway(scene: ShockScene, row: number): void {
  const side = scene.now.combatant.side[row]
  const counted = scene.now.combatant.present[row] === 1 && side < scene.rows(SIDE_TABLE)
  if (counted && scene.now.side.strength[side] > 0)
    scene.set(SIDES.strength, side, scene.now.side.strength[side] - 1, 'morale-group')
  scene.set(C.present, row, 0, 'mod-unseen-unlocated')
  scene.set(C.state, row, FLED, 'mod-unseen-unlocated')
}

/** Whether it fights, lies there, is dead, or has left. */
export function fate(scene: ShockScene, row: number): Fate {
  if (isStanding(scene, row)) return 'standing'
  const state = scene.now.combatant.state[row]
  if (state === DEAD) return 'dead'
  return state === FLED || scene.now.combatant.present[row] === 0 ? 'away' : 'down'
}

/** The uses that its powers and spells have left of the fight or the day. */
export function resources(scene: ShockScene, row: number): Readonly<Record<string, number>> {
  const { powers, spells } = scene.fighter(row)
  const left: Record<string, number> = {}
  const count = (slot: number, { name, uses }: (typeof powers)[number] | (typeof spells)[number]) => {
    if (uses !== null && uses.per !== 'round') left[name] = Math.max(0, uses.times - timesUsed(scene, row, slot))
  }
  powers.forEach((power, at) => {
    count(at, power)
  })
  spells.forEach((spell, at) => {
    count(powers.length + at, spell)
  })
  return left
}
