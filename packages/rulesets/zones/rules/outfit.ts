import { plainly, type Source, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { ZonesScene } from '../scene.ts'
import { IN_HAND, TESTS, type TestKind } from '../words.ts'
import { isReady } from './weapons.ts'

const WORN = plainly('what they wear')

/** The armor points of a combatant: its own, and those of what it holds and wears. */
export function armorOf(scene: ZonesScene, who: Who): number {
  let armor = scene.now.combatant.armor[who]
  if (!scene.hasOutfits) return armor
  const { holder } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] !== who || scene.kind(item).armor === 0) continue
    cite('ready-items')
    if (isReady(scene, item)) armor += scene.kind(item).armor
  }
  return armor
}

/**
 * Calls `found` for every item that the combatant holds or wears and that gives it Advantage (1) or Disadvantage (-1) on
 * such Tests, with the item's name; what is worn out of sight is not named. Asked only where `scene.hasOutfits`.
 */
export function eachEdge(
  scene: ZonesScene,
  who: Who,
  what: TestKind,
  found: (value: 1 | -1, source: Source) => void,
): void {
  const { holder, place } = scene.now.item
  const bit = 1 << TESTS.indexOf(what)
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] !== who) continue
    const kind = scene.kind(item)
    const { advantage, disadvantage } = kind
    if (((advantage | disadvantage) & bit) === 0) continue
    cite('ready-items')
    if (!isReady(scene, item)) continue
    const source = place[item] === IN_HAND ? kind : WORN
    if ((advantage & bit) !== 0) found(1, source)
    if ((disadvantage & bit) !== 0) found(-1, source)
  }
}
