import type { HitPointSight } from '@fray/kernel'
import { isMap, type Path } from '../../reading/problems.ts'
import { textOf } from '../../reading/reader.ts'
import type { ShockSide } from '../model.ts'
import type { Reader } from './reader.ts'

/** Words that cannot be ids of sides, because they mean something else where sides are named. */
const RESERVED = ['nobody', 'none', 'ask', 'referee', 'null', 'fight']

const PARTY_ID = 'party'
const USUAL: Readonly<Record<string, unknown>> = { party: {}, foes: {} }

/** Reads the sides in their order: party and foes when none are given. At most one of them is the Party. */
export function readSides(r: Reader, raw: unknown, path: Path): ShockSide[] {
  const given = isMap(raw) ? raw : USUAL
  const ids = Object.keys(given)
  const named = ids.filter((id) => isMap(given[id]) && (given[id] as Record<string, unknown>).party === true)
  for (const id of named.slice(1)) {
    const said = `"${named[0]}" is the Party already: one side at most is the Party.`
    r.problems.add([...path, id, 'party'], said, 'sides-and-party')
  }
  if (ids.length < 2) r.problems.add(path, 'A fight has two sides or more: list them all.', 'sides-and-party')
  return ids.map((id): ShockSide => {
    const side = isMap(given[id]) ? (given[id] as Record<string, unknown>) : {}
    if (RESERVED.includes(id.toLowerCase()) || id.trim() !== id || id === '' || /[,."=]/.test(id)) {
      r.problems.add([...path, id], `"${id}" cannot be the id of a side: take a plain word, such as "orcs".`)
    }
    const party = typeof side.party === 'boolean' ? side.party : named.length === 0 && id === PARTY_ID
    return {
      id,
      name: textOf(side.name) ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
      hitPoints: (textOf(side.hp) ?? (party ? 'exact' : 'word')) as HitPointSight,
      party,
      alert: side.alert === true,
      hidden: side.hidden === true,
    }
  })
}

/** The side of players' characters who name none: the Party, or the first; and of others: the first that is not that one. */
export function usualSides(sides: readonly ShockSide[]): { readonly pc: number; readonly npc: number } {
  const pc = Math.max(
    0,
    sides.findIndex(({ party }) => party),
  )
  return { pc, npc: pc === 0 ? Math.min(1, sides.length - 1) : 0 }
}
