import { type PlaceHabits, settlePlaces } from '../../reading/grid-places.ts'
import type { Named } from '../../reading/names.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { DEAD, type Entrant, type ShockSide } from '../model.ts'
import { checkBonds } from './bonds.ts'
import { readEntrant, type Table } from './combatant.ts'
import type { Reader } from './reader.ts'

/** Names that mean something else in commands and answers; ids of sides are reserved too. */
export const RESERVED = ['referee', 'nobody', 'none', 'null', 'fight', 'decline', 'done']

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = (sides: readonly ShockSide[]): string[] => [
  ...RESERVED,
  ...sides.map(({ id }) => id.toLowerCase()),
]

const places: PlaceHabits<ShockRule, Entrant> = {
  takesRoom: ({ state }) => state < DEAD,
  shared: 'end-in-free-square',
  large: 'large-occupant',
  blocked: 'impassable-square',
}

/** Reads everybody, gives each a square, and checks what they have to do with each other. */
export function readRoster(r: Reader, named: readonly Named[], table: Table): Entrant[] {
  const drafts = named.map(({ name, fields }) => readEntrant(r, name, fields, table))
  const written = (row: number, key: string) => {
    const fields = named[row]?.fields
    if (fields === undefined) return []
    return fields.values[key] === undefined ? fields.path : fields.at(key)
  }
  const { field, sides } = table
  const roster = settlePlaces(r, drafts, field, sides, ['battlefield'], (row) => written(row, 'at'), places)
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
