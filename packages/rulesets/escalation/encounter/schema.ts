import * as z from 'zod'
import { rulesOfFields } from '../../kinds/rules.ts'
import { knobsSchema } from '../../reading/options.ts'
import { countSchema, editorSchema, headFields, nameSchema, seatsField, sightFields } from '../../reading/schema.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { ability } from '../kinds/abilities.ts'
import { combatant } from '../kinds/combatant.ts'
import { ownCondition } from '../kinds/conditions.ts'
import { effect } from '../kinds/effects.ts'
import { stance } from '../kinds/stances.ts'
import { BANDS } from '../words.ts'
import { RESTS } from './day.ts'
import { escalationOptions, escalationPolicyNames } from './options.ts'

/** The rules that fields break when their values are of the wrong kind or out of their range. */
export const FIELD_RULES = rulesOfFields<EscalationRule>(
  [combatant, ability, stance, ...Object.values(effect.table).map((fields) => ({ fields }))],
  {
    ...Object.fromEntries(escalationOptions.map(({ id }) => [id, id as EscalationRule])),
    slot: 'ready',
    act: 'ready',
    vs: 'attack-roll',
    escalation: 'escalation-die',
    round: 'escalation-die',
    positions: 'relative-distance',
    encountersToday: 'full-rest-when',
  },
)

/** A combatant under its name. */
export const combatantSchema = combatant.map.omit({ name: true })

/** A combatant in a list. */
const listedCombatantSchema = combatant.map.extend({ name: nameSchema, count: countSchema.optional() })

const byId = (map: z.ZodType, says: string) => z.record(z.string(), map).optional().describe(says)

/** Content of an encounter's own; the ruleset's content files have the same shape. */
const contentSchema = z
  .strictObject({
    abilities: byId(ability.map.omit({ id: true, used: true }), 'Abilities by id.'),
    stances: byId(stance.map.omit({ id: true }), 'Stances by id.'),
    conditions: byId(ownCondition.map, "Conditions by id, besides the rules' own."),
    combatants: byId(combatant.map, 'Combatants by id.'),
  })
  .describe("Content of the encounter's own by kind and id; it comes before the ruleset's.")

const sideSchema = z
  .strictObject({
    name: z.string().min(1).optional().describe('What people call it; its id if left out.'),
    party: z.boolean().optional().describe("Whether it is the party: the players' side. Exactly one is."),
    ...sightFields(),
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
  seats: seatsField(escalationPolicyNames),
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
export const escalationEncounterSchema = (): unknown => editorSchema('escalation', encounterSchema)
