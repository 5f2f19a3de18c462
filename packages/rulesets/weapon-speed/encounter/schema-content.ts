import * as z from 'zod'
import {
  aboutSchema,
  countSchema,
  diceSchema,
  fromSchema,
  idsSchema,
  madeFromSchema,
  nameSchema,
} from '../../reading/schema.ts'
import { AIMS, ATTRIBUTES, DAMAGE_TYPES, LIMBS, MODES, PLACES, SKILLS, STATES } from '../model.ts'
import { type ContentKind, contentSource } from './content.ts'
import { attributesSchema, bearingSchema, conditionIdSchema, effectsSchema, typesSchema } from './schema-effects.ts'

const { built } = contentSource
const idsOf = (kind: ContentKind) => idsSchema(built[kind], kind)
const madeFrom = (kind: ContentKind) => fromSchema(built[kind], kind)

const speed = z.int().min(-30).max(60)
const bonus = z.int().min(-99).max(99)
const range = z.int().min(0).max(10_000)

const strikeFields = {
  mode: z.enum(MODES).optional().describe('Melee, shot, or the weapon itself thrown: melee if left out.'),
  bonus: bonus.optional().describe('The whole attack bonus: 0 if left out.'),
  attribute: z.enum(ATTRIBUTES).optional().describe('An attribute whose modifier is added besides.'),
  damage: diceSchema.optional(),
  damageAttribute: z.enum(ATTRIBUTES).optional().describe('An attribute whose modifier is added to damage.'),
  types: typesSchema.optional(),
  crit: z
    .union([z.enum(['x2', 'x3', 'x4', 'none']), z.int().min(2).max(4)], 'should be x2, x3, x4 or none')
    .optional()
    .describe('Critical multiplier: none if left out.'),
  critOn: z.int().min(2).max(20).optional().describe('Natural roll from which a hit is critical.'),
  speed: speed.optional().describe('Added to Initiative: 0 if left out.'),
  reach: z.int().min(1).max(100).optional().describe('Yards that it reaches in melee: 1 if left out.'),
  range: range.optional().describe('Yards that it carries, shot or thrown.'),
  strikes: z.int().min(1).max(10).optional().describe('Strikes in one attack: 1 if left out.'),
}

const strikeSchema = z.strictObject({ name: nameSchema.optional(), ...strikeFields })

const itemFields = {
  from: madeFrom('items').optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  hands: z.int().min(0).max(2).optional().describe('Hands that hold it in use.'),
  natural: z.boolean().optional().describe('Grown, not held: claws, teeth.'),
  ...strikeFields,
  attacks: z
    .array(strikeSchema)
    .min(1)
    .optional()
    .describe('The attacks of a weapon with several; one alone may stand in the item itself.'),
  defense: bonus.optional().describe('Added to Defense while it is held or worn.'),
  armor: bonus.optional().describe('Added to Armor while it is held or worn.'),
  consumable: z
    .strictObject({
      speed: speed.optional().describe('Added to Initiative: 6 if left out.'),
      effects: effectsSchema.optional().describe('What using it does.'),
    })
    .optional()
    .describe('It can be used up.'),
  throwable: z
    .strictObject({
      speed: speed.optional().describe('Added to Initiative: 2 if left out.'),
      range: range.optional().describe('Yards: 10 if left out.'),
      attack: strikeSchema.optional().describe('The attack that it makes.'),
      effects: effectsSchema.optional().describe('What it does, after a hit where it makes an attack.'),
    })
    .optional()
    .describe('It can be thrown, and is used up.'),
  count: z.int().min(1).max(1000).optional().describe('How many of it: 1 if left out.'),
  in: z.enum(PLACES).optional().describe('Where it is; weapons and shields in free hands, in order, if left out.'),
}

const itemMapSchema = z.strictObject(itemFields)

/** An item of a combatant: a content id, a short text, or a map. */
export const itemSchema = z
  .union([idsOf('items'), z.string().min(1), itemMapSchema], 'should be an item: an id, a short text or a map')
  .meta({
    id: 'item',
    description: 'An item: a content id, a short text such as "sword +4 1d8+2 slashing x2 speed 4", or a map.',
    examples: ['sword +4 1d8+2 slashing x2 speed 4', 'bow +5 1d8 piercing x3 speed 5 ranged 40 two-handed'],
  })

