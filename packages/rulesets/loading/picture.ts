import { MAX_SIDE, type MapPicture } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { described, perhaps } from './declare.ts'
import { isMap } from './problems.ts'

const WHO = ['everybody', 'referee'] as const

const covered = z.number().check(z.gt(0, 'should be more than 0'), z.maximum(MAX_SIDE, `should be at most ${MAX_SIDE}`))

/** The picture under a map of squares, in an encounter file. */
export const pictureField = perhaps(
  z.strictObject({
    file: described(
      z.string().check(z.regex(/^[^/\\]{1,200}$/, 'should be the name of a file beside this one, without a folder')),
      'Its file, beside this one: .png, .webp or .jpg.',
    ),
    size: described(
      z.tuple([covered, covered]),
      "Squares that it covers, eastward and southward from the map's north-west corner.",
    ),
    mark: perhaps(
      z.string().check(z.regex(/^([a-p]{16})?$/, 'should be sixteen letters from a to p, as fray import writes it')),
      'Says which picture it is, so that another of the same name is not taken for it; fray import writes it.',
    ),
    for: perhaps(z.enum(WHO), 'Who is shown it: everybody by default, or the referee alone.'),
  }),
  'The picture that lies under the map.',
)

/** The picture that an encounter names; its shape has been checked. */
export function readPicture(given: unknown): MapPicture | undefined {
  if (!isMap(given) || typeof given.file !== 'string' || !Array.isArray(given.size)) return undefined
  const [east, south] = given.size.map(Number) as [number, number]
  return {
    file: given.file,
    size: [east, south],
    mark: typeof given.mark === 'string' ? given.mark : '',
    for: given.for === 'referee' ? 'referee' : 'everybody',
  }
}
