import { enterColumns } from '../../kinds/columns.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { combatantFields } from '../kinds/combatant.ts'
import { type Cited, cite, type ZonesScene } from '../scene.ts'
import { C, F, ITEM, ITEM_TABLE } from '../tables.ts'

cite('level-and-skill', 'attributes', 'content-is-data', 'armor-points', 'usage-track', 'starting-zones')

/** Puts a combatant into the fight with everything it begins with; returns its row. */
export function admit(scene: ZonesScene, entrant: Entrant, rule: Cited): number {
  const row = scene.join(entrant, entrant.name, rule)
  scene.set(C.side, row, entrant.side, rule)
  scene.set(C.seat, row, entrant.seat, rule)
  scene.set(C.present, row, 1, rule)
  scene.set(C.character, row, entrant.character ? 1 : 0, rule)
  scene.set(C.zone, row, entrant.zone, rule)
  scene.set(C.initiative, row, entrant.initiative ?? 0, rule)
  enterColumns(scene, C, row, combatantFields, entrant, rule)
  if (entrant.attitude !== '') {
    scene.set(C.attitude, row, scene.keep(entrant.attitude), 'reaction-predetermined')
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
  if (entrant.hp.now > 0) beginHindered(scene, row, entrant, rule)
  return row
}

/** Effects that a combatant brings into the fight. */
function beginHindered(scene: ZonesScene, row: number, entrant: Entrant, rule: Cited): void {
  const { ongoing } = entrant
  if (ongoing !== null) {
    scene.set(C.burning, row, 1, rule)
    scene.set(C.burningAttribute, row, ongoing.attribute, rule)
    scene.set(C.burningDr, row, ongoing.dr, rule)
    scene.set(C.burningMoments, row, ongoing.moments, rule)
  }
  for (const { kind, attribute, dr, needsAction, moments } of entrant.hindrances) {
    const gained = (scene.now.fight.gained[0] as number) + 1
    scene.set(F.gained, 0, gained, rule)
    scene.setCell(C.hindrance, row, kind, gained, rule)
    scene.setCell(C.hindranceAttribute, row, kind, attribute, rule)
    scene.setCell(C.hindranceDr, row, kind, dr, rule)
    scene.setCell(C.hindranceAction, row, kind, needsAction ? 1 : 0, rule)
    scene.setCell(C.hindranceMoments, row, kind, moments, rule)
  }
}
