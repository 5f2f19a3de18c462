import { type Grid, squareName } from '@fray/kernel/rules'

/** What a scene of a fight on squares says of its items. */
interface WithItems {
  readonly items: number
  readonly setup: { readonly grid: Grid }
  readonly now: { readonly item: { readonly square: { readonly [row: number]: number } } }
  kind(item: number): { readonly name: string }
}

/** The names of what lies on the ground, by square. */
export function lyingOn(scene: WithItems): Record<string, readonly string[]> {
  const found: Record<string, string[]> = {}
  for (let item = 0; item < scene.items; item++) {
    const at = scene.now.item.square[item]
    if (at < 0) continue
    const name = squareName(scene.setup.grid, at)
    found[name] = [...(found[name] ?? []), scene.kind(item).name]
  }
  return found
}
