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
  sidesField,
  sightFields,
} from '../../reading/schema.ts'
import { combatant } from '../kinds/combatant.ts'
import { condition } from '../kinds/conditions.ts'
import { feat } from '../kinds/feats.ts'
import { armor, weapon } from '../kinds/gear.ts'
import { spell } from '../kinds/spells.ts'
import { battlefieldSchema } from './battlefield.ts'
import { freeHitsOptions, freeHitsPolicyNames } from './options.ts'

/** The rules that fields break when their values are of the wrong kind or out of their range. */
export const FIELD_RULES = rulesOfFields([combatant, weapon, spell, armor], {
  'ladder-outside-attack': 'ladder-outside-attack',
  detection: 'detection',
  'thrall-mhp': 'thrall-mhp',
  'will-to-fight': 'will-to-fight',
  aim: 'aim',
  paid: 'channel-progress',
  price: 'spell-improvement',
  openers: 'opening-attack',
  order: 'initiative-order',
})

/** A combatant under its name. */
export const combatantSchema = combatant.map.omit({ name: true })

/** A combatant in a list. */
const listedCombatantSchema = combatant.map.extend({ name: nameSchema, count: countSchema.optional() })

const contentOf = (kind: z.ZodType, says: string) => z.record(z.string(), kind).optional().describe(says)

/** Content of an encounter's own; the ruleset's content files have the same shape. */
const contentSchema = z
  .strictObject({
    weapons: contentOf(weapon.map.omit({ id: true, carried: true }), 'Weapons by id.'),
    armors: contentOf(armor.map, 'Armors by id.'),
    spells: contentOf(spell.map.omit({ id: true }), 'Spells by id.'),
    feats: contentOf(feat.map.omit({ id: true, weapons: true, feat: true } as never), 'Feats by id.'),
    conditions: contentOf(condition.map, 'Conditions by id.'),
    combatants: contentOf(combatant.map, 'Combatants by id.'),
  })
  .describe("Content of the encounter's own by kind and id; it comes before the ruleset's.")

const sideSchema = z
  .strictObject({
    name: z.string().min(1).optional().describe('What people call it; its id if left out.'),
    party: z.boolean().optional().describe("Whether it is the Party: the players' side. One side at most."),
    ...sightFields(),
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
  sides: sidesField(sideSchema),
  seats: seatsField(freeHitsPolicyNames),
  battlefield: battlefieldSchema.optional(),
  openers: z
    .array(z.string())
    .optional()
    .describe('Who may open the battle together by attacking: nobody but a single unit if left out.'),
  combatants: peopleField(combatantSchema, listedCombatantSchema),
  now: nowSchema.optional(),
  content: contentSchema.optional(),
})

/** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
export const freeHitsEncounterSchema = (): unknown => editorSchema('free-hits', encounterSchema)
