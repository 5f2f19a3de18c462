import { GROUND_KINDS, type GroundKind, type Scenery } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { described, perhaps } from './declare.ts'
import { isMap } from './problems.ts'
import { listOf, textOf } from './reader.ts'

const kindSchema = z.enum(GROUND_KINDS)

const SQUARE = String.raw`\s*-?\d{1,5}\s*,\s*-?\d{1,5}\s*`

/** The ground of a battlefield without squares: one kind. */
export const baseGroundField = perhaps(kindSchema, 'What the ground is drawn as. No rule reads it.')

/** What a map of squares looks like. */
export const groundField = perhaps(
  z.union(
    [
      kindSchema,
      z.strictObject({
        base: perhaps(kindSchema, 'What lies where nothing else is said: stone within walls, else grass, by default.'),
        areas: perhaps(
          z.array(
            z.strictObject({
              kind: described(kindSchema, 'What it is drawn as.'),
              squares: described(
                z
                  .string()
                  .check(
                    z.regex(new RegExp(`^${SQUARE}(\\.\\.${SQUARE})?$`), 'should be a square or two, as in "3,4..6,8"'),
                  ),
                'A square as "3,4", or a rectangle as "3,4..6,8".',
              ),
            }),
          ),
          'Rectangles of another ground; later ones lie over earlier ones.',
        ),
        places: perhaps(
          z.array(
            z.strictObject({
              name: described(z.string().check(z.minLength(1), z.maxLength(40)), 'What people call it.'),
              at: described(
                z.string().check(z.regex(new RegExp(`^${SQUARE}$`), 'should be a square, as in "3,4"')),
                'The square in whose middle the name stands.',
              ),
            }),
          ),
          'Names that are written on the map.',
        ),
      }),
    ],
    'should be a sort of ground, or a map of base, areas and places',
  ),
  'What the map is drawn as. No rule reads it.',
)

const squareOf = (text: string | undefined): readonly [number, number] => {
  const [x = 0, y = 0] = (text ?? '').split(',').map(Number)
  return [x, y]
}

/** An encounter's description of its battlefield's looks; its shape has been checked. */
export function readScenery(given: unknown): Scenery | undefined {
  if (typeof given === 'string') return { base: given as GroundKind, areas: [], places: [] }
  if (!isMap(given)) return undefined
  const rectangle = (squares: string) => {
    const [a = '', b = a] = squares.split('..')
    const [[x1, y1], [x2, y2]] = [squareOf(a), squareOf(b)]
    return { from: [Math.min(x1, x2), Math.min(y1, y2)], to: [Math.max(x1, x2), Math.max(y1, y2)] } as const
  }
  return {
    base: (textOf(given.base) as GroundKind | null) ?? null,
    areas: listOf(given.areas).flatMap((one) =>
      isMap(one) ? [{ kind: one.kind as GroundKind, ...rectangle(textOf(one.squares) ?? '') }] : [],
    ),
    places: listOf(given.places).flatMap((one) =>
      isMap(one) ? [{ name: textOf(one.name) ?? '', at: squareOf(textOf(one.at) ?? '') }] : [],
    ),
  }
}
