import { buildGrid, type Grid, type GridMarks } from '@fray/kernel'
import type { GridBattlefield } from '../../reading/grid-battlefield.ts'
import type { Path } from '../../reading/problems.ts'
import { textOf } from '../../reading/reader.ts'
import type { Entrant } from '../model.ts'
import { readEntrant, type Table } from './combatant.ts'
import type { Reader } from './reader.ts'

/** A creature that is yet to be summoned stands nowhere and knows nobody. */
function nowhere(): Table {
  const { grid, marks } = buildGrid({ size: [1, 1] }) as { grid: Grid; marks: GridMarks }
  const field: GridBattlefield = { grid, marks, exits: 'edge', sound: false, written: {} }
  return { sides: [], field, seatOf: () => 0, names: [], round: 0, joins: false }
}

/** A reader that also knows the creatures of the content, each of which it reads once. */
export function withCreatures(parts: Omit<Reader, 'creature'>): Reader {
  const known = new Map<string, Entrant | null>()
  const underway: string[] = []
  const table = nowhere()
  const creature = (id: string, path: Path): Entrant | null => {
    const before = known.get(id)
    if (before !== undefined) return before
    if (underway.includes(id)) {
      const circle = [...underway.slice(underway.indexOf(id)), id].join(', which calls ')
      const right = 'take the spell away from one of them'
      parts.problems.add(path, `A creature cannot call itself in the end (${circle}): ${right}.`)
      return null
    }
    const fields = parts.content.named('combatants', id, path)
    underway.push(id)
    const entrant = fields.lost ? null : readEntrant(r, textOf(fields.values.name) ?? id, fields, table, 0)
    underway.pop()
    known.set(id, entrant)
    return entrant
  }
  const r: Reader = { ...parts, creature }
  return r
}
