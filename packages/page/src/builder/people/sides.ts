import type { GameForms } from '../../local/builder-orders.ts'
import { type Fields, isFields } from '../document.ts'

/** A side as the file has it. */
export interface SideHere {
  readonly id: string
  readonly name: string
}

/** The sides of the file, or those that go without saying. */
export function sidesOf(value: Fields, game: GameForms): readonly SideHere[] {
  const given = isFields(value.sides) ? value.sides : {}
  const ids = Object.keys(given)
  const isOwn = ids.some((id) => !game.sides.some((side) => side.id === id)) || ids.length >= game.sides.length
  if (!isOwn) return game.sides
  return ids.map((id) => {
    const one = given[id]
    const name = isFields(one) && typeof one.name === 'string' ? one.name : null
    return {
      id,
      name: name ?? game.sides.find((side) => side.id === id)?.name ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    }
  })
}
