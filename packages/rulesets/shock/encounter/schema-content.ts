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
import { ATTRIBUTES, CARRIED, COSTS, HEED, MODES, MOMENTS, SKILLS, STATES, UNSEEN } from '../model.ts'
import { type ContentKind, contentSource } from './content.ts'
import { effectsSchema, usesSchema } from './schema-effects.ts'

const { built } = contentSource
const idsOf = (kind: ContentKind) => idsSchema(built[kind], kind)
const madeFrom = (kind: ContentKind) => fromSchema(built[kind], kind)

const ATTRIBUTE_LIST = /^\s*(str|dex|con|int|wis)(\s*\/\s*(str|dex|con|int|wis))*\s*$/

const modeFields = {
  kind: z.enum(MODES).optional().describe('Melee, shot, or thrown.'),
  attributes: z
    .union(
      [z.array(z.enum(ATTRIBUTES)).min(1), z.string().regex(ATTRIBUTE_LIST, 'should be attributes, as in str/dex')],
      'should be a list of attributes, as in [str, dex]',
    )
    .optional()
    .describe('The attributes of which the attacker takes one.'),
  skill: z.enum(['brawl', 'stab', 'shoot', 'exert']).optional().describe('The skill that the attack uses.'),
  damage: diceSchema.optional(),
  shock: z
    .string()
    .regex(/^\d{1,2}\/(\d{1,2}|-)$/, 'should be points/AC, as in 2/15, or 2/- for any AC')
    .optional()
    .meta({
      description: 'Shock: points and the highest AC that it reaches, or - for any.',
      examples: ['2/15', '3/-'],
    }),
  reach: z.int().min(5).max(100).multipleOf(5).optional().describe('Feet that a melee weapon reaches: 5 if left out.'),
  range: z
    .string()
    .regex(/^\d{1,4}\/\d{1,4}$/, 'should be normal/most in feet, as in 20/40')
    .optional()
    .meta({ description: 'Feet of what is shot or thrown: the normal range and the longest.', examples: ['60/240'] }),
}

const itemFields = {
  from: madeFrom('items').optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  ...modeFields,
  modes: z
    .array(z.strictObject(modeFields))
    .min(1)
    .optional()
    .describe('The ways of using a weapon, where it has several; one alone may stand in the item itself.'),
  hands: z.int().min(0).max(2).optional().describe('Hands needed to use it: 1 if left out.'),
  magic: z.int().min(0).max(10).optional().describe('Bonus of a magic weapon to hit, damage and Shock.'),
  reload: z.enum(['move', 'main']).optional().describe('What reloading it costs one who is not skilled.'),
  natural: z.boolean().optional().describe('Grown, not held: claws, teeth.'),
  unarmed: z.boolean().optional().describe('Bare hands: it can grapple, and does not count as armed.'),
  nonLethal: z.boolean().optional().describe('Knocks out instead of killing.'),
  shield: z.boolean().optional().describe('It is a shield.'),
  quiver: z.boolean().optional().describe('It is a quiver.'),
  kit: z.boolean().optional().describe("It is a healer's kit."),
  effects: effectsSchema.optional().describe('What using it up does: potions and the like.'),
  carried: z
    .enum(CARRIED)
    .optional()
    .describe('Where it is: in hand while hands are free for weapons and shields, else readied, if left out.'),
  loaded: z.boolean().optional().describe('Of a weapon that is reloaded: whether it is loaded. Yes if left out.'),
}

const itemMapSchema = z.strictObject(itemFields)

/** An item of a combatant: a content id, a short text, or a map. */
export const itemSchema = z
  .union([idsOf('items'), z.string().min(1), itemMapSchema], 'should be an item: an id, a short text or a map')
  .meta({
    id: 'item',
    description: 'An item: a content id, a short text such as "blade melee stab str/dex d6 shock 2/15", or a map.',
    examples: ['blade melee stab str/dex d6 shock 2/15', 'bow ranged shoot dex d6 range 60/240 two-handed reload move'],
  })

const powerMapSchema = z.strictObject({
  from: madeFrom('powers').optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  cost: z.enum(COSTS).optional().describe('What using it costs; passive for one that always works.'),
  moment: z.enum(MOMENTS).optional().describe('When it can be used: any if left out.'),
  uses: usesSchema.optional(),
  effects: effectsSchema.optional().describe('What it does.'),
})

const spellMapSchema = z.strictObject({
  from: madeFrom('spells').optional(),
  name: nameSchema.optional(),
  about: aboutSchema.optional(),
  cost: z.enum(['free', 'instant', 'move', 'main']).optional().describe('What casting it costs: main if left out.'),
  range: z.int().min(0).max(10_000).optional().describe('Feet; 0 for the caster alone.'),
  target: z.enum(['one', 'self', 'ally', 'area']).optional().describe('At whom or what: one if left out.'),
  radius: z.int().min(5).max(1000).multipleOf(5).optional().describe('Of an area: feet.'),
  needsSight: z.boolean().optional().describe('Whether the caster has to see the target: yes if left out.'),
  provokes: z.boolean().optional().describe('Whether casting provokes attacks of opportunity: no if left out.'),
  uses: usesSchema.optional(),
  effects: effectsSchema.optional().describe('What it does.'),
})

const powerSchema = z
  .union([idsOf('powers'), z.string().min(1), powerMapSchema], 'should be a power: an id or a map')
  .meta({ id: 'power', description: 'A power: a content id or a map.' })
const spellSchema = z
  .union([idsOf('spells'), z.string().min(1), spellMapSchema], 'should be a spell: an id or a map')
  .meta({ id: 'spell', description: 'A spell: a content id or a map.' })

