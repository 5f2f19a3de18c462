import * as z from 'zod'
import { aboutSchema, countSchema, hitPointsSchema, madeFromSchema, nameSchema } from '../../reading/schema.ts'
import { AIMS, FACINGS, MODES, STATUSES } from '../model.ts'
import {
  armorSchema,
  contentFields,
  featSchema,
  itemSchema,
  madeFrom,
  spellSchema,
  weaponSchema,
} from './schema-content.ts'
import { roundsSchema } from './schema-effects.ts'

const flag = (says: string) => z.boolean().optional().describe(says)
const modifier = (says: string) => z.int().min(-99).max(99).optional().describe(`${says}: 0 if left out.`)
const upTo = (most: number, says: string) => z.int().min(0).max(most).optional().describe(says)

const perKind = (says: string) =>
  z
    .strictObject({
      attack: upTo(1, 'Attack Actions.'),
      move: upTo(1, 'Move Actions.'),
      bonus: upTo(2, 'Bonus Actions.'),
    })
    .optional()
    .describe(says)

const aimSchema = z.enum(AIMS)

const stateFields = {
  at: z
    .string()
    .regex(/^\s*-?\d{1,5}\s*,\s*-?\d{1,5}\s*$/, 'should be a square, as in "3,4"')
    .optional()
    .describe('The square where it stands, "x,y"; of a large creature the one of least x and y.'),
  facing: z.enum(FACINGS).optional().describe('Where it looks: to its nearest enemy if left out.'),
  mode: z.enum(MODES).optional().describe('How it gets about: normal if left out.'),
  prone: flag('It lies prone.'),
  conditions: z
    .array(
      z.union(
        [
          z.string(),
          z.strictObject({ condition: z.string().describe('The id of the condition.'), rounds: roundsSchema }),
        ],
        'should be the id of a condition, or a map with its rounds',
      ),
    )
    .optional()
    .describe('Conditions that it is under, by id.'),
  undetectedBy: z
    .union([z.literal('all'), z.string(), z.array(z.string())], 'should be all or a list of names')
    .optional()
    .describe('Enemies that do not detect it: nobody if left out.'),
  wounds: z
    .array(
      z.union(
        [
          aimSchema,
          z.strictObject({
            aim: aimSchema.describe('What the attack was aimed at.'),
            round: upTo(1000, 'The round in which it was dealt; long ago if left out.'),
          }),
        ],
        `should be ${AIMS.slice(0, -1).join(', ')} or ${AIMS[AIMS.length - 1]}`,
      ),
    )
    .optional()
    .describe('Wounds that it has. Its numbers here are those before them.'),
  spent: perKind('Of a battle in progress: what it has spent of its turn.'),
  spaces: upTo(1000, 'Of a battle in progress: movement that is bought and not yet used.'),
  slots: upTo(99, 'Of a battle in progress: free hit slots left; all of them if left out.'),
  disengaged: flag('Of a battle in progress: it has disengaged.'),
  boosts: z
    .strictObject({
      melee: upTo(99, 'Added to melee damage.'),
      hit: upTo(99, 'Added to attack rolls.'),
      dodge: upTo(99, 'Added to its number to be hit.'),
    })
    .optional()
    .describe('Of a battle in progress: boosts that it has bought.'),
  debts: perKind('Of a battle in progress: what is missing from its next turn.'),
  channeling: z
    .strictObject({
      spell: z.string().describe('The id of the spell.'),
      paid: z
        .array(z.enum(['attack', 'move', 'either']))
        .optional()
        .describe('What has been paid of its cast time: nothing if left out.'),
    })
    .optional()
    .describe('A spell whose casting has begun; its magic points are paid.'),
  keeping: z
    .array(
      z.union(
        [
          z.string(),
          z.strictObject({
            spell: z.string().describe('The id of the spell.'),
            on: flag('Whether it is turned on: yes if left out.'),
          }),
        ],
        'should be the id of a spell, or a map that says whether it is on',
      ),
    )
    .optional()
    .describe('Spells with an upkeep or a toggle that run.'),
  status: z
    .enum(STATUSES.slice(0, 5) as [string, ...string[]])
    .optional()
    .describe('What has become of it: in the battle, or how it is out.'),
  summoner: z.string().optional().describe('Who summoned it.'),
  thralled: flag('Its thrall cost is paid.'),
  spell: z.string().optional().describe("The summoner's spell that called it, by id."),
  reserve: upTo(100_000, "What it takes of its summoner's maximum hit points; its thrall cost if left out."),
  sick: z
    .union([z.boolean(), z.int().min(1).max(1000)], 'should be true, or the round in which it ends')
    .optional()
    .describe("Summoning sickness: until its summoner's place in the next round, or in the round that is named."),
}

const combatantFields = {
  from: madeFrom('combatants').optional(),
  pc: flag("A player's character: no if left out."),
  side: z.string().optional().describe("The id of its side; a pc's is the Party, another's the first other one."),
  level: z.int().min(1).max(99).optional().describe('Its level: 1 if left out.'),
  accuracy: modifier('Added to its attack rolls'),
  agility: modifier('Added to its number to be hit; how early it acts; its free hits'),
  strength: modifier('Added to its damage'),
  hp: hitPointsSchema.optional(),
  mp: hitPointsSchema
    .optional()
    .meta({ description: 'Magic points: a number, or current/most; 0 if left out.', examples: [9, '5/9'] }),
  movement: upTo(1000, 'Squares of one Move Action: 6 if left out.'),
  footprint: z.int().min(1).max(8).optional().describe('Squares per side that it fills: 1 if left out.'),
  feats: z.array(featSchema).optional().describe('Its feats.'),
  weapons: z.array(weaponSchema).optional().describe('Its weapons.'),
  items: z.array(itemSchema).optional().describe('What else it carries.'),
  armors: z.array(armorSchema).optional().describe('What lowers damage that is dealt to it.'),
  spells: z.array(spellSchema).optional().describe('Its spells.'),
  lacks: z
    .array(z.enum(AIMS.slice(1) as unknown as [string, ...string[]]))
    .optional()
    .describe('What attacks on it cannot be aimed at, for want of such parts.'),
  fullLoad: flag('It carries the most that it can, and moves at half speed.'),
  tags: z.array(z.string()).optional().describe('Words of your own.'),
  about: aboutSchema.optional(),
  madeFrom: madeFromSchema.optional(),
  ...stateFields,
}

/** A combatant under its name. */
export const combatantSchema = z.strictObject(combatantFields)

/** A combatant in a list. */
export const listedCombatantSchema = z.strictObject({
  name: nameSchema,
  count: countSchema.optional(),
  ...combatantFields,
})

/** Content of an encounter's own; the ruleset's content files have the same shape. */
export const contentSchema = z
  .strictObject({
    ...contentFields,
    combatants: z
      .record(z.string(), z.strictObject({ name: nameSchema.optional(), ...combatantFields }))
      .optional()
      .describe('Combatants by id.'),
  })
  .describe("Content of the encounter's own by kind and id; it comes before the ruleset's.")
