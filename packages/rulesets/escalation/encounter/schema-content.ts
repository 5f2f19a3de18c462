import * as z from 'zod'
import { aboutSchema, fromSchema, idsSchema, nameSchema } from '../../reading/schema.ts'
import { ACTIONS, DEFENSES, RANGES, STANCE_KINDS, TRIGGERS } from '../model.ts'
import { TARGET_WHO, TRIGGER_BY } from './abilities.ts'
import { type ContentKind, contentSource } from './content.ts'
import { effectsSchema } from './schema-effects.ts'

const { built } = contentSource
const idsOf = (kind: ContentKind) => idsSchema(built[kind], kind)
export const madeFrom = (kind: ContentKind) => fromSchema(built[kind], kind)
const flag = (says: string) => z.boolean().optional().describe(says)

const idSchema = z.string().min(1).optional().describe('What commands and content call it: its content id or its name.')
const common = { name: nameSchema.optional(), about: aboutSchema.optional() }

const stanceFields = {
  ...common,
  kind: z.enum(STANCE_KINDS).optional().describe('Melee or ranged.'),
  die: z
    .union([z.string().regex(/^d?\d+$/i, 'should be a die, as in d8'), z.int()], 'should be a die, as in d8')
    .optional()
    .describe('The die of its damage: d4, d6, d8, d10 or d12.'),
  range: z.enum(['nearby', 'far']).optional().describe('How far a ranged stance reaches: nearby if left out.'),
}

/** A stance of a combatant: a content id, a short text, or a map. */
export const stanceSchema = z
  .union(
    [
      idsOf('stances'),
      z.string().min(1),
      z.strictObject({ from: madeFrom('stances').optional(), id: idSchema, ...stanceFields }),
    ],
    'should be a stance: an id, a short text or a map',
  )
  .meta({
    id: 'stance',
    description: 'A stance: a content id, a short text such as "ranged d6 far", or a map.',
    examples: ['melee d8', 'ranged d6 far'],
  })

const effects = (says: string) => effectsSchema.optional().describe(says)
const parity = z.enum(['odd', 'even'])

const targetSchema = z
  .strictObject({
    range: z.enum(RANGES).optional().describe('How far: engaged for Melee, else nearby, if left out.'),
    who: z.enum(TARGET_WHO).optional().describe('Whom: enemies if left out; allies are never the user.'),
    self: flag('Its user may be a target too.'),
    count: z
      .union([z.int().min(1).max(99), z.literal('all')], 'should be a number or all')
      .optional()
      .describe('How many at most: 1 if left out.'),
  })
  .optional()
  .describe('At whom: its user if left out, for an attack one enemy.')

