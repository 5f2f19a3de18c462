import { hintOnSides, type SideSize } from '@fray/files'
import { type Game, type Setup, sideOf } from '@fray/kernel'

/** How many fight on each side, in the order of the setup. */
export function sizesOf({ rules }: Game, setup: Setup): SideSize[] {
  const scene = rules.open(setup)
  const sizes = setup.sides.map(({ name }) => ({ name, members: 0 }))
  for (let row = 0; row < scene.combatants; row++) {
    const size = sizes[sideOf(scene, row)]
    if (size !== undefined) size.members++
  }
  return sizes
}

/** A hint where everyone is on one side or the sides are very uneven in number; null for neither. */
export const sidesHint = (game: Game, setup: Setup): string | null => hintOnSides(sizesOf(game, setup))?.words ?? null
