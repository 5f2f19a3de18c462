import * as z from 'zod'
import { diceSchema } from '../../reading/schema.ts'
import { ATTRIBUTES, HINDRANCES, RANGES, TIMINGS } from '../model.ts'

export const attributeSchema = z.enum(ATTRIBUTES).describe('One of the six Attributes.')

/** An Attribute as data names it: one of the six, or `ask`. */
export const openAttributeSchema = z
  .enum([...ATTRIBUTES, 'ask'])
  .describe('The Attribute of the Test; `ask` (or leaving it out) lets the referee choose when it matters.')

export const drSchema = z.int().min(1).max(99).describe('The number to reach; the default DR (12) if left out.')

/** The DR of the Test that ends an effect: a number, or `ask`. */
const openDrSchema = z
  .union([z.int().min(1).max(99), z.enum(['ask'])], 'should be a whole number from 1 to 99, or ask')
  .describe(
    'The number to reach; with `ask` the referee names it when the effect lands. If left out: the default DR (12), or `ask` where the Attribute is left out, too.',
  )

const momentsSchema = z
  .int()
  .min(1)
  .max(10_000)
  .describe('For how many Moments (Rounds) it lasts; until a Test ends it if left out.')

export const ongoingSchema = z
  .strictObject({
    attribute: openAttributeSchema.optional(),
    dr: openDrSchema.optional(),
    moments: momentsSchema.optional(),
  })
  .meta({
    id: 'ongoing',
    description:
      "Ongoing Damage: HP lost at the start of each of the sufferer's Turns until a Test at their end passes.",
  })

const hindranceWord = z.enum(HINDRANCES).describe('One of the four hindrances.')

export const hindranceSchema = z
  .union(
    [
      hindranceWord,
      z.strictObject({
        kind: hindranceWord,
        attribute: openAttributeSchema.optional(),
        dr: openDrSchema.optional(),
        needsAction: z
          .boolean()
          .optional()
          .describe('Whether the Test to end it costs the Action. Not for distracted and paralyzed.'),
        moments: momentsSchema.optional(),
      }),
    ],
    'should be a hindrance (weakened, distracted, stuck or paralyzed) or a map with its kind',
  )
  .meta({
    id: 'hindrance',
    description: 'A hindrance: a bare word (the referee names the Test that ends it), or a map with that Test.',
  })

export const reachSchema = z
  .enum(RANGES)
  .describe('The farthest range that a ranged attack reaches: far-away if left out.')

export const hazardSchema = z
  .strictObject({
    attribute: openAttributeSchema.optional(),
    dr: drSchema.optional(),
    damage: diceSchema.optional(),
    ongoing: ongoingSchema.optional(),
    hindrance: hindranceSchema.optional(),
    immune: z
      .array(z.string())
      .optional()
      .describe('Who is not touched: names of combatants, or content ids of their kinds.'),
    when: z.enum(TIMINGS).optional().describe('When it is tested; the option zone-hazard-timing if left out.'),
  })
  .describe('A hazard: those in the Zone Test against it, and a fail brings its damage, Ongoing Damage or hindrance.')
