import { type Named, readNames } from '../../loading/names.ts'
import { isMap, type Path } from '../../loading/problems.ts'
import type { Reader as AnyReader } from '../../loading/reader.ts'
import { listOf, textOf } from '../../loading/reader.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import type { Encounter, Rest } from '../model.ts'
import { IN, WAITING } from '../words.ts'
import { readPositions } from './positions.ts'
import { readSurprise } from './surprise.ts'

/** The rests that a file can name. */
export const RESTS = ['none', 'quick', 'full'] as const

const restOf = (raw: unknown, usual: Rest): Rest => RESTS.find((word) => word === raw) ?? usual

/** Everybody of one encounter of the day who is new in it, as written, and what else the encounter says. */
export interface WrittenFight {
  readonly raw: Readonly<Record<string, unknown>>
  readonly path: Path
  readonly named: readonly Named[]
}

/** Who comes on in each encounter of the day, the file's own first: each name once in the whole day. */
export function readFights(
  r: AnyReader<EscalationRule, ContentKind>,
  raw: Record<string, unknown>,
  reserved: readonly string[],
): WrittenFight[] {
  const own = (values: Record<string, unknown>, path: Path): WrittenFight => ({
    raw: values,
    path,
    named: readNames(r, values.combatants, [...path, 'combatants'], reserved, 'encounter-end'),
  })
  const later = listOf(raw.fights).flatMap((one, i) => (isMap(one) ? [own(one, ['fights', i])] : []))
  const fights = [own(raw, []), ...later]
  const taken = new Map<string, number>()
  fights.forEach(({ named }, fight) => {
    for (const { name, path } of named) {
      const before = taken.get(name.toLowerCase())
      if (before !== undefined && before !== fight) {
        const right = 'the party stays for the whole day, and others need names of their own'
        r.problems.add(path, `"${name}" comes on in an earlier encounter already: ${right}.`)
      }
      if (before === undefined) taken.set(name.toLowerCase(), fight)
    }
  })
  return fights
}

/** Who waits for a later encounter. */
export function waiting(entrants: readonly Entrant[], fights: readonly WrittenFight[], r: Reader): Entrant[] {
  const first = fights[0]?.named.length ?? 0
  return entrants.map((e, row) => {
    if (row < first) return e
    if (e.out !== IN) {
      const path = fights.flatMap(({ named }) => named)[row]?.path ?? []
      const said = `${e.name} is yet to come on and cannot be out of the fight: leave "out" away, and its hit points above 0.`
      r.problems.add(path, said)
    }
    return { ...e, out: WAITING }
  })
}

/** Reads the encounters of the day: who comes on, where they stand, what rest comes before. */
export function readDay(r: Reader, fights: readonly WrittenFight[], roster: readonly Entrant[]): Encounter[] {
  let row = 0
  const everybody = new Set<number>()
  return fights.map(({ raw, path, named }, i): Encounter => {
    const entrants = named.map(() => row++)
    for (const other of [...everybody]) if (roster[other]?.side !== r.party) everybody.delete(other)
    for (const other of entrants) everybody.add(other)
    return {
      title: textOf(raw.title) ?? '',
      rest: i === 0 ? 'none' : restOf(raw.rest, 'quick'),
      entrants,
      positions: readPositions(r, raw.positions, [...path, 'positions'], everybody, i === 0 ? roster : []),
      surprise: readSurprise(r, raw.surprise, [...path, 'surprise'], roster, everybody),
    }
  })
}

/** The rest at the end of the day. */
export const lastRestOf = (raw: unknown): Rest => restOf(raw, 'none')
