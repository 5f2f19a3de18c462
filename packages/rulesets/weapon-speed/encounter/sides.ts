import { hint, isMap, type Path } from '../../reading/problems.ts'
import { type Reader as AnyReader, listOf, textOf } from '../../reading/reader.ts'
import { readSight, writeSight } from '../../reading/sides.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { Sides, WeaponSpeedSide } from '../model.ts'

/** Words that cannot be ids of sides, because they mean something else where sides are named. */
const RESERVED = ['nobody', 'none', 'ask', 'each', 'referee', 'null', 'fight']

const PARTY_ID = 'party'
const USUAL: Readonly<Record<string, unknown>> = { party: {}, foes: {} }

/** Reads the sides in their order: party and foes when none are given. */
export function readSides(r: Pick<AnyReader<WeaponSpeedRule>, 'problems'>, raw: unknown, path: Path): Sides {
  const given = isMap(raw) ? raw : USUAL
  const ids = Object.keys(given)
  const sideOf = (id: string) => (isMap(given[id]) ? given[id] : {}) as Record<string, unknown>
  const named = ids.filter((id) => sideOf(id).party === true)
  for (const id of named.slice(1)) {
    const said = `"${named[0]}" is the party already: one side at most is.`
    r.problems.add([...path, id, 'party'], said, 'sides-and-kinds')
  }
  if (ids.length < 2) r.problems.add(path, 'A fight has two sides or more: list them all.', 'sides-and-kinds')
  const party = named.length > 0 ? ids.indexOf(named[0] as string) : ids.indexOf(PARTY_ID)
  const friends = ids.map((_, i) => 1 << i)
  ids.forEach((id, i) => {
    if (RESERVED.includes(id.toLowerCase()) || id.trim() !== id || id === '' || /[,."=]/.test(id)) {
      r.problems.add([...path, id], `"${id}" cannot be the id of a side: take a plain word, such as "orcs".`)
    }
    listOf(sideOf(id).allies).forEach((ally, n) => {
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
  const list = ids.map((id, i): WeaponSpeedSide => {
    const side = sideOf(id)
    return {
      id,
      name: textOf(side.name) ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
      ...readSight(side, i === party ? 'exact' : 'word'),
      friends: friends[i],
    }
  })
  return { list, party }
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
