import * as z from 'zod'
import { rulesOfFields } from '../../kinds/rules.ts'
import { knobsSchema } from '../../reading/options.ts'
import { planeSchema } from '../../reading/plane-battlefield.ts'
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
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { combatant } from '../kinds/combatant.ts'
import { condition, conditionIdSchema } from '../kinds/conditions.ts'
import { item } from '../kinds/gear.ts'
import { injuryTable } from '../kinds/injuries.ts'
import { ability, spell } from '../kinds/powers.ts'
import { strike } from '../kinds/strikes.ts'
import { ATTRIBUTES, DAMAGE_TYPES } from '../words.ts'
import { weaponSpeedOptions, weaponSpeedPolicyNames } from './options.ts'

/** The rules that fields break when their values are of the wrong kind or out of their range. */
export const FIELD_RULES = rulesOfFields<WeaponSpeedRule>([combatant, item, strike, spell, ability], {
  'check-dice': 'check-dice',
  'stress-method': 'stress-method',
  'shared-initiative': 'shared-initiative',
  'declaration-method': 'declaration-method',
  surprised: 'surprise',
  groups: 'shared-initiative',
  allies: 'sides-and-kinds',
  modifiers: 'attribute-modifier',
  ...(Object.fromEntries(ATTRIBUTES.map((one) => [one, 'attribute-modifier'])) as Record<string, WeaponSpeedRule>),
})

/** A combatant under its name. */
export const combatantSchema = combatant.map

/** A combatant in a list. */
const listedCombatantSchema = combatant.map.extend({ name: nameSchema, count: countSchema.optional() })

/** Content of an encounter's own; the ruleset's content files have the same shape. */
const contentSchema = z
  .strictObject({
    items: z
      .record(z.string(), z.union([item.map, z.string().min(1)], 'should be a map, or a short text'))
      .optional()
      .describe('Items by id.'),
    spells: z.record(z.string(), spell.map).optional().describe('Spells by id.'),
    abilities: z.record(z.string(), ability.map).optional().describe('Abilities by id.'),
    conditions: z.record(conditionIdSchema, condition.map).optional().describe('Conditions by id.'),
    injuries: z
      .strictObject(
        Object.fromEntries(
          DAMAGE_TYPES.map((type) => [type, injuryTable.map.optional().describe(`The table of ${type} injuries.`)]),
        ),
      )
      .optional()
      .describe('Tables of injuries by damage type.'),
    combatants: z.record(z.string(), combatant.map).optional().describe('Combatants by id.'),
  })
  .describe("The encounter's own content, by id; it comes before the ruleset's.")

const sideSchema = z
  .strictObject({
    name: z.string().min(1).optional().describe('What people call it; its id if left out.'),
    party: z.boolean().optional().describe("Whether it is the players' side. One side at most."),
    ...sightFields('Stress and Wound Points'),
    allies: z.array(z.string()).optional().describe('Sides that it is not hostile to; counts both ways.'),
  })
  .describe('One side of the fight.')

const turnsSchema = z.record(
  z.string(),
  z.union(
    [
      z.string(),
      z.strictObject({
        declared: z.string().describe('What was declared, as in attack sword.'),
        initiative: z.int().min(-99).max(199).optional().describe('In place of base and speed.'),
      }),
    ],
    'should be what was declared, or a map',
  ),
)

const nowSchema = z
  .strictObject({
    round: z.int().min(1).max(1000).optional().describe('The round: 2 if left out.'),
    count: z.int().min(-99).max(199).optional().describe('The count last resolved in this round.'),
    turn: z.string().optional().describe('Whose turn is on.'),
    turnIsLate: z.boolean().optional().describe('It is the made-up turn of whoever has it.'),
    turns: turnsSchema.optional().describe('Turns still to come this round: who, and what it has declared.'),
    late: turnsSchema.optional().describe('Made-up turns still to come this round, with their initiative.'),
    missed: turnsSchema.optional().describe('Turns missed this round, to be made up in the next.'),
  })
  .describe('Begin in mid-fight; with nothing but the round nobody has declared yet.')

const namesSchema = z.array(z.string())

/** A whole encounter file. */
export const encounterSchema = z.strictObject({
  ...headFields('weapon-speed'),
  options: knobsSchema(weaponSpeedOptions, false).optional().describe('What the rules leave to the table.'),
  house: knobsSchema(weaponSpeedOptions, true).optional().describe('House rules.'),
  surprised: z
    .union([z.string(), namesSchema], 'should be nobody, ask, or a list of names and sides')
    .optional()
    .describe('Who is surprised: nobody if left out; ask for the referee to be asked; names and sides.'),
  groups: z.array(namesSchema.min(2)).optional().describe('Monsters that share an initiative roll.'),
  sides: sidesField(sideSchema),
  seats: seatsField(weaponSpeedPolicyNames, "; in order around the table from the referee's left"),
  battlefield: planeSchema.optional(),
  modifiers: z
    .record(z.string().regex(/^\d{1,2}$/, 'should be a score'), z.int().min(-99).max(99))
    .optional()
    .describe("The table's own modifiers by score; half of what is above 10 if left out."),
  combatants: peopleField(combatantSchema, listedCombatantSchema),
  now: nowSchema.optional(),
  content: contentSchema.optional(),
})

/** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
export const weaponSpeedEncounterSchema = (): unknown => editorSchema('weapon-speed', encounterSchema)
