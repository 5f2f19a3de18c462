import type { Named } from '../../reading/names.ts'
import type { Path } from '../../reading/problems.ts'
import type { SeatOf } from '../../reading/seats.ts'
import type { Entrant } from '../model.ts'
import { OUT_OF_ACTION } from '../model.ts'
import type { Battlefield } from './battlefield.ts'
import { readEntrant } from './combatant.ts'
import type { Reader } from './reader.ts'

/** Names that mean something else in commands and answers. */
export const RESERVED = ['referee', 'characters', 'enemies', 'nobody', 'none', 'null', 'fight']

/** Reads everybody, and checks that each Zone has room for those who start there. */
export function readRoster(r: Reader, named: readonly Named[], battlefield: Battlefield, seatOf: SeatOf): Entrant[] {
  const roster = named.map(({ name, fields }) => readEntrant(r, name, fields, battlefield, seatOf))
  battlefield.zones.forEach((zone, at) => {
    const here = roster.filter((e) => e.zone === at && e.status !== OUT_OF_ACTION)
    if (zone.capacity < 0 || here.length <= zone.capacity) return
    const names = here.map((e) => e.sheet.name).join(', ')
    const said = `${here.length} Creatures start in ${zone.name} (${names}), but only ${zone.capacity} fit: place some elsewhere.`
    r.problems.add([...(battlefield.paths[at] as Path), 'capacity'], said, 'zone-capacity')
  })
  return roster
}
