import * as z from 'zod'
import { diceSchema } from '../../reading/schema.ts'

const amount = (least: number) => z.int().min(least).max(99)
const whenSchema = z
  .enum(['any', 'melee', 'ranged', 'unarmed'])
  .optional()
  .describe('On which attacks: any if left out.')

const one = <T extends string, S extends z.ZodRawShape>(effect: T, says: string, shape: S) =>
  z.strictObject({ effect: z.literal(effect).describe(says), ...shape })

const nothing = {}

/** One effect of a power, a spell or an item, by the word under `effect`. */
export const effectSchema = z
  .discriminatedUnion(
    'effect',
    [
      one('damage', 'More damage.', {
        amount: amount(-99).describe('Points.'),
        addsToShock: z.boolean().optional().describe('Whether Shock grows as well.'),
        when: whenSchema,
      }),
      one('to-hit', 'Added to attack rolls.', { amount: amount(-99).describe('Added to the roll.'), when: whenSchema }),
      one('shock', 'Changes the Shock rating of its weapons.', {
        points: amount(0).optional().describe('Points more.'),
        anyAc: z.boolean().optional().describe('Shock reaches any AC.'),
      }),
      one('shock-immune', 'Shock does nothing to it.', nothing),
      one('treat-as-hit', 'A miss counts as a hit.', nothing),
      one('treat-as-miss', 'A hit counts as a miss.', nothing),
      one('cheaper', 'An action costs less.', {
        action: z.enum(['disengage', 'stand-up', 'reload']).describe('Which action.'),
        cost: z.enum(['free', 'move']).describe('What it costs now.'),
      }),
      one('screen-extra', 'Screens against more attackers each round.', {
        amount: amount(1).describe('How many more.'),
      }),
      one('heal', 'Gives hit points back.', { amount: diceSchema }),
      one('ac', 'A better AC.', { amount: amount(-99).describe('Added to AC.') }),
      one('extra-attack', 'One more attack.', nothing),
      one('sees-unseen', 'Nobody is unseen to it.', nothing),
      one('no-opportunity', 'Moves without attacks of opportunity.', nothing),
      one('damage-roll', 'Damage to a target that is chosen.', { amount: diceSchema }),
      one('hurt', 'Damage to the target.', {
        amount: diceSchema,
        save: z.enum(['half', 'none']).optional().describe('What a Physical save leaves of it; no save if left out.'),
      }),
      one('knock-prone', 'The target falls prone.', {
        save: z.enum(['none']).optional().describe('A Physical save avoids it; no save if left out.'),
      }),
      one('push', 'The target is pushed away.', { feet: z.int().min(5).max(1000).multipleOf(5).describe('How far.') }),
      one('unseen', 'The target cannot be seen.', nothing),
    ],
    {
      error:
        'should be damage, to-hit, shock, shock-immune, treat-as-hit, treat-as-miss, cheaper, screen-extra, heal, ac, extra-attack, sees-unseen, no-opportunity, damage-roll, hurt, knock-prone, push or unseen',
    },
  )
  .meta({ id: 'effect', description: 'What a power, a spell or an item does.' })

export const effectsSchema = z.array(effectSchema)

export const usesSchema = z
  .strictObject({
    times: z.int().min(1).max(1000).describe('How often.'),
    per: z.enum(['round', 'fight', 'day']).describe('In what time; a day is as long as a fight here.'),
  })
  .describe('How often it may be used; any number of times if left out.')
