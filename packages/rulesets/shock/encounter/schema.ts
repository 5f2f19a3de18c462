import * as z from 'zod'
import { rulesOfFields } from '../../kinds/rules.ts'
import { gridSchema } from '../../reading/grid-schema.ts'
import { knobsSchema } from '../../reading/options.ts'
import {
  countSchema,
  editorSchema,
  headFields,
  nameSchema,
  peopleField,
  seatsField,
  sidesField,
  sightFields,
} from '../../reading/schema.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { combatant } from '../kinds/combatant.ts'
import { item } from '../kinds/items.ts'
import { power, spell } from '../kinds/powers.ts'
import { shockOptions, shockPolicyNames } from './options.ts'

/** The rules that fields break when their values are of the wrong kind or out of their range. */
export const FIELD_RULES = rulesOfFields<ShockRule>([combatant, item, power, spell], {
  ...Object.fromEntries(shockOptions.flatMap(({ id, rule }) => (rule === null ? [] : [[id, rule as ShockRule]]))),
  surprised: 'surprise-decision',
  top: 'solid-object',
  bottom: 'solid-object',
})

/** A combatant under its name. */
export const combatantSchema = combatant.map.omit({ name: true })

/** A combatant in a list. */
const listedCombatantSchema = combatant.map.extend({ name: nameSchema, count: countSchema.optional() })

/** Content of an encounter's own; the ruleset's content files have the same shape. */
const contentSchema = z
  .strictObject({
    items: z.record(z.string(), item.map).optional().describe('Items by id.'),
    powers: z.record(z.string(), power.map).optional().describe('Powers by id.'),
    spells: z.record(z.string(), spell.map).optional().describe('Spells by id.'),
    combatants: z.record(z.string(), combatant.map).optional().describe('Combatants by id.'),
  })
  .describe("Content of the encounter's own by kind and id; it comes before the ruleset's.")

const sideSchema = z
  .strictObject({
    name: z.string().min(1).optional().describe('What people call it; its id if left out.'),
    party: z.boolean().optional().describe("Whether it is the Party: the players' side. One side at most."),
    ...sightFields(),
    alert: z.boolean().optional().describe('It expects a fight and cannot be surprised but by one that is hidden.'),
    hidden: z.boolean().optional().describe('It is specifically hidden, and can surprise an alert side.'),
  })
  .describe('One side of the fight.')

const surprisedSchema = z
  .union(
    [
      z.string(),
      z.array(z.string()),
      z.strictObject({
        check: z
          .strictObject({
            by: z.string().describe('The side that comes upon the other.'),
            against: z.string().describe('The side that may be surprised.'),
            roll: z.enum(['stealth', 'door']).optional().describe('DEX/Sneak, or STR/Exert: stealth if left out.'),
            who: z.string().optional().describe('Who rolls for the first side; the best if left out.'),
            notices: z.string().optional().describe('Who rolls for the other side; the best if left out.'),
          })
          .describe('A check that decides.'),
      }),
    ],
    'should be nobody, a list of sides, or a map with a check',
  )
  .describe('Who is surprised: nobody if left out.')

const nowSchema = z
  .strictObject({
    round: z.int().min(0).max(1000).optional().describe('The round: 2 if left out.'),
    side: z.string().optional().describe('The side whose turn it is; the first of the order if left out.'),
    order: z.array(z.string()).optional().describe('The sides in the order of their turns; as listed if left out.'),
    surpriseRound: z.boolean().optional().describe('It is the surprise round.'),
  })
  .describe('Begin in mid-fight.')

/** A whole encounter file. */
export const encounterSchema = z.strictObject({
  ...headFields('shock'),
  options: knobsSchema(shockOptions, false).optional().describe('What the rules leave to the table.'),
  house: knobsSchema(shockOptions, true).optional().describe('House rules.'),
  surprised: surprisedSchema.optional(),
  sides: sidesField(sideSchema),
  seats: seatsField(shockPolicyNames),
  battlefield: gridSchema.optional(),
  combatants: peopleField(combatantSchema, listedCombatantSchema),
  now: nowSchema.optional(),
  content: contentSchema.optional(),
})

/** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
export const shockEncounterSchema = (): unknown => editorSchema('shock', encounterSchema)
