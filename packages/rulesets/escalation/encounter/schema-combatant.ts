import * as z from 'zod'
import { aboutSchema, countSchema, diceSchema, madeFromSchema, nameSchema } from '../../reading/schema.ts'
import { ADVANTAGE_TO, BANDS, KINDS, OUT, READY_ACTS, READY_WHEN, SLOTS } from '../model.ts'
import { abilitySchema, contentFields, madeFrom, stanceSchema } from './schema-content.ts'
import { lastsSchema, saveSchema, typeSchema, untilSchema } from './schema-effects.ts'
import { TYPE_WORDS } from './types.ts'

const flag = (says: string) => z.boolean().optional().describe(says)
const whole = (least: number, most: number, says: string) => z.int().min(least).max(most).optional().describe(says)
const upTo = (most: number, says: string) => whole(0, most, says)

/** Points: a number, or current/most. */
const points = (says: string, sign = '') =>
  z
    .union(
      [
        z.int().min(0).max(100_000),
        z.string().regex(new RegExp(`^${sign}\\d{1,6}/\\d{1,6}$`), 'should be current/most, as in 4/9'),
      ],
      'should be a number or current/most',
    )
    .optional()
    .meta({ description: `${says}: a number, or current/most.`, examples: [9, '4/9'] })

const slotSchema = z.enum(SLOTS)
const miss = (what: string) => z.enum(['level', 'none']).optional().describe(`On a missed Basic ${what} Attack.`)

const conditionSchema = z.union(
  [
    z.string(),
    z.strictObject({
      condition: z.string().optional().describe('The id of the condition.'),
      ongoing: z.int().min(1).max(100_000).optional().describe('Ongoing damage of this amount instead.'),
      type: typeSchema.optional().describe('The type of the ongoing damage.'),
      save: saveSchema,
      until: untilSchema,
      of: z.string().optional().describe('Whose turn "until" means: that of "by" if left out.'),
      lasts: lastsSchema,
      by: z.string().optional().describe('Who made it.'),
    }),
  ],
  'should be the id of a condition, or a map',
)

const readiedSchema = z.strictObject({
  slot: slotSchema.describe('Which action was readied.'),
  act: z.enum(READY_ACTS).describe('What it does.'),
  target: z.string().optional().describe('At or to whom.'),
  targets: z.array(z.string()).optional().describe('Whom else it is at, in the order of the attacks.'),
  to: z.string().optional().describe('To whom it moves, for abilities with a move in them.'),
  away: z.array(z.string()).optional().describe('From whom it moves away.'),
  also: z.array(z.string()).optional().describe('Others close to whom it moves to, to be close to as well.'),
  knockOut: flag('An enemy that drops by it is to be left unconscious.'),
  ability: z.string().optional().describe('The id of the ability, for use.'),
  stance: z.string().optional().describe('The id of the stance, for stance.'),
  when: z.enum(READY_WHEN).describe('What sets it off.'),
  who: z.string().optional().describe('Who sets it off: any enemy if left out.'),
  because: z.string().optional().describe('The trigger in words, where the referee judges it.'),
})

