import { HIDEABLE, type HitPointVisibility, PRESENCES, type Side } from '@fray/kernel/rules'
import { losesPlace } from './inside/loses-place.ts'
import { hint, isMap, type Path } from './problems.ts'
import { type Reader, textOf } from './reader.ts'

/** A side; at most one side is the Party: the players' side. */
export interface PartySide extends Side {
  readonly party: boolean
}

/** Words that cannot be ids of sides, because they mean something else where sides are named. */
const RESERVED = ['nobody', 'none', 'ask', 'each', 'referee', 'null', 'fight']

const PARTY_ID = 'party'
const USUAL: Readonly<Record<string, unknown>> = { party: {}, foes: {} }

/**
 * Reads the sides in order: party and foes by default. At most one of them is the Party. `rule` is the one that wrong
 * sides break, or null. The ruleset reads any further fields.
 */
export function readSides<R extends string>(r: Reader<R>, raw: unknown, path: Path, rule: R | null): PartySide[] {
  const given = isMap(raw) ? raw : USUAL
  const ids = Object.keys(given)
  const named = ids.filter((id) => isMap(given[id]) && (given[id] as Record<string, unknown>).party === true)
  for (const id of named.slice(1)) {
    const said = `"${named[0]}" is the Party already: one side at most is the Party.`
    r.problems.add([...path, id, 'party'], said, rule)
  }
  if (ids.length < 2) r.problems.add(path, 'A fight has two sides or more: list them all.', rule)
  return ids.map((id): PartySide => {
    const side = isMap(given[id]) ? (given[id] as Record<string, unknown>) : {}
    if (RESERVED.includes(id.toLowerCase()) || id.trim() !== id || id === '' || /[,."=]/.test(id) || losesPlace(id)) {
      r.problems.add([...path, id], `"${id}" cannot be the id of a side: take a plain word, such as "orcs".`)
    }
    const name = textOf(side.name) ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`
    // The usual names of sides are translated: a name is a template without slots.
    if (/[{}]/.test(name))
      r.problems.add([...path, id, 'name'], `"${name}" holds a brace: call the side by plain words.`)
    const party = typeof side.party === 'boolean' ? side.party : named.length === 0 && id === PARTY_ID
    return {
      id,
      name,
      ...readSight(side, party ? 'exact' : 'word'),
      party,
    }
  })
}

/** What other seats may know of a side; `usual` is the default for its hit points. */
export const readSight = (side: unknown, usual: HitPointVisibility): Pick<Side, 'hitPoints' | 'hides' | 'presence'> => {
  const said: Readonly<Record<string, unknown>> = isMap(side) ? side : {}
  const hides = HIDEABLE.filter((what) => said[what] === 'hidden')
  const presence = PRESENCES.find((word) => word === said.presence)
  return {
    hitPoints: (textOf(said.hp) ?? usual) as HitPointVisibility,
    ...(hides.length > 0 ? { hides } : {}),
    ...(presence === undefined ? {} : { presence }),
  }
}

/** The same as encounters write it. */
export const writeSight = ({ hitPoints, hides = [], presence }: Side): Record<string, string> => ({
  hp: hitPoints,
  ...Object.fromEntries(hides.map((what) => [what, 'hidden'])),
  ...(presence === undefined ? {} : { presence }),
})

/** The default side of players' characters: the Party, or the first; and of others: the first that is not that one. */
export function usualSides(sides: readonly PartySide[]): { readonly pc: number; readonly npc: number } {
  const pc = Math.max(
    0,
    sides.findIndex(({ party }) => party),
  )
  return { pc, npc: pc === 0 ? Math.min(1, sides.length - 1) : 0 }
}

/** The position of the side with the id, or -1 with a problem, by the rule if given. */
export function findSide<R extends string>(
  r: Pick<Reader<R>, 'problems'>,
  id: unknown,
  path: Path,
  sides: readonly Side[],
  rule: R | null,
): number {
  if (typeof id !== 'string') return -1
  const side = sides.findIndex((s) => s.id === id)
  const ids = sides.map((s) => s.id)
  if (side < 0) r.problems.add(path, `There is no side "${id}".${hint(id, ids)}`, rule)
  return side
}