const abilityFields = {
  ...common,
  type: z
    .union([z.string(), z.array(z.string())], 'should be a type or a list of types')
    .optional()
    .describe("Melee, ranged or spell, several of them, none, and a class's own words."),
  frequency: z
    .enum(['at-will', 'encounter', 'daily', 'recharge-9', 'recharge-11', 'recharge-13'])
    .optional()
    .describe('How often it can be used. Every ability has one.'),
  action: z.enum(ACTIONS).optional().describe('What it costs. Every ability has one.'),
  trigger: z
    .strictObject({
      when: z.enum(TRIGGERS).describe('What must happen.'),
      by: z.enum(TRIGGER_BY).optional().describe('By what kind of action: any if left out.'),
      who: z.enum(['self', 'ally']).optional().describe('To whom: to its owner if left out.'),
    })
    .optional()
    .describe('When it can be used, for Interrupts and some free actions.'),
  parity: parity.optional().describe('Only usable while the escalation die is odd, or even.'),
  provokes: flag('Using it provokes opportunity attacks.'),
  sustain: z.int().min(3).max(18).optional().describe('The number of its Sustain check.'),
  spend: z
    .strictObject({
      power: z.int().min(1).max(999).describe('How much Power it costs.'),
      secondary: flag('The secondary resource pays as well.'),
    })
    .optional()
    .describe('What it costs besides its action.'),
  escalation: z.int().min(1).max(6).optional().describe('What the escalation die must show at least.'),
  special: flag('Usable below that too, with other effects: "below" and "above".'),
  tags: z.array(z.string()).optional().describe("Other words on it, such as a class's own."),
  target: targetSchema,
  attack: z
    .strictObject({
      vs: z.enum(DEFENSES).describe('Against which defense.'),
      bonus: z.int().min(-99).max(99).optional().describe('Added to the roll: 0 if left out.'),
    })
    .optional()
    .describe('It makes an attack roll for each target.'),
  asBasic: z
    .enum(STANCE_KINDS)
    .optional()
    .describe("Deals the hit and miss damage of its user's Basic Attack of that kind."),
  hit: effects('What a hit does.'),
  miss: effects('What a miss does, unless it is a Crit Fail.'),
  crit: effects('What a Crit does besides.'),
  fumble: effects('What a Crit Fail does.'),
  effects: effects('What it does whatever the roll, or without one.'),
  natural: z
    .array(
      z.strictObject({
        on: z
          .union([parity, z.int().min(3).max(18)], 'should be odd, even or a number')
          .describe('On which Natural results: odd, even, or this and more.'),
        of: z.enum(['hit', 'miss', 'any']).optional().describe('On hits, on misses, or on both: both if left out.'),
        effects: effectsSchema.describe('What happens then.'),
      }),
    )
    .optional()
    .describe('What some Natural results do.'),
  escalationParity: z
    .strictObject({ odd: effects('On an odd die.'), even: effects('On an even die.') })
    .optional()
    .describe('What it does besides, by the escalation die; nothing at 0.'),
  below: effects('Of a special one: what it does below its escalation.'),
  above: effects('Of a special one: what it does at its escalation and above.'),
  allRollsFirst: flag('All attacks are rolled before any damage.'),
  includesMove: z
    .enum(['engage', 'free', 'away'])
    .optional()
    .describe('A move that is part of it: to engage its target, freely, or away.'),
  popOff: z
    .union([z.literal(true), z.enum(['one', 'all'])], 'should be true or all')
    .optional()
    .describe('Its user pops off one enemy, or off all of them.'),
}

/** An ability or attack of a combatant: a content id, a short text, or a map. */
export const abilitySchema = z
  .union(
    [
      idsOf('abilities'),
      z.string().min(1),
      z.strictObject({
        from: madeFrom('abilities').optional(),
        id: idSchema,
        ...abilityFields,
        used: flag('Its use is spent.'),
      }),
    ],
    'should be an ability: an id, a short text or a map',
  )
  .meta({
    id: 'ability',
    description: 'An ability: a content id, the short text of an attack such as "axe melee vs ac 8", or a map.',
    examples: ['axe melee vs ac 8', 'hex ranged spell vs md 7 psychic nearby provokes'],
  })

const change = (says: string) => z.int().min(-9).max(9).optional().describe(`${says}: 0 if left out.`)

const conditionFields = {
  ...common,
  attack: change('Advantage on its attacks'),
  against: change('Advantage of attacks on it'),
  save: change('Advantage on its saves'),
  ac: change('Added to its AC'),
  pd: change('Added to its PD'),
  md: change('Added to its MD'),
}

const byId = <S extends z.ZodRawShape>(kind: ContentKind, shape: S, says: string) =>
  z
    .record(z.string(), z.strictObject({ from: madeFrom(kind).optional(), ...shape }))
    .optional()
    .describe(says)

/** Content of an encounter's own without its combatants; the ruleset's content files have the same shape. */
export const contentFields = {
  abilities: byId('abilities', abilityFields, 'Abilities by id.'),
  stances: byId('stances', stanceFields, 'Stances by id.'),
  conditions: byId('conditions', conditionFields, "Conditions by id, besides the rules' own."),
}
