import * as z from 'zod'
import {
  aboutSchema,
  countSchema,
  diceSchema,
  fromSchema,
  hitPointsSchema,
  idsSchema,
  madeFromSchema,
  nameSchema,
} from '../../reading/schema.ts'
import { zonesContent } from '../content/content.ts'
import { ATTRIBUTES, PLACES, RANGES, STATUSES } from '../model.ts'
import type { ContentKind } from './content.ts'
import { drSchema, hindranceSchema, ongoingSchema, openAttributeSchema, reachSchema } from './schema-effects.ts'

const idsOf = (kind: ContentKind) => idsSchema(zonesContent[kind], kind)
const madeFrom = (kind: ContentKind) => fromSchema(zonesContent[kind], kind)

const kindWord = z.enum(['melee', 'ranged']).describe('What kind of attack it makes.')

const itemMapSchema = z.strictObject({
  from: madeFrom('items').optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  kinds: z.array(kindWord).min(1).optional().describe('Of a weapon: the attacks it can make, melee, ranged or both.'),
  hands: z.int().min(0).max(2).optional().describe('Hands needed to use it: 1 if left out.'),
  damage: diceSchema.optional().describe('Dice of damage; an item with damage is a weapon.'),
  reach: reachSchema.optional(),
  usages: z
    .union([z.int().min(1).max(100), z.literal('none')], 'should be a number or none')
    .optional()
    .describe('How often it can be marked before it is used up, or none for one that is never marked.'),
  marked: z.int().min(0).optional().describe('Usages marked at the start.'),
  place: z
    .enum(PLACES.slice(0, 3) as [string, ...string[]])
    .optional()
    .describe('Where it is: in hand while hands are free, else on the body, if left out.'),
  ongoing: ongoingSchema.optional(),
  hindrance: hindranceSchema.optional(),
})

/** An item of a combatant: a content id, a short text, or a map. */
export const itemSchema = z
  .union([idsOf('items'), z.string().min(1), itemMapSchema], 'should be an item: an id, a short text or a map')
  .meta({
    id: 'item',
    description: 'An item: a content id, a short text such as "bow ranged 2-hand 1d6 usages 1/3", or a map.',
    examples: ['longsword', 'shortsword melee 1d6', 'potion on body'],
  })

const attackMapSchema = z.strictObject({
  name: nameSchema,
  kind: kindWord,
  damage: diceSchema,
  second: diceSchema.optional().describe('The second set of dice of a creature that strikes with two weapons.'),
  reach: reachSchema.optional(),
  ongoing: ongoingSchema.optional(),
  hindrance: hindranceSchema.optional(),
})

const attackSchema = z.union([z.string().min(1), attackMapSchema], 'should be an attack: a short text or a map').meta({
  id: 'attack',
  description: 'An attack of a creature: a short text or a map.',
  examples: ['knife melee 1d4', 'bow ranged 1d6 far-away'],
})

const spellMapSchema = z.strictObject({
  from: madeFrom('spells').optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  range: z.enum(RANGES).optional().describe('The farthest range at which it can be cast.'),
  targets: z
    .union([z.int().min(1).max(100), z.literal('zone')], 'should be a number of Creatures or zone')
    .optional()
    .describe('How many Creatures at most (1 if left out), or zone for everyone in a Zone.'),
  spares: z
    .enum(['allies', 'nobody'])
    .optional()
    .describe("With a whole Zone: whether the caster's friends are left out."),
  attack: kindWord.optional().describe('The spell is an attack of this kind.'),
  attribute: openAttributeSchema.optional().describe('Of a spell that is an attack: the Attribute of its Test.'),
  test: z
    .strictObject({
      by: z
        .enum(['caster', 'target', 'nobody'])
        .describe('Who Tests: a caster who passes, a target who fails, nobody.'),
      attribute: openAttributeSchema.optional(),
      dr: drSchema.optional(),
    })
    .optional()
    .describe('Who Tests; nobody if left out.'),
  damage: diceSchema.optional(),
  ongoing: ongoingSchema.optional(),
  hindrance: hindranceSchema.optional(),
  healing: diceSchema.optional().describe('Dice of HP that it gives back.'),
  move: z.int().min(0).max(1).optional().describe('1: the target is moved into a next Zone that the caster names.'),
  hostile: z
    .boolean()
    .optional()
    .describe('Whether it is meant to harm: yes, if left out, when it brings damage, Ongoing Damage or a hindrance.'),
})

const spellSchema = z
  .union([idsOf('spells'), z.string().min(1), spellMapSchema], 'should be a spell: an id or a map')
  .meta({ id: 'spell', description: 'A spell: a content id or a map.' })

const scoreSchema = z.int().min(-99).max(99)
const scores = Object.fromEntries(
  ATTRIBUTES.map((a) => [
    a,
    scoreSchema
      .optional()
      .describe(`${a.toUpperCase()} of a character${a === 'str' || a === 'dex' ? '' : ': 0 if left out'}.`),
  ]),
) as Record<(typeof ATTRIBUTES)[number], z.ZodOptional<typeof scoreSchema>>

const combatantFields = {
  from: madeFrom('combatants').optional(),
  kind: z.enum(['character', 'creature']).optional().describe('Run by a player, or by the referee.'),
  side: z
    .enum(['characters', 'enemies'])
    .optional()
    .describe("Which side it is on; if left out, a character is on the Characters' and a creature on the enemies'."),
  level: z.int().min(1).max(100).optional().describe('Its Level, 1 or more.'),
  ...scores,
  skill: scoreSchema.optional().describe('The Skill of a creature.'),
  hp: hitPointsSchema.optional(),
  armor: z.int().min(0).max(100).optional().describe('Armor points: they count only with the option armor-points.'),
  zone: z.string().optional().describe("The Zone where it starts; its side's starting Zone if left out."),
  items: z.array(itemSchema).optional().describe('What it carries.'),
  attacks: z.array(attackSchema).optional().describe('The attacks of a creature.'),
  spells: z.array(spellSchema).optional().describe('The spells it can cast.'),
  attitude: z
    .union([z.enum(['hostile', 'wary', 'curious', 'kind', 'helpful']), z.string()])
    .optional()
    .describe('A set attitude or goal: it makes no Reaction roll.'),
  about: aboutSchema.optional(),
  madeFrom: madeFromSchema.optional(),
  status: z
    .enum(STATUSES.slice(0, 3) as [string, ...string[]])
    .optional()
    .describe('Of a fight in progress: whether it fights, flees or parleys. With 0 hp it is out of action.'),
  moved: z.boolean().optional().describe("Of a fight in progress: this Turn's move is spent."),
  acted: z.boolean().optional().describe("Of a fight in progress: this Turn's Action is spent."),
  disengaged: z.boolean().optional().describe('Of a fight in progress: it has Disengaged this Turn.'),
  ongoing: ongoingSchema.optional().describe('Of a fight in progress: the Ongoing Damage that it suffers.'),
  hindrances: z
    .array(hindranceSchema)
    .optional()
    .describe('Of a fight in progress: its hindrances, in the order gained.'),
  initiative: z.int().min(-99).max(199).optional().describe("Of a fight in progress: a character's initiative total."),
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
    items: z.record(z.string(), itemMapSchema).optional().describe('Items by id.'),
    spells: z.record(z.string(), spellMapSchema).optional().describe('Spells by id.'),
    combatants: z
      .record(z.string(), z.strictObject({ name: nameSchema.optional(), ...combatantFields }))
      .optional()
      .describe('Combatants by id.'),
  })
  .describe("Content of the encounter's own by kind and id; it comes before the ruleset's.")
