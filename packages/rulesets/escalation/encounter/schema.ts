import * as z from 'zod'
import { knobsSchema } from '../../reading/options.ts'
import { headFields, hitPointSightSchema, seatSchema } from '../../reading/schema.ts'
import { BANDS } from '../model.ts'
import { RESTS } from './day.ts'
import { escalationOptions, escalationPolicyNames } from './options.ts'
import { combatantSchema, contentSchema, listedCombatantSchema } from './schema-combatant.ts'

const sideSchema = z
  .strictObject({
    name: z.string().min(1).optional().describe('What people call it; its id if left out.'),
    party: z.boolean().optional().describe("Whether it is the party: the players' side. Exactly one is."),
    hp: hitPointSightSchema.optional().describe("What other seats see of this side's hit points."),
  })
  .describe('One side of the fight.')

const positionsSchema = z
  .array(
    z.union(
      [z.string(), z.array(z.string())],
      'should be two names and their distance, as in "Ana Orc close" or [Ana, Orc, close]',
    ),
  )
  .optional()
  .describe('Pairs that are close or far, as in "Ana Orc close" or [Ana, Orc, far]; all others are nearby.')

const surpriseSchema = z
  .union(
    [
      z.literal('none'),
      z.strictObject({
        by: z.string().optional().describe('The side that surprises the other.'),
        acting: z.array(z.string()).optional().describe('Which two of it act: its seat is asked if left out.'),
      }),
    ],
    'should be none, or a map with "by"',
  )
  .optional()
  .describe('A Surprise Round before the first: none if left out.')

const nowSchema = z
  .strictObject({
    round: z.int().min(1).max(1000).optional().describe('The round: 1 if left out.'),
    band: z
      .enum(BANDS)
      .optional()
      .describe("The band that is being played: the actor's, or the first with somebody in it, if left out."),
    actor: z.string().optional().describe('Who has begun its turn: nobody if left out.'),
    escalation: z.int().min(0).max(6).optional().describe('The escalation die: as the round says if left out.'),
  })
  .describe('Begin in mid-fight. Who is in an earlier band has had its turn this round.')

const combatantsSchema = z.union(
  [z.record(z.string(), combatantSchema), z.array(listedCombatantSchema)],
  'should be a map or a list',
)

const restSchema = z.enum(RESTS).optional()

const fightSchema = z
  .strictObject({
    title: z.string().optional().describe("This encounter's title."),
    rest: restSchema.describe('What is taken before it: a quick rest if left out.'),
    combatants: combatantsSchema.describe('Who comes on: the party is there already.'),
    positions: positionsSchema,
    surprise: surpriseSchema,
  })
  .describe('A later encounter of the same party.')

/** A whole encounter file. */
export const encounterSchema = z.strictObject({
  ...headFields('escalation'),
  options: knobsSchema(escalationOptions, false).optional().describe('What the rules leave to the table.'),
  sides: z
    .record(z.string(), sideSchema)
    .optional()
    .describe('The two sides by id, in roster order; party and foes if left out.'),
  seats: z
    .record(z.string(), seatSchema(escalationPolicyNames))
    .optional()
    .describe('Who answers for whom, by the id of the seat.'),
  positions: positionsSchema,
  surprise: surpriseSchema,
  combatants: combatantsSchema.describe('Everybody who fights in the first encounter: a map by name, or a list.'),
  now: nowSchema.optional(),
  fights: z.array(fightSchema).optional().describe('A day: the encounters that follow, in order.'),
  rest: restSchema.describe('What is taken at the very end: none if left out.'),
  encountersToday: z
    .int()
    .min(0)
    .max(99)
    .optional()
    .describe('Encounters since the last Full Rest before this file: 0 if left out.'),
  content: contentSchema.optional(),
})

/** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
export function escalationEncounterSchema(): unknown {
  const schema = z.toJSONSchema(encounterSchema, { io: 'input' })
  return { ...schema, title: 'Encounter for escalation' }
}
