import { type Entrant, OUT_OF_ACTION } from '../model.ts'
import { type Cited, cite, type Fighter, type ZonesScene } from '../scene.ts'
import { C, F, ITEM, ITEM_TABLE } from '../tables.ts'

cite('level-and-skill', 'attributes', 'content-is-data', 'armor-points', 'usage-track', 'starting-zones')

/** Puts a combatant into the fight with everything it begins with; returns its row. */
export function admit(scene: ZonesScene, entrant: Entrant, rule: Cited): number {
  const fighter: Fighter = {
    name: entrant.sheet.name,
    sheet: entrant.sheet,
    kinds: entrant.items.map((item) => item.kind),
    entrant,
  }
  const row = scene.join(fighter, fighter.name, rule)
  const [str, dex, con, int, wis, cha] = entrant.attributes
  const start: readonly (readonly [(typeof C)[keyof typeof C], number])[] = [
    [C.side, entrant.side],
    [C.seat, entrant.seat],
    [C.present, 1],
    [C.character, entrant.sheet.character ? 1 : 0],
    [C.level, entrant.level],
    [C.str, str ?? 0],
    [C.dex, dex ?? 0],
    [C.con, con ?? 0],
    [C.int, int ?? 0],
    [C.wis, wis ?? 0],
    [C.cha, cha ?? 0],
    [C.skill, entrant.skill],
    [C.hp, entrant.hp],
    [C.hpMax, entrant.hpMax],
    [C.armor, entrant.armor],
    [C.zone, entrant.zone],
    [C.status, entrant.hp === 0 ? OUT_OF_ACTION : entrant.status],
    [C.moved, entrant.moved ? 1 : 0],
    [C.acted, entrant.acted ? 1 : 0],
    [C.disengaged, entrant.disengaged ? 1 : 0],
    [C.initiative, entrant.initiative ?? 0],
  ]
  for (const [column, value] of start) scene.set(column, row, value, rule)
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
  if (entrant.hp > 0) beginHindered(scene, row, entrant, rule)
  return row
}

/** Effects that a combatant brings into the fight. One whose Attribute is open takes CON. */
function beginHindered(scene: ZonesScene, row: number, entrant: Entrant, rule: Cited): void {
  const { ongoing } = entrant
  if (ongoing !== null) {
    scene.set(C.burning, row, 1, rule)
    scene.set(C.burningAttribute, row, ongoing.attribute < 0 ? 2 : ongoing.attribute, rule)
    scene.set(C.burningDr, row, ongoing.dr, rule)
    scene.set(C.burningMoments, row, ongoing.moments, rule)
  }
  for (const { kind, attribute, dr, needsAction, moments } of entrant.hindrances) {
    const gained = (scene.now.fight.gained[0] as number) + 1
    scene.set(F.gained, 0, gained, rule)
    scene.setCell(C.hindrance, row, kind, gained, rule)
    scene.setCell(C.hindranceAttribute, row, kind, attribute < 0 ? 2 : attribute, rule)
    scene.setCell(C.hindranceDr, row, kind, dr, rule)
    scene.setCell(C.hindranceAction, row, kind, needsAction ? 1 : 0, rule)
    scene.setCell(C.hindranceMoments, row, kind, moments, rule)
  }
}
