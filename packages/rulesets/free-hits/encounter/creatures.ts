import { buildGrid, type Grid, type GridMarks } from '@fray/kernel/rules'
import { called } from '../../loading/encounter.ts'
import type { Path } from '../../loading/problems.ts'
import { textOf } from '../../loading/reader.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { Fight, Reader } from '../kinds/fields.ts'

/** A creature that is yet to be summoned stands nowhere and knows nobody. */
function nowhere(): Fight {
  const { grid, marks } = buildGrid({ size: [1, 1] }) as { grid: Grid; marks: GridMarks }
  const field = { grid, marks, exits: 'edge', sound: false, written: {} } as const
  return { sides: [], field, seatOf: () => 0, names: [], round: 0, joins: false }
}

/** What reads creatures as they enter the fight. */
export interface CreatureReader extends Reader {
  readonly creature: (id: string, path: Path) => Entrant | null
}

/** A reader that also knows the creatures of the content, each of which it reads once. */
export function withCreatures(parts: Omit<Reader, 'creature'>): CreatureReader {
  const known = new Map<string, Entrant | null>()
  const underway: string[] = []
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
    const named = called(textOf(fields.values.name) ?? id, fields)
    const entrant = fields.lost ? null : { ...combatant.from(apart, named), side: 0, reserve: 0 }
    underway.pop()
    known.set(id, entrant)
    return entrant
  }
  const apart: Reader = { ...parts, fight: nowhere(), creature }
  return { ...parts, creature }
}
