import * as z from 'zod'
import { diceSchema } from '../../reading/schema.ts'
import { ATTRIBUTES, DAMAGE_TYPES, SKILLS } from '../model.ts'

const TYPE_LIST = new RegExp(`^\\s*(${DAMAGE_TYPES.join('|')})(\\s*/\\s*(${DAMAGE_TYPES.join('|')}))*\\s*$`)

/** Damage types: one, several with strokes between them, or a list. */
export const typesSchema = z
  .union(
    [z.array(z.enum(DAMAGE_TYPES)).min(1), z.string().regex(TYPE_LIST, 'should be damage types, as in blunt/fire')],
    'should be damage types, as in slashing or [blunt, fire]',
  )
  .meta({ description: 'Damage types.', examples: ['slashing', 'blunt/fire'] })

export const attributesSchema = z.array(z.enum(ATTRIBUTES)).min(1).describe('The attributes.')

const yards = z.int().min(0).max(10_000)
const bonus = z.int().min(-99).max(99)

/** What lasts while a condition or an injury does. */
export const bearingSchema = z
  .strictObject({
    defense: bonus.optional().describe('Added to Defense.'),
    armor: bonus.optional().describe('Added to Armor.'),
    attack: bonus.optional().describe('Added to attack rolls.'),
    speed: bonus.optional().describe('Yards added to Speed.'),
    halfSpeed: z.boolean().optional().describe('Speed is halved.'),
    noMove: z.boolean().optional().describe('It cannot move at all.'),
    prone: z.boolean().optional().describe('It lies on the ground.'),
    noStanding: z.boolean().optional().describe('It cannot get up.'),
    paralyzed: z.boolean().optional().describe('No movement, no action but speech, no Reaction.'),
    noReaction: z.boolean().optional().describe('It has no Reaction.'),
    noSpeech: z.boolean().optional().describe('It cannot speak.'),
    noBreath: z.boolean().optional().describe('It cannot breathe: the referee is asked each round.'),
    oneActionInTwo: z.boolean().optional().describe('At most one action in any two rounds in a row.'),
    skills: z
      .strictObject(Object.fromEntries(SKILLS.map((s) => [s, bonus.optional().describe(`Added to ${s}.`)])))
      .optional()
      .describe('Added to skills.'),
    markers: z.array(z.string()).optional().describe('What has no numbers: words for the referee.'),
  })
  .describe('What lasts while it does.')

/** The id of a condition: of content, or a marker's. */
export const conditionIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'should be an id: lowercase words joined by hyphens, as in on-fire')
  .describe('The id of a condition.')

const effectSchema = z.discriminatedUnion('effect', [
  z.strictObject({
    effect: z.literal('damage').describe('Damage that is no attack.'),
    amount: diceSchema,
    types: typesSchema.optional(),
    to: z.enum(['stress', 'wound-points']).optional().describe('Stress first, or straight to Wound Points.'),
    armor: z.boolean().optional().describe('Whether Armor reduces it: no if left out.'),
  }),
  z.strictObject({
    effect: z.literal('restore').describe('Gives back, never above the maximum.'),
    pool: z.enum(['stress', 'wound-points', 'mana']).describe('What.'),
    amount: diceSchema,
  }),
  z.strictObject({
    effect: z.literal('remove-wounds').describe('Takes away wounds, the greatest first.'),
    count: z.int().min(1).max(100).optional().describe('How many: 1 if left out.'),
  }),
  z.strictObject({ effect: z.literal('heal-injuries').describe('All combat injuries heal.') }),
  z.strictObject({ effect: z.literal('stabilize').describe('One who is down is Stabilized.') }),
  z.strictObject({
    effect: z.literal('attribute-damage').describe('Damage to attributes.'),
    attributes: attributesSchema,
    amount: diceSchema,
  }),
  z.strictObject({ effect: z.literal('restore-attributes').describe('Attribute damage is gone.') }),
  z.strictObject({
    effect: z.literal('condition').describe('A condition begins.'),
    condition: conditionIdSchema,
    rounds: z.int().min(0).max(100).optional().describe('Rounds, this one included; until ended if left out.'),
  }),
  z.strictObject({ effect: z.literal('end-condition').describe('A condition ends.'), condition: conditionIdSchema }),
  z.strictObject({
    effect: z.literal('base-initiative').describe('Base Initiative changes for the rest of the combat.'),
    amount: bonus.describe('What is added.'),
  }),
  z.strictObject({ effect: z.literal('push').describe('Moves it straight away.'), yards: yards.describe('How far.') }),
])

/** A list of effects. */
export const effectsSchema = z.array(effectSchema)
