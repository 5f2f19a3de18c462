import { enterColumns } from '../../kinds/columns.ts'
import { ONGOING } from '../effects.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { combatantFields } from '../kinds/combatant.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { C, ITEM, ITEM_TABLE } from '../tables.ts'
import { layEffect } from './effects.ts'

/** Puts a combatant into the fight with everything it begins with; returns its row. */
export function admit(scene: ZonesScene, entrant: Entrant, rule: Cited): number {
  const row = scene.join(entrant, entrant.name, rule)
  scene.set(C.side, row, entrant.side, rule)
  scene.set(C.seat, row, entrant.seat, rule)
  scene.set(C.present, row, 1, rule)
  scene.set(C.character, row, entrant.character ? 1 : 0, rule)
  scene.set(C.zone, row, entrant.zone, rule)
  scene.set(C.initiative, row, entrant.initiative ?? 0, rule)
  enterColumns(scene, row, entrant, { columns: C, fields: combatantFields, rule })
  if (entrant.attitude !== '') {
    scene.set(C.attitude, row, scene.store(entrant.attitude), 'reaction-predetermined')
    scene.set(C.attitudeSet, row, 1, 'reaction-predetermined')
  }
  entrant.items.forEach((carried, slot) => {
    const item = scene.open(ITEM_TABLE)
    scene.set(ITEM.holder, item, row, rule)
    scene.set(ITEM.origin, item, row, rule)
    scene.set(ITEM.slot, item, slot, rule)
    scene.set(ITEM.place, item, carried.place, rule)
    scene.set(ITEM.marked, item, carried.marked, rule)
  })
  if (entrant.ongoing !== null) layEffect(scene, row, ONGOING, entrant.ongoing)
  for (const hindrance of entrant.hindrances) layEffect(scene, row, hindrance.kind, hindrance)
  return row
}
