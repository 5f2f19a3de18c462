import { type Grid, type Squares, type SquaresGround, squareName } from '@fray/kernel/rules'

/** What a scene of a fight on squares says of its items. */
interface WithItems {
  readonly items: number
  readonly now: { readonly item: { readonly square: { readonly [row: number]: number } } }
  kind(item: number): { readonly name: string }
}

/** What lies on the ground, square by square in the order of the items. */
export function itemsLying(squares: Squares, scene: WithItems): SquaresGround['items'] {
  const found = new Map<string, string[]>()
  for (let item = 0; item < scene.items; item++) {
    const at = scene.now.item.square[item]
    if (at < 0) continue
    const name = squareName(squares, at)
    found.set(name, [...(found.get(name) ?? []), scene.kind(item).name])
  }
  return [...found].map(([square, names]) => ({ square, names }))
}

/** The names of what lies on the ground, by square. */
export const lyingOn = (
  scene: WithItems & { readonly setup: { readonly grid: Grid } },
): Record<string, readonly string[]> =>
  Object.fromEntries(itemsLying(scene.setup.grid, scene).map(({ square, names }) => [square, names]))
