import type { Plain } from '../../loading/plain.ts'
import { isMap, type Path } from '../../loading/problems.ts'
import { findSide as find, readSides as readPartySides, writeSight } from '../../loading/sides.ts'
import type { EarlyReader, ShockSide } from '../kinds/fields.ts'

/** Reads the sides in their order: party and foes when none are given. At most one of them is the Party. */
export function readSides(r: EarlyReader, raw: unknown, path: Path): ShockSide[] {
  return readPartySides(r, raw, path, 'sides-and-party').map((side): ShockSide => {
    const own = isMap(raw) ? raw[side.id] : null
    const { alert, hidden } = isMap(own) ? own : {}
    return { ...side, alert: alert === true, hidden: hidden === true }
  })
}

/** The position of the side with the id, or -1 with a problem. */
export const findSide = (r: EarlyReader, id: unknown, path: Path, sides: readonly ShockSide[]): number =>
  find(r, id, path, sides, 'sides-and-party')

/** The sides by id. */
export const writeSides = (sides: readonly ShockSide[]): Plain =>
  Object.fromEntries(
    sides.map((side) => {
      const { name, party, alert, hidden } = side
      return [side.id, { name, party, ...writeSight(side), alert, hidden }]
    }),
  )
