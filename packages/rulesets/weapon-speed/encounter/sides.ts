import { hint, isMap, type Path } from '../../loading/problems.ts'
import { type Reader as AnyReader, listOf } from '../../loading/reader.ts'
import { readSides as readPartySides, writeSight } from '../../loading/sides.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { Sides } from '../kinds/fields.ts'

/** Reads the sides in their order, and who is allied to whom: party and foes when none are given. */
export function readSides(r: AnyReader<WeaponSpeedRule>, raw: unknown, path: Path): Sides {
  const read = readPartySides(r, raw, path, 'sides-and-kinds')
  const ids = read.map(({ id }) => id)
  const friends = ids.map((_, i) => 1 << i)
  ids.forEach((id, i) => {
    const side = isMap(raw) ? raw[id] : null
    listOf(isMap(side) ? side.allies : null).forEach((ally, n) => {
      const other = ids.indexOf(String(ally))
      if (other < 0) {
        const said = `There is no side "${String(ally)}".${hint(String(ally), ids)}`
        r.problems.add([...path, id, 'allies', n], said, 'sides-and-kinds')
        return
      }
      friends[i] = friends[i] | (1 << other)
      friends[other] = friends[other] | (1 << i)
    })
  })
  const list = read.map(({ party: _, ...side }, i) => ({ ...side, friends: friends[i] }))
  return { list, party: read.findIndex(({ party }) => party) }
}

/** The sides as plain data. */
export const writeSides = ({ list, party }: Sides): Record<string, unknown> =>
  Object.fromEntries(
    list.map((side, i) => {
      const { id, name, friends } = side
      const allies = list.filter((_, other) => other !== i && ((friends >>> other) & 1) === 1).map((side) => side.id)
      return [id, { name, ...writeSight(side), party: i === party, ...(allies.length > 0 ? { allies } : {}) }]
    }),
  )
