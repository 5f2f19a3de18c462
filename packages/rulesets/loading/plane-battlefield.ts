import { buildPlane, type Plane, type PlaneMarks } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { perhaps } from './declare.ts'
import { builtOf, exitsOf, OPEN_GROUND, partsOf, placeOf } from './inside/squares-read.ts'
import { type Path, withoutNulls } from './problems.ts'
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

/** A plane in an encounter file. */
export const planeSchema = squaresSchema(partsSchema, 'Level squares: a size such as 20x10 for open ground, or a map.')

/** A plane that has been read. */
export interface PlaneBattlefield {
  readonly plane: Plane
  readonly marks: PlaneMarks
  /** Where combatants may leave: from the outermost squares, nowhere, or from these. */
  readonly exits: 'edge' | 'none' | readonly number[]
  /** Whether it is valid. Otherwise it is open ground as a replacement, and places on it mean nothing. */
  readonly sound: boolean
  /** The battlefield as plain data; reading it gives the same again. */
  readonly written: Readonly<Record<string, unknown>>
}

/**
 * Reads a plane: a short size, a map, or nothing for open ground of 40 x 40 around 0,0. Its shape has been checked
 * with `planeSchema`; those problems are not reported again.
 */
export function readPlaneBattlefield(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): PlaneBattlefield {
  const value = withoutNulls(raw)
  const shaped = value === undefined || value === null || planeSchema.safeParse(value).success
  const written = shaped ? partsOf(value) : {}
  const built = shaped ? buildPlane(builtOf(written)) : { plane: null, problems: [] }
  if (built.plane === null) {
    for (const problem of built.problems) r.problems.add([...path, ...placeOf(problem.path)], problem.message)
    const { plane, marks } = buildPlane(OPEN_GROUND) as { plane: Plane; marks: PlaneMarks }
    return { plane, marks, exits: 'edge', sound: false, written: {} }
  }
  const { plane, marks } = built
  return { plane, marks, exits: exitsOf(written, marks.named), sound: true, written }
}