const stateFields = {
  conditions: z.array(conditionSchema).optional().describe('Conditions that it is under: until removed if left out.'),
  advantage: z
    .array(
      z.strictObject({
        to: z.enum(ADVANTAGE_TO).describe('What it is for.'),
        amount: whole(-9, 9, 'How much: 1 if left out; negative for Disadvantage.'),
        from: z.string().optional().describe('Where it comes from.'),
      }),
    )
    .optional()
    .describe('Advantage that it has been given.'),
  deathSavesFailed: upTo(4, 'Death Saves failed in this encounter.'),
  stabilized: flag('It is Dying, and failed Death Saves are not marked.'),
  hardFall: flag('Its first Death Save has 2 Disadvantage.'),
  lastGasp: z
    .strictObject({ outcome: z.string().optional().describe('What comes of the fourth failure: death if left out.') })
    .optional()
    .describe('It makes Last Gasp Saves.'),
  spent: z.array(slotSchema).optional().describe('Of a fight in progress: actions that it has spent this turn.'),
  interruptUsed: flag('Of a fight in progress: its Interrupt is used.'),
  freeUsed: upTo(99, 'Of a fight in progress: free actions that it has started this turn.'),
  acted: flag('Of a fight in progress: it has had its turn this round; by its band if left out.'),
  readied: readiedSchema.optional().describe('An action that it has readied.'),
  lostSlot: slotSchema.optional().describe('An action that it does not have on its next turn.'),
  sustaining: z
    .array(
      z.union(
        [
          z.string(),
          z.strictObject({
            ability: z.string().describe('The id of the ability.'),
            due: flag('It must be sustained this turn.'),
          }),
        ],
        'should be the id of an ability, or a map that says whether it is due',
      ),
    )
    .optional()
    .describe('Abilities that it keeps going.'),
  out: z
    .enum(OUT.slice(0, 5) as [string, ...string[]])
    .optional()
    .describe('What has become of it: none while it is in the fight.'),
}

const combatantFields = {
  from: madeFrom('combatants').optional(),
  kind: z.enum(KINDS).optional().describe('What it is: an enemy if left out, a pc on the side of the party.'),
  side: z.string().optional().describe("The id of its side; the party's for pcs and npcs, the other for enemies."),
  level: upTo(99, 'Its Level: 1 if left out.'),
  tier: whole(1, 99, 'Its tier: by its Level if left out.'),
  volition: whole(-99, 99, 'Its Volition: 0 if left out.'),
  vitality: whole(-99, 99, 'Its Vitality, for the table: 0 if left out.'),
  attackBonus: whole(-99, 99, 'Of an enemy or npc: added to its attacks in place of Level and Volition.'),
  usesEscalation: flag('Whether it adds the escalation die: every pc does, others only if this says so.'),
  ac: whole(0, 999, 'Its AC: 14 if left out.'),
  pd: whole(0, 999, 'Its PD: 13 if left out.'),
  md: whole(0, 999, 'Its MD: 12 if left out.'),
  hp: points('Hit points', '-?'),
  staggeredAt: whole(1, 100_000, 'Of an enemy: hit points at which it is Staggered, for the option set-by-referee.'),
  band: z.enum(BANDS).optional().describe('Its initiative band: medium if left out.'),
  stances: z.array(stanceSchema).optional().describe('Its stances.'),
  stance: z.string().optional().describe('The id of the stance that it is in: the first if left out.'),
  missDamage: z
    .strictObject({ melee: miss('Melee'), ranged: miss('Ranged') })
    .optional()
    .describe('Damage of its missed Basic Attacks: its Level, or none.'),
  recoveries: points('Recoveries'),
  recovery: diceSchema.optional().describe('What one Recovery heals: a d8 for each Level if left out.'),
  noRecoveryPenalty: upTo(99, 'What healing without Recoveries has cost its Volition and defenses.'),
  power: points('Power'),
  secondary: z
    .strictObject({ name: z.string().min(1).describe('What it is called.'), amount: points('How much of it') })
    .optional()
    .describe('A second resource that serves as Power.'),
  resist: z
    .strictObject(
      Object.fromEntries(TYPE_WORDS.map((word) => [word, whole(1, 99, `From which Natural ${word} counts.`)])),
    )
    .optional()
    .describe('Damage types with the Natural result from which they count in full.'),
  weak: z.array(typeSchema).optional().describe('Damage types that crit it more easily.'),
  skills: z.record(z.string(), z.int().min(-99).max(99)).optional().describe('Skills with their bonus.'),
  abilities: z.array(abilitySchema).optional().describe('Its abilities.'),
  attacks: z.array(abilitySchema).optional().describe('Its attacks; the first is the basic one of an enemy.'),
  deathSave: whole(3, 30, 'The number of its Death Saves: 13 if left out.'),
  tags: z.array(z.string()).optional().describe('Words of your own; object for a thing.'),
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