const spellMapSchema = z.strictObject({
  from: madeFrom('spells').optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  tn: z.int().min(0).max(99).optional().describe('What the casting check has to reach.'),
  casting: bonus.optional().describe("The caster's bonus."),
  mana: z.int().min(0).max(999).optional().describe('What it costs.'),
  speed: speed.optional().describe('Added to Initiative: the casting TN less 10 if left out.'),
  range: range.optional().describe('Yards; 0 for the caster alone.'),
  aim: z.enum(AIMS).optional().describe('At whom.'),
  attack: strikeSchema.optional().describe('The attack that it makes.'),
  effects: effectsSchema.optional().describe('What it does.'),
})

const abilityMapSchema = z.strictObject({
  from: madeFrom('abilities').optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  action: z.enum(['standard', 'free', 'passive']).optional().describe('What it costs; passive if left out.'),
  speed: speed.optional().describe('Of a standard one: added to Initiative.'),
  stress: z.int().min(0).max(999).optional().describe('Stress that it costs.'),
  range: range.optional().describe('Yards; 0 for oneself alone.'),
  aim: z.enum(AIMS).optional().describe('At whom.'),
  effects: effectsSchema.optional().describe('What calling upon it does.'),
  gives: z
    .strictObject({
      defense: bonus.optional().describe('Added to Defense.'),
      armor: bonus.optional().describe('Added to Armor.'),
      woundPoints: bonus.optional().describe('Added to the most Wound Points.'),
      initiative: bonus.optional().describe('Added to the initiative roll.'),
      speed: bonus.optional().describe('Yards added to Speed.'),
    })
    .optional()
    .describe('What it always gives.'),
})

const spellSchema = z
  .union([idsOf('spells'), z.string().min(1), spellMapSchema], 'should be a spell: an id or a map')
  .meta({ id: 'spell', description: 'A spell: a content id or a map.' })
const abilitySchema = z
  .union([idsOf('abilities'), z.string().min(1), abilityMapSchema], 'should be an ability: an id or a map')
  .meta({ id: 'ability', description: 'A Trait, Feature or Talent: a content id or a map.' })

const conditionMapSchema = z.strictObject({
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  gives: bearingSchema.optional(),
})

const injuryFields = {
  name: nameSchema.optional(),
  rule: z.string().optional().describe('The rule that it is.'),
  side: z.boolean().optional().describe('A d4 says on which side.'),
  limb: z.enum(LIMBS).optional().describe('What it does to the arm on its side.'),
  damage: diceSchema.optional(),
  attributes: attributesSchema.optional(),
  gives: bearingSchema.optional(),
}

/** An injury: a row of a table, or one that stands alone. */
export const injurySchema = z.strictObject(injuryFields)

const tableSchema = z.strictObject({
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  die: z.int().min(1).max(100).describe('The die that is rolled.'),
  rows: z.record(z.string(), injurySchema).describe('By face, or several faces as in 2-5; every face has one.'),
})

const score = z.int().min(0).max(60)
const perAttribute = (what: string) =>
  Object.fromEntries(ATTRIBUTES.map((one) => [one, score.optional().describe(`${what} ${one}.`)]))

const hitDice = z
  .union([z.string(), z.array(z.string()).min(1)], 'should be Hit Dice, as in 2d8 or [2d8, 3d10]')
  .meta({ description: 'Hit Dice in their order.', examples: ['2d8', ['2d8', '3d10']] })

const stressSchema = z.union(
  [z.int().min(0).max(9999), z.string().regex(/^\d+\/\d+$/, 'should be current/most, as in 4/9')],
  'should be a number or current/most',
)

const oldInjury = z.union(
  [
    z.string().min(1),
    z.strictObject({
      ...injuryFields,
      from: z.string().optional().describe('The name of a row, as in broken-rib.'),
      side: z.enum(['main', 'off']).optional().describe('On which side.'),
    }),
  ],
  'should be the name of an injury, or a map',
)

const flag = (says: string) => z.boolean().optional().describe(says)

