import * as z from 'zod'
import { aboutSchema, diceSchema, fromSchema, idsSchema, nameSchema } from '../../reading/schema.ts'
import { CARRIED, THRALL_POOLS, UPKEEP_POOLS, WEAPON_KINDS } from '../model.ts'
import { type ContentKind, contentSource } from './content.ts'
import { againstSchema, effectsSchema, featEffectsSchema } from './schema-effects.ts'
import { CAST_PARTS, SPELL_TARGETS } from './spells.ts'

const { built } = contentSource
const idsOf = (kind: ContentKind) => idsSchema(built[kind], kind)
export const madeFrom = (kind: ContentKind) => fromSchema(built[kind], kind)
const flag = (says: string) => z.boolean().optional().describe(says)

const idSchema = z.string().min(1).optional().describe('What commands and content call it: its content id or its name.')

const common = { name: nameSchema.optional(), about: aboutSchema.optional() }

const weaponFields = {
  ...common,
  kind: z.enum(WEAPON_KINDS).optional().describe('Melee, ranged, or natural: part of the body and always at hand.'),
  damage: diceSchema.optional(),
  addStrength: flag('Whether Strength is added to its damage: yes, but for ranged weapons no, if left out.'),
  range: z.int().min(1).max(1000).optional().describe('Squares that a ranged weapon reaches.'),
  physical: flag('Whether it can be aimed and armor against physical damage helps: yes if left out.'),
  type: z.string().optional().describe('The type of its damage: any word.'),
  onHit: effectsSchema.optional().describe('What a hit does besides its damage.'),
}

const carried = z.enum(CARRIED).optional()

const weaponMapSchema = z.strictObject({
  from: madeFrom('weapons').optional(),
  id: idSchema,
  ...weaponFields,
  carried: carried.describe("Where it is: in hand if left out. On the ground it lies in its owner's square."),
})

/** A weapon of a combatant: a content id, a short text, or a map. */
export const weaponSchema = z
  .union([idsOf('weapons'), z.string().min(1), weaponMapSchema], 'should be a weapon: an id, a short text or a map')
  .meta({
    id: 'weapon',
    description: 'A weapon: a content id, a short text such as "bow ranged 1d6 range 20", or a map.',
    examples: ['hook melee d6', 'bow ranged 1d6 range 20 sheathed'],
  })

/** Something else that is carried: a weapon's id, a name, or a map. */
export const itemSchema = z
  .union(
    [
      idsOf('weapons'),
      z.string().min(1),
      weaponMapSchema.extend({ carried: carried.describe('Where it is: in the pack if left out.') }),
    ],
    'should be an item: a name or a map',
  )
  .meta({ id: 'item', description: 'Something that is carried: a name, the id of a weapon, or a map.' })

const armorFields = {
  ...common,
  amount: diceSchema.optional(),
  against: againstSchema,
}

export const armorSchema = z
  .union(
    [idsOf('armors'), z.string().min(1), z.strictObject({ from: madeFrom('armors').optional(), ...armorFields })],
    'should be an armor: an id or a map',
  )
  .meta({ id: 'armor', description: 'Armor, or whatever else lowers damage: a content id or a map.' })

const featFields = { ...common, effects: featEffectsSchema.optional().describe('What it changes.') }

export const featSchema = z
  .union(
    [
      idsOf('feats'),
      z.string().min(1),
      z.strictObject({
        from: madeFrom('feats').optional(),
        feat: madeFrom('feats').optional(),
        id: idSchema,
        ...featFields,
        weapons: z.array(z.string()).optional().describe('The weapons that it is about, by id.'),
      }),
    ],
    'should be a feat: an id or a map',
  )
  .meta({ id: 'feat', description: 'A feat: a content id or a map.' })

const squares = (least: number) => z.int().min(least).max(1000)

