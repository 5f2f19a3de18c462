import { MAX_ORIGIN, MAX_SIDE } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { described, perhaps } from './declare.ts'
import { ranged } from './schema.ts'

/** What the schemas of all square battlefields share, with descriptions for editors. */

export const areasSchema = described(
  z.union([z.string(), z.array(z.string())], 'should be an area, as in "3,4" or "3,4..6,8", or a list of areas'),
  {
    id: 'areas',
    description: 'Squares: one as "3,4", a rectangle as "3,4..6,8", or a list of these.',
    examples: ['3,4', '3,4..6,8', ['0,0', '2,0..2,5']],
  },
)

const side = ranged(1, MAX_SIDE)
const coordinate = ranged(-MAX_ORIGIN, MAX_ORIGIN)

/** Fields of every map of squares. */
export const mapFields = {
  size: perhaps(z.tuple([side, side]), 'Squares from west to east and from south to north.'),
  origin: perhaps(z.tuple([coordinate, coordinate]), 'The south-west square; 0, 0 by default.'),
  marks: perhaps(
    z.record(z.string(), areasSchema),
    'Named squares; a mark with the id of a side is where that side starts.',
  ),
}

/** Fields of every character in the legend of a map. */
export const legendFields = {
  combatant: perhaps(z.string(), 'The combatant who starts there.'),
  mark: perhaps(z.string(), 'The square belongs to this mark.'),
}

/** The ground of a square. */
export const groundField = perhaps(
  z.enum(['open', 'difficult', 'impassable']),
  'What the ground is like; open by default.',
)

/** Where combatants can leave; `usually` is the default. */
export const exitsField = (usually: string) =>
  perhaps(
    z.union([z.enum(['edge', 'none']), z.array(z.string())], 'should be edge, none or a list of squares'),
    `Where one can leave the battlefield: ${usually} by default, nowhere, or from these squares.`,
  )

/** Rows of a map, with the meaning of each character: in the description, and as `characters` for editors that draw. */
export const textField = (characters: Readonly<Record<string, string>>) => {
  const said = Object.entries(characters).map(([glyph, means]) => `${glyph} ${means}`)
  return described(z.optional(z.string()), {
    description: `Rows of squares, the north-most first: ${said.join(', ')}, letters for combatants.`,
    characters,
  })
}

/** What the characters of the text mean. */
export const legendField = <T extends z.core.$ZodType>(entry: T) =>
  perhaps(z.record(z.string(), entry), 'What characters of the text mean.')

/** A battlefield: a short size, or a map with these parts. */
export const squaresSchema = <T extends z.core.$ZodType>(parts: T, description: string) =>
  described(
    z.union(
      [z.string().check(z.regex(/^\s*\d{1,4}\s*x\s*\d{1,4}\s*$/, 'should be a size, as in 20x10')), parts],
      'should be a size, as in 20x10, or a map',
    ),
    { description, examples: ['20x10'] },
  )
