import { asText } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { perhaps } from '../../loading/declare.ts'
import { hint, isMap } from '../../loading/problems.ts'
import { ownFields, textOf } from '../../loading/reader.ts'
import { MAIN_HAND, OFF_HAND } from '../words.ts'
import { custom } from './fields.ts'
import { type Injury, injury, NO_ROW } from './injuries.ts'

/** An injury from before; its attribute damage is in `Entrant.damaged` already. */
export interface OldInjury {
  readonly injury: Injury
  /** Position in DAMAGE_TYPES and in the rows of its table, or -1 for one that stands in no table. */
  readonly type: number
  readonly row: number
  /** MAIN_HAND, OFF_HAND, or -1. */
  readonly side: number
}

const SIDES = ['main', 'off'] as const

/** The name of an injury as people write it in files. */
const injuryId = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** An injury from before: a row of a table by its name, or one in full. */
export const oldInjury = custom<OldInjury | null>(
  'An injury from before: the name of a row, as in broken-rib, or a map.',
  {
    schema: z.union(
      [
        z.string().check(z.minLength(1)),
        z.extend(injury.map, {
          from: perhaps(z.string(), 'The name of a row, as in broken-rib.'),
          side: perhaps(z.enum(SIDES), 'On which side.'),
        }),
      ],
      'should be the name of an injury, or a map',
    ),
    read(r, one, where) {
      const map = isMap(one) ? one : null
      const id = map === null ? asText(one) : textOf(map.from)
      const side = map?.side === 'main' ? MAIN_HAND : map?.side === 'off' ? OFF_HAND : -1
      if (id === null) {
        const { side: _side, ...rest } = map as Record<string, unknown>
        const own = injury.from(r, ownFields({ ...rest, ...(side >= 0 ? { side: true } : {}) }, where))
        return { injury: own, type: -1, row: -1, side }
      }
      for (const table of r.injuries) {
        const row = table?.rows.findIndex(({ name }) => injuryId(name) === id) ?? -1
        if (table === null || row < 0) continue
        const found = table.rows[row]
        if (found.side && side < 0) {
          r.problems.add(where, `Say on which side: { from: ${id}, side: main } or off.`, 'injury-side')
        } else if (!found.side && side >= 0) {
          r.problems.add([...where, 'side'], `${found.name} has no side: leave "side" out.`, 'injury-side')
        }
        return { injury: found, type: table.type, row, side: found.side ? Math.max(0, side) : -1 }
      }
      const known = r.injuries.flatMap((table) => table?.rows.map(({ name }) => injuryId(name)) ?? [])
      r.problems.add(where, `There is no injury "${id}" in the tables.${hint(id, known)}`, NO_ROW)
      return null
    },
    write(old) {
      const { injury: found, type, side } = old as OldInjury
      const where = side < 0 ? {} : { side: SIDES[side] }
      if (type >= 0) return { from: injuryId(found.name), ...where }
      const { side: _side, ...rest } = injury.write(found) as Record<string, unknown>
      return { ...rest, ...where }
    },
  },
)
