import { type About, nameKey, rowOfName, type ThingRef, type Viewer } from '@fray/kernel/rules'
import { unknownThing } from '../../presentation/unknown.ts'
import { findItem } from '../rules/inventory.ts'
import type { ZonesScene } from '../scene.ts'
import { IN_HAND, ON_GROUND } from '../words.ts'
import { aboutCondition, aboutConditionOn } from './about-effects.ts'
import { aboutAttack, aboutItem, aboutSpell } from './about-things.ts'

/** Explains something in the fight; what a side hides of its abilities is not known. */
export function about(scene: ZonesScene, { kind, name, of }: ThingRef, viewer: Viewer): About | null {
  const row = of === null ? -1 : rowOfName(scene, of)
  if (row < 0) return kind === 'condition' ? aboutCondition(name) : null
  if (kind === 'condition') return aboutConditionOn(scene, row, name)
  const open = viewer.knows('abilities', row)
  if (kind === 'item') {
    const item = findItem(scene, row, name)
    if (item < 0) return null
    const place = scene.now.item.place[item]
    if (open) return aboutItem(scene.kind(item))
    return place === IN_HAND || place === ON_GROUND ? unknownThing(name) : null
  }
  if (!open) return null
  const { attacks, spells } = scene.fighter(row)
  const named = <T extends { readonly name: string }>(all: readonly T[]) =>
    all.find((one) => nameKey(one.name) === nameKey(name))
  if (kind === 'attack') {
    const attack = named(attacks)
    return attack === undefined ? null : aboutAttack(attack)
  }
  const spell = kind === 'spell' ? named(spells) : undefined
  return spell === undefined ? null : aboutSpell(spell)
}
