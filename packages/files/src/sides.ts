/** A side of a fight, and its number of combatants. */
export interface SideSize {
  readonly name: string
  readonly members: number
}

/** How many times larger than all others together a side must be to get a hint. */
const VERY_UNEVEN = 5

/**
 * A hint about the sizes of sides: everyone is on one of them (`alone`), or one is far larger (`uneven`); null for
 * neither.
 */
export function hintOnSides(
  sides: readonly SideSize[],
): { readonly kind: 'alone' | 'uneven'; readonly words: string } | null {
  const all = sides.reduce((sum, { members }) => sum + members, 0)
  const most = sides.reduce<SideSize | null>(
    (best, side) => (best !== null && best.members >= side.members ? best : side),
    null,
  )
  if (most === null) return null
  const others = all - most.members
  if (others === 0)
    return {
      kind: 'alone',
      words: `Everyone is on one side (${most.name}), so there is nobody to fight. Add somebody to another side.`,
    }
  if (most.members < VERY_UNEVEN * others) return null
  const sizes = sides.map(({ name, members }) => `${name} ${members}`).join(', ')
  return {
    kind: 'uneven',
    words: `The sides are very uneven in number: ${sizes}. If that is not meant, add to the smaller side.`,
  }
}
