import { NO_SQUARE } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { squareOf } from '../../loading/grid-battlefield.ts'
import { findRow } from '../../loading/names.ts'
import { findSide } from '../../loading/sides.ts'
import { custom } from './fields.ts'

/** What is not known before everybody is, or is all that there can be. */
export const UNSAID = -1

/** The position of its side, UNSAID where it names none. */
export const side = custom<number>("The id of its side; a pc's is the Party, another's the first other one.", {
  schema: z.string(),
  shape: { type: 'text' },
  read: (r, raw, path) => (r.fight.sides.length === 0 ? UNSAID : findSide(r, raw, path, r.fight.sides, null)),
  write: () => undefined,
})

/** The square of its least x and y; NO_SQUARE where it names none, or none that is on the map. */
export const square = custom<number>(
  'The square where it stands, "x,y"; of a large creature the one of least x and y.',
  {
    key: 'at',
    schema: z.string().check(z.regex(/^\s*-?\d{1,5}\s*,\s*-?\d{1,5}\s*$/, 'should be a square, as in "3,4"')),
    shape: { type: 'text' },
    read(r, raw, path) {
      const { grid, sound } = r.fight.field
      if (typeof raw !== 'string' || !sound) return NO_SQUARE
      const found = squareOf(grid, raw)
      if (found === NO_SQUARE) {
        const last = `${grid.originX + grid.width - 1},${grid.originY + grid.depth - 1}`
        const said = `Whoever is at ${raw} stands off the map, whose squares go from ${grid.originX},${grid.originY} to ${last}.`
        r.problems.add(path, said, 'grid')
      }
      return found ?? NO_SQUARE
    },
    write: () => undefined,
  },
)

/** Positions in the roster of those that do not detect it, or `all` its enemies. */
export const undetectedBy = custom<'all' | readonly number[]>('Enemies that do not detect it: nobody by default.', {
  rule: 'detection',
  schema: z.union([z.literal('all'), z.string(), z.array(z.string())], 'should be all or a list of names'),
  read(r, raw, path) {
    if (raw === 'all') return 'all'
    const { names } = r.fight
    const rows = Array.isArray(raw)
      ? raw.map((name, i) => findRow(r, name, [...path, i], names))
      : [findRow(r, raw, path, names)]
    return [...new Set(rows)].filter((row) => row >= 0).sort((a, b) => a - b)
  },
  write: () => undefined,
})
