import * as z from 'zod'
import { rulesOfFields } from '../../kinds/rules.ts'
import { knobsSchema } from '../../reading/options.ts'
import {
  countSchema,
  editorSchema,
  headFields,
  nameSchema,
  peopleField,
  seatsField,
  sightFields,
} from '../../reading/schema.ts'
import { combatant } from '../kinds/combatant.ts'
import { item } from '../kinds/gear.ts'
import { spell } from '../kinds/spells.ts'
import { battlefieldSchema } from './battlefield.ts'
import { KINDS } from './kinds.ts'
import { zonesOptions, zonesPolicyNames } from './options.ts'

/** The rules that fields break when their values are of the wrong kind or out of their range. */
export const FIELD_RULES = rulesOfFields(KINDS, {
  surprised: 'surprise-call',
  'test-attribute-by-referee': 'test-attribute-by-referee',
  'zone-hazard-timing': 'zone-hazard-timing',
  'zone-count': 'zone-count',
  'armor-points': 'armor-points',
})

/** A combatant under its name. */
export const combatantSchema = combatant.map.omit({ name: true })

/** A combatant in a list. */
const listedCombatantSchema = combatant.map.extend({ name: nameSchema, count: countSchema.optional() })

/** Content of an encounter's own; the ruleset's content files have the same shape. */
const contentSchema = z
  .strictObject({
    items: z.record(z.string(), item.map).optional().describe('Items by id.'),
    spells: z.record(z.string(), spell.map).optional().describe('Spells by id.'),
    combatants: z.record(z.string(), combatant.map).optional().describe('Combatants by id.'),
  })
  .describe("Content of the encounter's own by kind and id; it comes before the ruleset's.")

const sideSchema = z.strictObject(sightFields())

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
  seats: seatsField(zonesPolicyNames),
  combatants: peopleField(combatantSchema, listedCombatantSchema),
  now: nowSchema.optional(),
  content: contentSchema.optional(),
  aftermath: aftermathSchema.optional(),
})

/** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
export const zonesEncounterSchema = (): unknown => editorSchema('zones', encounterSchema)
