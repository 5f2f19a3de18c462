import type { OptionSpec } from '@fray/kernel'
import * as z from 'zod'
import { zonesOptions, zonesPolicyNames } from './options.ts'
import { combatantSchema, contentSchema, listedCombatantSchema } from './schema-content.ts'
import { hazardSchema } from './schema-effects.ts'

const sideWord = z.enum(['characters', 'enemies'])

function optionSchema(spec: OptionSpec): z.ZodType {
  const { choices } = spec
  const words = 'min' in choices ? null : (choices as unknown as [string, ...string[]])
  const base = 'min' in choices ? z.int().min(choices.min).max(choices.max) : z.enum(words as [string, ...string[]])
  return base.optional().describe(`${spec.title}. ${spec.default} if left out.`)
}

const knobs = (house: boolean) =>
  z.strictObject(
    Object.fromEntries(zonesOptions.filter((o) => (o.rule === null) === house).map((o) => [o.id, optionSchema(o)])),
  )

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
  hp: z.enum(['exact', 'word', 'nothing']).optional().describe("What other seats see of this side's hit points."),
})

const seatSchema = z
  .strictObject({
    plays: z
      .union([z.string(), z.array(z.string())], 'should be a name or a list of names')
      .optional()
      .describe('Names of combatants, or a side for all of its combatants.'),
    by: z.enum(['person', 'computer']).optional().describe('Who sits there: a person if left out.'),
    policy: z
      .enum(zonesPolicyNames as unknown as [string, ...string[]])
      .optional()
      .describe('How a computer decides.'),
  })
  .describe('Who answers for some of the combatants.')

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
  $schema: z.string().optional().describe('Where editors find the schema.'),
  ruleset: z.literal('zones').optional().describe('The ruleset: zones.'),
  title: z.string().optional().describe("The encounter's title."),
  about: z.string().optional().describe('A few sentences for the people at the table.'),
  options: knobs(false).optional().describe('What the rules leave to the table.'),
  house: knobs(true).optional().describe('House rules.'),
  notes: z
    .union([z.string(), z.array(z.string())], 'should be a text or a list of texts')
    .optional()
    .describe('Free words, shown to everybody.'),
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
  seats: z.record(z.string(), seatSchema).optional().describe('Who answers for whom, by the id of the seat.'),
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
