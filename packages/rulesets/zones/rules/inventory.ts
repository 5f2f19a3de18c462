import type { Who } from '@fray/kernel/rules'
import { rowsOf } from '../../kinds/outlasting.ts'
import { note } from '../events.ts'
import type { ZonesScene } from '../scene.ts'
import { ITEM, type ItemRow, NONE } from '../tables.ts'
import { ON_GROUND } from '../words.ts'

/** Rows of the items that the combatant has, those that it has dropped included. */
export const itemsOf = (scene: ZonesScene, who: Who): ItemRow[] => rowsOf(scene.now.item.holder, scene.items, who)

/** Rows of the items that lie on the ground of the Zone, no matter who let them fall. */
export function itemsLying(scene: ZonesScene, zone: number): ItemRow[] {
  const { place, zone: where } = scene.now.item
  const rows: number[] = []
  for (let item = 0; item < scene.items; item++) if (place[item] === ON_GROUND && where[item] === zone) rows.push(item)
  return rows
}

/**
 * What the combatant's items are called, by row: each its name, a second one of the same name with a number behind it.
 * These are the names in commands, facts and overrides.
 */
export const itemNames = (scene: ZonesScene, who: Who): Map<string, number> => namesOf(scene, itemsOf(scene, who))

/** What so many items are called among each other. */
export function namesOf(scene: ZonesScene, items: readonly number[]): Map<string, number> {
  const names = new Map<string, number>()
  for (const item of items) {
    const { name } = scene.kind(item)
    let unique = name
    for (let n = 2; names.has(unique); n++) unique = `${name} ${n}`
    names.set(unique, item)
  }
  return names
}

/** The row of the combatant's item of that name, upper and lower case alike, or -1. */
export function findItem(scene: ZonesScene, who: Who, name: string): number {
  const wanted = name.toLowerCase()
  for (const [known, item] of itemNames(scene, who)) if (known.toLowerCase() === wanted) return item
  return -1
}

/** What an item is called among those of the one who has it. */
export function nameOfItem(scene: ZonesScene, item: ItemRow): string {
  const who = scene.now.item.holder[item]
  for (const [name, row] of itemNames(scene, who)) if (row === item) return name
  return scene.kind(item).name
}

/** Puts an item somewhere (a position in PLACES); one that falls lies in its holder's Zone. */
export function put(
  scene: ZonesScene,
  item: ItemRow,
  place: number,
  rule: 'ready-items' | 'action-retrieve-item' | 'trade-costs-the-giver',
): void {
  const holder = scene.now.item.holder[item]
  note.item(scene, holder, item, place)
  scene.set(ITEM.place, item, place, rule)
  layDown(scene, item, rule)
}

/** Makes it true that what lies on the ground lies in some Zone, and nothing else does. */
export function layDown(
  scene: ZonesScene,
  item: ItemRow,
  rule: 'ready-items' | 'action-retrieve-item' | 'trade-costs-the-giver' | 'override',
): void {
  const { place, zone, holder } = scene.now.item
  const lies = place[item] === ON_GROUND
  if (lies === zone[item] >= 0) return
  scene.set(ITEM.zone, item, lies ? scene.now.combatant.zone[holder[item]] : NONE, rule)
}
