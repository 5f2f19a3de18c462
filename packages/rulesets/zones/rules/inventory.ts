import type { ZonesScene } from '../scene.ts'

/** Rows of the items that the combatant has, those that it has dropped included. */
export function itemsOf(scene: ZonesScene, who: number): number[] {
  const { holder } = scene.now.item
  const rows: number[] = []
  for (let item = 0; item < scene.items; item++) if (holder[item] === who) rows.push(item)
  return rows
}

/**
 * What the combatant's items are called, by row: each its name, a second one of the same name with a number behind it.
 * These are the names in commands, facts and overrides.
 */
export function itemNames(scene: ZonesScene, who: number): Map<string, number> {
  const names = new Map<string, number>()
  for (const item of itemsOf(scene, who)) {
    const { name } = scene.kind(item)
    let unique = name
    for (let n = 2; names.has(unique); n++) unique = `${name} ${n}`
    names.set(unique, item)
  }
  return names
}

/** The row of the combatant's item of that name, upper and lower case alike, or -1. */
export function findItem(scene: ZonesScene, who: number, name: string): number {
  const wanted = name.toLowerCase()
  for (const [known, item] of itemNames(scene, who)) if (known.toLowerCase() === wanted) return item
  return -1
}

/** What an item is called among those of whoever has it. */
export function nameOfItem(scene: ZonesScene, item: number): string {
  const who = scene.now.item.holder[item] as number
  for (const [name, row] of itemNames(scene, who)) if (row === item) return name
  return scene.kind(item).name
}
