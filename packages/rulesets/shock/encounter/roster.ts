import { squareName } from '@fray/kernel/rules'
import { called, type People } from '../../loading/encounter.ts'
import { type PlaceHabits, settlePlaces } from '../../loading/grid-places.ts'
import type { Plain } from '../../loading/plain.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { combatant, combatantFields, type Entrant } from '../kinds/combatant.ts'
import type { Reader, ShockSide } from '../kinds/fields.ts'
import { DEAD } from '../words.ts'
import { checkBonds } from './bonds.ts'

const places: PlaceHabits<ShockRule, Entrant> = {
  takesRoom: ({ state }) => state < DEAD,
  shared: 'end-in-free-square',
  large: 'large-occupant',
  blocked: 'impassable-square',
}

/** Reads everybody, gives each a square, and checks what they have to do with each other. */
export function readRoster(r: Reader, { named }: People): Entrant[] {
  const drafts = named.map(({ name, fields }) => combatant.from(r, called(name, fields)))
  const written = (row: number, field: keyof typeof combatantFields) => {
    const fields = named[row]?.fields
    if (fields === undefined) return []
    const key = combatantFields[field].key ?? field
    return fields.values[key] === undefined ? fields.path : fields.at(key)
  }
  const { field, sides } = r
  const roster = settlePlaces(r, drafts, field, sides, { ...places, placePath: (row) => written(row, 'square') })
  checkBonds(r, roster, field.grid, field.sound, written)
  checkSides(r, roster, sides)
  return roster
}

/** A fight needs two sides with somebody on them. */
function checkSides(r: Reader, roster: readonly Entrant[], sides: readonly ShockSide[]): void {
  const present = sides.filter((_, side) => roster.some((e) => e.side === side))
  if (roster.length === 0 || present.length !== 1 || sides.length < 2) return
  const others = sides.filter((side) => side !== present[0]).map(({ id }) => `"${id}"`)
  const said = `Everybody is on the side "${present[0]?.id}": put somebody on ${others.join(' or ')}, or there is no fight.`
  r.problems.add(['combatants'], said, 'sides-and-party')
}

/** A combatant in full: nothing in it refers to content. */
export const writeEntrant = (entrant: Entrant, { sides, field: { grid } }: Reader): Plain => ({
  ...(combatant.write(entrant) as Plain),
  side: sides[entrant.side]?.id,
  at: squareName(grid, entrant.square),
})