const perAttribute = Object.fromEntries(
  ATTRIBUTES.map((a) => [a, z.int().min(-9).max(9).optional().describe(`The modifier of ${a.toUpperCase()}.`)]),
)
const perSkill = Object.fromEntries(
  SKILLS.map((s) => [s, z.int().min(-1).max(9).optional().describe(`The level of ${s}.`)]),
)
const flag = (says: string) => z.boolean().optional().describe(says)
const who = (says: string) => z.string().optional().describe(`Of a fight in progress: ${says}`)

const stateFields = {
  at: z
    .string()
    .regex(/^\s*-?\d{1,5}\s*,\s*-?\d{1,5}\s*$/, 'should be a square, as in "3,4"')
    .optional()
    .describe('The square where it stands, "x,y"; of a large creature the one of least x and y.'),
  altitude: z.int().min(0).max(1000).optional().describe('Feet above the floor: 0 if left out.'),
  state: z
    .enum(STATES.slice(0, 5) as [string, ...string[]])
    .optional()
    .describe('Whether it is up, and if not, how it lies.'),
  fell: z.int().min(0).max(1000).optional().describe('The round in which it fell.'),
  mainSpent: flag("This round's Main Action is spent."),
  moveSpent: flag("This round's Move Action is spent."),
  prone: flag('It lies prone.'),
  totalDefense: flag('It is on Total Defense.'),
  charged: flag('It has charged this round.'),
  shieldUsed: flag('Its shield has stopped Shock this round.'),
  holding: flag('It holds its action.'),
  dual: flag('It fights with both of its weapons.'),
  retreating: flag('It retreats.'),
  unsuspecting: flag('It suspects no danger.'),
  unseen: z.enum(UNSEEN).optional().describe('Whether its enemies see it, or know where it is: seen if left out.'),
  screening: who('the ally that it screens.'),
  grappling: who('whom it holds.'),
  swarm: who('on whom it has joined a swarm.'),
  disengagedFrom: z.array(z.string()).optional().describe('Of a fight in progress: from whom it has disengaged.'),
  aiming: z
    .strictObject({
      at: z.string().describe('At whom.'),
      weapon: z.string().optional().describe('With what; its first weapon if left out.'),
      rounds: z.int().min(0).max(6).optional().describe('Rounds of aim complete: 0 if left out.'),
    })
    .optional()
    .describe('Of a fight in progress: an execution being prepared.'),
  dropped: z.array(itemSchema).optional().describe('Items that lie in its square: of its own, or others.'),
  heed: z.enum(HEED).optional().describe('At which moments it is asked for Instants: rolls if left out.'),
}

const combatantFields = {
  from: madeFrom('combatants').optional(),
  kind: z.enum(['pc', 'npc']).optional().describe("A player's character, or not."),
  side: z.string().optional().describe("The id of its side; a pc's is the Party, an npc's the first other one."),
  named: flag('Whether it is dying, not dead, at 0 hit points: yes for a pc, no for an npc, if left out.'),
  hp: hitPointsSchema.optional(),
  ac: z.int().min(0).max(99).optional().describe('Armor class: 10 if left out.'),
  attackBonus: z.int().min(-20).max(99).optional().describe("0 for a pc, an npc's Hit Dice, if left out."),
  hd: z.int().min(0).max(99).optional().describe('Hit Dice of an npc: 1 if left out.'),
  mods: z.strictObject(perAttribute).optional().describe('Attribute modifiers: 0 each if left out.'),
  skills: z.strictObject(perSkill).optional().describe('Skill levels: -1 for what a pc leaves out.'),
  skillBonus: z
    .int()
    .min(-9)
    .max(20)
    .optional()
    .describe('What an npc adds for skills that it has not: 0 if left out.'),
  physicalSave: z.int().min(1).max(30).optional().describe('Physical saving throw: 15 if left out.'),
  move: z.int().min(0).max(1000).optional().describe('Feet of one Move: 30 if left out.'),
  reach: z.int().min(5).max(100).multipleOf(5).optional().describe('Feet that it reaches in melee: 5 if left out.'),
  footprint: z.int().min(1).max(8).optional().describe('Squares per side that it fills: 1 if left out.'),
  wrestleSize: z.int().min(0).max(3).optional().describe('How large it is to shove and hold: 0 is man-sized.'),
  shield: flag('It has a shield in hand.'),
  weapons: z.array(itemSchema).optional().describe('Its weapons.'),
  items: z.array(itemSchema).optional().describe('What else it carries.'),
  quiver: flag('Whether one with a weapon that is reloaded has a quiver: yes if left out.'),
  disciplined: flag('Drilled well enough for Snap Attacks.'),
  tags: z.array(z.string()).optional().describe('Words such as undead, construct, zealot, militarized, colossal.'),
  shockImmune: flag('Shock does nothing to it.'),
  attacks: z.int().min(1).max(10).optional().describe('Attacks with one Main Action: 1 if left out.'),
  powers: z.array(powerSchema).optional().describe('Its powers.'),
  spells: z.array(spellSchema).optional().describe('Its spells.'),
  alert: flag('It expects a fight; as its side does, if left out.'),
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
    items: z.record(z.string(), itemMapSchema).optional().describe('Items by id.'),
    powers: z.record(z.string(), powerMapSchema).optional().describe('Powers by id.'),
    spells: z.record(z.string(), spellMapSchema).optional().describe('Spells by id.'),
    combatants: z
      .record(z.string(), z.strictObject({ name: nameSchema.optional(), ...combatantFields }))
      .optional()
      .describe('Combatants by id.'),
  })
  .describe("Content of the encounter's own by kind and id; it comes before the ruleset's.")
