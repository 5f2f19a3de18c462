import * as z from 'zod'
import { knobsSchema } from '../../reading/options.ts'
import { headFields, hitPointSightSchema, seatSchema } from '../../reading/schema.ts'
import { zonesOptions, zonesPolicyNames } from './options.ts'
import { combatantSchema, contentSchema, listedCombatantSchema } from './schema-content.ts'
import { hazardSchema } from './schema-effects.ts'

const sideWord = z.enum(['characters', 'enemies'])

const zoneSchema = z
  .strictObject({
    name: z.string().optional().describe('What people call it; its id if left out.'),
    adjacent: z.array(z.string()).optional().describe('Zones next to it; listed one way, it counts both ways.'),
    capacity: z
      .union([z.int().min(1).max(10_000), z.literal('none')], 'should be a number or none')
      .optional()
      .describe('How many Creatures fit; any number if left out.'),
    hazard: hazardSchema.optional(),
    start: z
      .union([sideWord, z.array(sideWord)], 'should be a side or a list of sides')
      .optional()
      .describe('The side that starts here.'),
    exit: z
      .union([z.boolean(), z.array(sideWord)], 'should be true or a list of sides')
      .optional()
      .describe('Who can leave the battlefield here: true for both sides.'),
    note: z.string().optional().describe('What there is to see.'),
  })
  .describe('A Zone of the battlefield.')

const battlefieldSchema = z
  .union(
    [z.string().min(1), z.array(z.string().min(1)), z.record(z.string(), zoneSchema)],
    'should be a line of Zones (A-B-C), a list of lines, or a map of Zones',
  )
  .meta({
    description: 'The Zones: a line A-B-C, a list of lines, or a map of Zones. Three in a line if left out.',
    examples: ['A-B-C', ['A-B', 'B-C', 'C-A']],
  })

const sideSchema = z.strictObject({
  hp: hitPointSightSchema.optional().describe("What other seats see of this side's hit points."),
})

const nowSchema = z
  .strictObject({
    round: z.int().min(1).max(1000).optional().describe('The Round: 2 if left out.'),
    turn: z.string().optional().describe('Whose Turn has begun.'),
    next: z.string().optional().describe('Whose Turn is about to begin.'),
    order: z.array(z.string()).optional().describe('Everybody in the order of Turns.'),
  })
  .describe('Begin in mid-fight instead of rolling initiative.')

const aftermathSchema = z
  .strictObject({
    die: z.int().min(2).max(1000).describe('Sides of the die.'),
    rows: z.record(z.string(), z.string()).describe('Results by face ("1") or run of faces ("2-5").'),
  })
  .describe('A table for what becomes of those out of action.')

/** A whole encounter file. */
export const encounterSchema = z.strictObject({
  ...headFields('zones'),
  options: knobsSchema(zonesOptions, false).optional().describe('What the rules leave to the table.'),
  house: knobsSchema(zonesOptions, true).optional().describe('House rules.'),
  surprised: z
    .enum(['ask', 'nobody', 'characters', 'enemies'])
    .optional()
    .describe('Who is surprised; the referee is asked if left out.'),
  battlefield: battlefieldSchema.optional(),
  sides: z
    .strictObject({
      characters: sideSchema.optional().describe("The Characters' side."),
      enemies: sideSchema.optional().describe("The enemies' side."),
    })
    .optional()
    .describe('What the seats see of each side.'),
  seats: z
    .record(z.string(), seatSchema(zonesPolicyNames))
    .optional()
    .describe('Who answers for whom, by the id of the seat.'),
  combatants: z
    .union([z.record(z.string(), combatantSchema), z.array(listedCombatantSchema)], 'should be a map or a list')
    .describe('Everybody who fights: a map by name, or a list.'),
  now: nowSchema.optional(),
  content: contentSchema.optional(),
  aftermath: aftermathSchema.optional(),
})

/** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
export function zonesEncounterSchema(): unknown {
  const schema = z.toJSONSchema(encounterSchema, { io: 'input' })
  return { ...schema, title: 'Encounter for zones' }
}
