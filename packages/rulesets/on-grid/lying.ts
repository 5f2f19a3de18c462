import {
  type Grid,
  type HideableThing,
  type Ref,
  type Squares,
  type SquaresGround,
  squareName,
} from '@fray/kernel/rules'

import { rowsWhere } from '../lasting/rows.ts'

/** What a scene on squares says about its items. */
interface WithItems {
  readonly items: number
  readonly now: { readonly item: { readonly square: { readonly [row: number]: number } } }
  kind(item: number): { readonly name: string }
  hides(ref: Ref): boolean
}

/** The items on the ground that the viewer knows, square by square in the order of the items. */
export function itemsLying(squares: Squares, scene: WithItems): SquaresGround['items'] {
  const found = new Map<string, string[]>()
  for (let item = 0; item < scene.items; item++) {
    const at = scene.now.item.square[item]
    if (at < 0 || scene.hides({ table: 'item', row: item })) continue
    const name = squareName(squares, at)
    found.set(name, [...(found.get(name) ?? []), scene.kind(item).name])
  }
  return [...found].map(([square, names]) => ({ square, names }))
}

/** The items on the ground and the doors of the map: what the referee can hide. */
export function hideablesOn(scene: WithItems, doors: readonly string[], areas: readonly string[]): HideableThing[] {
  const named = (table: string) => (name: string, row: number) => ({ ref: { table, row }, names: [name] as const })
  const lying = rowsWhere(scene.items, (row) => scene.now.item.square[row] >= 0)
  return [
    ...doors.map(named('door')),
    ...areas.map(named('area')),
    ...lying.map((row) => named('item')(scene.kind(row).name, row)),
  ]
}

/** The names of items on the ground, by square. */
export const lyingOn = (
  scene: WithItems & { readonly setup: { readonly grid: Grid } },
): Record<string, readonly string[]> =>
  Object.fromEntries(itemsLying(scene.setup.grid, scene).map(({ square, names }) => [square, names]))
