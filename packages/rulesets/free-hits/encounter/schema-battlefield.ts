import * as z from 'zod'
import { areasSchema } from '../../reading/grid-schema.ts'

const whole = z.int()

const legendSchema = z.strictObject({
  ground: z.enum(['open', 'difficult', 'impassable']).optional().describe('What the ground is like; open if left out.'),
  combatant: z.string().optional().describe('The combatant who starts there.'),
  mark: z.string().optional().describe('The square belongs to this mark.'),
})

const partsSchema = z.strictObject({
  size: z.tuple([whole, whole]).optional().describe('Squares from west to east and from south to north.'),
  origin: z.tuple([whole, whole]).optional().describe('The south-west square; 0, 0 if left out.'),
  text: z
    .string()
    .optional()
    .describe('Rows of squares, the north-most first: # blocked, . free, ~ slow ground, letters for combatants.'),
  legend: z.record(z.string(), legendSchema).optional().describe('What characters of the text mean.'),
  difficult: areasSchema.optional().describe('Slow ground, where movement is halved.'),
  impassable: areasSchema.optional().describe('Squares that cannot be entered.'),
  marks: z
    .record(z.string(), areasSchema)
    .optional()
    .describe('Named squares; a mark with the id of a side is where that side starts.'),
  exits: z
    .union([z.enum(['edge', 'none']), z.array(z.string())], 'should be edge, none or a list of squares')
    .optional()
    .describe('Where one can leave the battlefield: over its edge if left out, nowhere, or from these squares.'),
})

/** A battlefield of squares as an encounter file has it. */
export const battlefieldSchema = z
  .union(
    [z.string().regex(/^\s*\d{1,4}\s*x\s*\d{1,4}\s*$/, 'should be a size, as in 20x10'), partsSchema],
    'should be a size, as in 20x10, or a map',
  )
  .meta({
    description: 'Squares: a size such as 20x10 for open ground, or a map. Open ground of 40 x 40 if left out.',
    examples: ['20x10'],
  })
