import { note } from '../events.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import { rework } from './deriving.ts'
import { isParalyzed } from './who.ts'

/** Makes everything true that follows from an injury or condition that came or went, and tells whom it paralyzes or frees. */
export function reworkAndLog(scene: WeaponSpeedScene, row: number, rule: Cited): void {
  const was = isParalyzed(scene, row)
  rework(scene, row, rule)
  const is = isParalyzed(scene, row)
  if (is !== was) note.down(scene, row, is ? 'paralyzed' : 'unbound')
}