const improvementSchema = z.strictObject({
  name: nameSchema.optional(),
  price: z.int().min(1).max(2).optional().describe('Bonus Actions that it costs: 1 if left out.'),
  damage: diceSchema.optional(),
  heal: diceSchema.optional(),
  range: squares(0).optional().describe("Squares in place of the spell's."),
  radius: squares(0).optional().describe("Squares in place of the spell's."),
  effects: effectsSchema.optional().describe('What else it does.'),
})

const spellFields = {
  ...common,
  cast: z
    .array(z.enum(CAST_PARTS))
    .min(1)
    .max(20)
    .optional()
    .describe('The actions that it takes: attack, move, or either for the one or the other.'),
  mp: z.int().min(0).max(100_000).optional().describe('Magic points: 0 if left out.'),
  range: squares(0).optional().describe('Squares that it reaches.'),
  target: z.enum(SPELL_TARGETS).optional().describe('At whom or what: one if left out.'),
  radius: squares(0).optional().describe('Of an area: squares.'),
  attack: flag('Whether it rolls to hit: no if left out.'),
  physical: flag('Whether it can be aimed and armor against physical damage helps: no if left out.'),
  damage: diceSchema.optional(),
  type: z.string().optional().describe('The type of its damage: any word.'),
  effects: effectsSchema.optional().describe('What it does besides its damage.'),
  upkeep: z
    .strictObject({
      amount: z.int().min(1).max(100_000).optional().describe('How much: 1 if left out.'),
      pool: z.enum(UPKEEP_POOLS).optional().describe('Of what: mp if left out.'),
    })
    .optional()
    .describe("What keeping it takes at the start of each of its caster's turns."),
  toggle: flag('Whether it can be turned off and on again.'),
  improvements: z
    .record(z.string().min(1), improvementSchema)
    .optional()
    .describe('Changes that Bonus Actions buy, by id.'),
  summon: z
    .strictObject({
      creature: z.union([idsOf('combatants'), z.string()]).describe('The content id of the creature.'),
      level: z.int().min(1).max(99).optional().describe("Its level: the creature's own if left out."),
      sick: flag('Whether it suffers from summoning sickness: yes if left out.'),
      thrall: z
        .strictObject({
          amount: z.int().min(0).max(100_000).describe('How much.'),
          pool: z.enum(THRALL_POOLS).optional().describe('Of what; as the option thrall-mhp says if left out.'),
        })
        .optional()
        .describe('What keeping it as a thrall costs: 6 maximum hit points for each of its levels if left out.'),
    })
    .optional()
    .describe('What it calls.'),
}

export const spellSchema = z
  .union(
    [
      idsOf('spells'),
      z.string().min(1),
      z.strictObject({ from: madeFrom('spells').optional(), id: idSchema, ...spellFields }),
    ],
    'should be a spell: an id or a map',
  )
  .meta({ id: 'spell', description: 'A spell: a content id or a map.' })

const change = (what: string) => z.int().min(-99).max(99).optional().describe(`Added to its ${what}: 0 if left out.`)

const conditionFields = {
  ...common,
  flatFooted: flag('Its number to be hit is 5.'),
  cannotAct: flag('It does nothing: no turns, no free hits, no standing up.'),
  held: flag('It cannot move of its own.'),
  movement: change('movement'),
  accuracy: change('Accuracy'),
  agility: change('Agility'),
  strength: change('Strength'),
}

const from = (kind: ContentKind) => ({ from: madeFrom(kind).optional() })
const byId = <S extends z.ZodRawShape>(kind: ContentKind, shape: S, says: string) =>
  z
    .record(z.string(), z.strictObject({ ...from(kind), ...shape }))
    .optional()
    .describe(says)

/** Content of an encounter's own without its combatants; the ruleset's content files have the same shape. */
export const contentFields = {
  weapons: byId('weapons', weaponFields, 'Weapons by id.'),
  armors: byId('armors', armorFields, 'Armors by id.'),
  spells: byId('spells', spellFields, 'Spells by id.'),
  feats: byId('feats', featFields, 'Feats by id.'),
  conditions: byId('conditions', conditionFields, 'Conditions by id.'),
}
