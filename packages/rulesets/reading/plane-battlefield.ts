import { buildPlane, type Plane, type PlaneMarks, type PlaneParts } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { perhaps } from './declare.ts'
import { isMap, type Path, withoutNulls } from './problems.ts'
import type { Reader } from './reader.ts'
import {
  areasSchema,
  exitsField,
  legendField,
  legendFields,
  mapFields,
  squaresSchema,
  textField,
} from './squares-schema.ts'

const partsSchema = z.strictObject({
  ...mapFields,
  text: textField({ '#': 'cannot be entered', '.': 'open ground' }),
  legend: legendField(
    z.strictObject({
      blocked: perhaps(z.boolean(), 'The square cannot be entered.'),
      ...legendFields,
    }),
  ),
  blocked: perhaps(areasSchema, 'Squares that cannot be entered.'),
  exits: exitsField('the outermost squares'),
})

/** A plane as an encounter file has it. */
export const planeSchema = squaresSchema(partsSchema, 'Level squares: a size such as 20x10 for open ground, or a map.')

/** A plane read. */
export interface PlaneBattlefield {
  readonly plane: Plane
  readonly marks: PlaneMarks
  /** Where one may leave: the outermost squares, nowhere, or these. */
  readonly exits: 'edge' | 'none' | readonly number[]
  /** Nothing is wrong with it. Else it is open ground in place of what was meant, and places on it mean nothing. */
  readonly sound: boolean
  /** The battlefield as plain data, which reads to the same again. */
  readonly written: Readonly<Record<string, unknown>>
}

/** Under which mark the squares of `exits` are read; no name of a mark that people write. */
const EXITS = ' exits '

const OPEN_GROUND: PlaneParts = { size: [40, 40], origin: [-20, -20] }

/**
 * Reads a plane: a size in short, a map, or nothing for open ground of 40 x 40 around 0,0. Its shape has been checked
 * with `planeSchema`; what that found wrong is not noted again.
 * @example
 * ```ts
 * import { readPlaneBattlefield } from '@fray/rulesets/reading/plane-battlefield'
 * import { Problems } from '@fray/rulesets/reading/problems'
 *
 * const problems = new Problems()
 * const { plane, marks, sound } = readPlaneBattlefield({ problems }, { text: '..A\n.#.' }, ['battlefield'])
 * console.log(plane.width, plane.depth, marks.glyphs, sound) // 3 2 [ { glyph: 'A', square: 5 } ] true
 * readPlaneBattlefield({ problems }, { size: [3, 2], blocked: '9,9' }, ['battlefield'])
 * console.log(problems.list) // [
 * //   {
 * //     path: [ 'battlefield', 'blocked' ],
 * //     message: 'The square 9,9 is off the map.'
 * //   }
 * // ]
 * ```
 */
export function readPlaneBattlefield(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): PlaneBattlefield {
  const value = withoutNulls(raw)
  const shaped = value === undefined || value === null || planeSchema.safeParse(value).success
  const written = shaped ? partsOf(value) : {}
  const { exits = 'edge', ...parts } = written as PlaneParts & { readonly exits?: 'edge' | 'none' | readonly string[] }
  const listed = typeof exits === 'string' ? null : exits
  const built = shaped
    ? buildPlane(listed === null ? parts : { ...parts, marks: { ...parts.marks, [EXITS]: listed } })
    : { plane: null, problems: [] }
  if (built.plane === null) {
    for (const problem of built.problems) {
      const [first, second, ...rest] = problem.path
      const at = first === 'marks' && second === EXITS ? ['exits', ...rest] : problem.path
      r.problems.add([...path, ...at], problem.message)
    }
    const { plane, marks } = buildPlane(OPEN_GROUND) as { plane: Plane; marks: PlaneMarks }
    return { plane, marks, exits: 'edge', sound: false, written: {} }
  }
  const { plane, marks } = built
  const squares = typeof exits === 'string' ? exits : [...(marks.named.get(EXITS) ?? [])]
  return { plane, marks, exits: squares, sound: true, written }
}

function partsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return { size: value.split('x').map(Number) }
  return isMap(value) ? value : { ...OPEN_GROUND }
}
