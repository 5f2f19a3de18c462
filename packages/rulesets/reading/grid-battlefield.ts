import { buildGrid, type Grid, type GridMarks, type GridParts, NO_SQUARE, squareAt } from '@fray/kernel'
import { gridSchema } from './grid-schema.ts'
import { isMap, type Path, withoutNulls } from './problems.ts'
import type { Reader } from './reader.ts'

/** A battlefield of squares read. */
export interface GridBattlefield {
  readonly grid: Grid
  readonly marks: GridMarks
  /** Where one may leave: over the edge of the map, nowhere, or from these squares. */
  readonly exits: 'edge' | 'none' | readonly number[]
  /** Nothing is wrong with it. Else it is open ground in place of what was meant, and places on it mean nothing. */
  readonly sound: boolean
  /** The battlefield as plain data, which reads to the same again. */
  readonly written: Readonly<Record<string, unknown>>
}

/** Under which mark the squares of `exits` are read; no name of a mark that people write. */
const EXITS = ' exits '

const OPEN_GROUND: GridParts = { size: [40, 40], origin: [-20, -20] }

/**
 * Reads a battlefield of squares: a size in short, a map, or nothing for open ground of 40 x 40 around 0,0. Its shape has
 * been checked with `gridSchema`; what that found wrong is not noted again.
 */
export function readGridBattlefield(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): GridBattlefield {
  const value = withoutNulls(raw)
  const shaped = value === undefined || value === null || gridSchema.safeParse(value).success
  const written = shaped ? partsOf(value) : {}
  const { exits = 'edge', ...parts } = written as GridParts & { readonly exits?: 'edge' | 'none' | readonly string[] }
  const listed = typeof exits === 'string' ? null : exits
  const built = shaped
    ? buildGrid(listed === null ? parts : { ...parts, marks: { ...parts.marks, [EXITS]: listed } })
    : { grid: null, problems: [] }
  if (built.grid === null) {
    for (const problem of built.problems) {
      const [first, second, ...rest] = problem.path
      const at = first === 'marks' && second === EXITS ? ['exits', ...rest] : problem.path
      r.problems.add([...path, ...at], problem.message)
    }
    const { grid, marks } = buildGrid(OPEN_GROUND) as { grid: Grid; marks: GridMarks }
    return { grid, marks, exits: 'edge', sound: false, written: {} }
  }
  const { grid, marks } = built
  const squares = typeof exits === 'string' ? exits : [...(marks.named.get(EXITS) ?? [])]
  return { grid, marks, exits: squares, sound: true, written }
}

function partsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return { size: value.split('x').map(Number) }
  return isMap(value) ? value : { ...OPEN_GROUND }
}

/** The square that a text such as `3,-2` names, NO_SQUARE where it is off the map, or null where it names none. */
export function squareOf(grid: Grid, text: string): number | null {
  const found = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*$/.exec(text)
  if (found === null) return null
  const square = squareAt(grid, Number(found[1]), Number(found[2]))
  return square < 0 ? NO_SQUARE : square
}