const combatantFields = {
  from: madeFrom('combatants').optional(),
  madeFrom: madeFromSchema.optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  kind: z
    .enum(['character', 'monster'])
    .optional()
    .describe('A character or a monster (NPCs too); by side if left out.'),
  side: z.string().optional().describe('The id of its side.'),
  attributes: z.strictObject(perAttribute('The current score of')).optional().describe('Scores: 10 if left out.'),
  damaged: z.strictObject(perAttribute('Damage to')).optional().describe('How much of the scores is damage.'),
  hitDice: hitDice.optional(),
  stressMax: z.int().min(0).max(9999).optional().describe('The most Stress; from the Hit Dice if left out.'),
  stress: stressSchema.optional().describe('Stress now; all of it if left out.'),
  wp: z.int().min(-99).max(999).optional().describe('Wound Points now; all of them if left out.'),
  wpModifiers: bonus.optional().describe('What traits add to the most Wound Points.'),
  mana: stressSchema.optional().describe('Mana, or current/most.'),
  casting: bonus.optional().describe('The casting bonus of spells that give none.'),
  defense: bonus.optional().describe('Defense bonus besides items and abilities.'),
  armor: bonus.optional().describe('Armor besides items and abilities.'),
  speed: z.int().min(0).max(200).optional().describe('Yards in a round: 6 if left out.'),
  initiativeModifier: bonus.optional().describe('Added to the initiative roll.'),
  skills: z
    .strictObject(Object.fromEntries(SKILLS.map((s) => [s, bonus.optional().describe(`The total of ${s}.`)])))
    .optional()
    .describe('Totals of skills: 0 if left out.'),
  items: z.array(itemSchema).optional().describe('What it has.'),
  spells: z.array(spellSchema).optional().describe('What it can cast.'),
  abilities: z.array(abilitySchema).optional().describe('Traits, Features and Talents.'),
  tags: z.array(z.string()).optional().describe('Words for the referee.'),
  at: z
    .string()
    .regex(/^\s*-?\d{1,5}\s*,\s*-?\d{1,5}\s*$/, 'should be a square, as in 3,4')
    .optional()
    .describe('Its square.'),
  baseInitiative: z.int().min(-99).max(99).optional().describe('In a fight under way.'),
  surprised: flag('It is surprised this round.'),
  stabilized: flag('It is down and Stabilized.'),
  prone: flag('It lies on the ground.'),
  state: z
    .enum(STATES)
    .optional()
    .describe('What has become of it: in the fight if left out, dead if its Wound Points say so.'),
  wounds: z
    .array(z.union([z.int(), z.string()]))
    .optional()
    .describe('Wounds, as in 8 slashing.'),
  injuries: z.array(oldInjury).optional().describe('Injuries from before.'),
  conditions: z
    .array(
      z.union(
        [
          conditionIdSchema,
          z.strictObject({
            condition: conditionIdSchema,
            rounds: z
              .int()
              .min(0)
              .max(100)
              .optional()
              .describe('Rounds left, this one included; until ended if left out.'),
          }),
        ],
        'should be the id of a condition, or a map',
      ),
    )
    .optional()
    .describe('Conditions from before.'),
  fullDefense: flag('Its Full-Defense is in force.'),
  reactionUsed: flag('It has used its Reaction this round.'),
  moved: z.int().min(0).max(999).optional().describe('Yards moved this round.'),
  actions: z.int().min(0).max(9).optional().describe('Actions taken this round.'),
  actedBefore: z.int().min(0).max(9).optional().describe('Actions taken in the round before.'),
  bigHit: z.int().min(0).max(999).optional().describe('Wound Points lost in the biggest hit of this round.'),
  intimidated: z.int().min(-99).max(99).optional().describe('The best Intimidation against it this round.'),
}

/** A combatant. */
export const combatantSchema = z.strictObject(combatantFields)

/** A combatant in a list. */
export const listedCombatantSchema = z.strictObject({
  ...combatantFields,
  name: nameSchema,
  count: countSchema.optional(),
})

const named = <T extends z.ZodType>(schema: T) => z.record(z.string(), schema)

/** An encounter's own content. */
export const contentSchema = z
  .strictObject({
    items: named(z.union([itemMapSchema, z.string().min(1)], 'should be a map, or a short text'))
      .optional()
      .describe('Items by id.'),
    spells: named(spellMapSchema).optional().describe('Spells by id.'),
    abilities: named(abilityMapSchema).optional().describe('Abilities by id.'),
    conditions: z.record(conditionIdSchema, conditionMapSchema).optional().describe('Conditions by id.'),
    injuries: z
      .strictObject(
        Object.fromEntries(
          DAMAGE_TYPES.map((type) => [type, tableSchema.optional().describe(`The table of ${type} injuries.`)]),
        ),
      )
      .optional()
      .describe('Tables of injuries by damage type.'),
    combatants: named(combatantSchema).optional().describe('Combatants by id.'),
  })
  .describe("The encounter's own content, by id; it comes before the ruleset's.")
