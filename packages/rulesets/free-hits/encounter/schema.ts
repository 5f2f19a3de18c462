import * as z from 'zod'
import { knobsSchema } from '../../reading/options.ts'
import { headFields, hitPointSightSchema, seatSchema } from '../../reading/schema.ts'
import { freeHitsOptions, freeHitsPolicyNames } from './options.ts'
import { battlefieldSchema } from './schema-battlefield.ts'
import { combatantSchema, contentSchema, listedCombatantSchema } from './schema-combatant.ts'

const sideSchema = z
  .strictObject({
    name: z.string().min(1).optional().describe('What people call it; its id if left out.'),
    party: z.boolean().optional().describe("Whether it is the Party: the players' side. One side at most."),
    hp: hitPointSightSchema.optional().describe("What other seats see of this side's hit points."),
  })
  .describe('One side of the fight.')

const nowSchema = z
  .strictObject({
    round: z.int().min(1).max(1000).optional().describe('The round: 2 if left out.'),
    actor: z.string().optional().describe('Whose turn it is; the first of the order if left out.'),
    order: z
      .array(z.string())
      .optional()
      .describe('Everybody in the order of their turns; by Agility, equal ones as listed, if left out.'),
  })
  .describe('Begin in mid-battle. Who stands before the actor in the order has had its turn this round.')

/** A whole encounter file. */
export const encounterSchema = z.strictObject({
  ...headFields('free-hits'),
  options: knobsSchema(freeHitsOptions, false).optional().describe('What the rules leave to the table.'),
  sides: z
    .record(z.string(), sideSchema)
    .optional()
    .describe('The sides by id, in roster order; party and foes if left out.'),
  seats: z
    .record(z.string(), seatSchema(freeHitsPolicyNames))
    .optional()
    .describe('Who answers for whom, by the id of the seat.'),
  battlefield: battlefieldSchema.optional(),
  openers: z
    .array(z.string())
    .optional()
    .describe('Who may open the battle together by attacking: nobody but a single unit if left out.'),
  combatants: z
    .union([z.record(z.string(), combatantSchema), z.array(listedCombatantSchema)], 'should be a map or a list')
    .describe('Everybody who fights: a map by name, or a list.'),
  now: nowSchema.optional(),
  content: contentSchema.optional(),
})

/** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
export function freeHitsEncounterSchema(): unknown {
  const schema = z.toJSONSchema(encounterSchema, { io: 'input' })
  return { ...schema, title: 'Encounter for free-hits' }
}
