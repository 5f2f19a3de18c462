import * as z from 'zod'
import { diceSchema } from '../../reading/schema.ts'
import { AIMS, FEAT_MOMENTS, MODES, MOST_FOCUS } from '../model.ts'
import { MODIFIED } from './effects.ts'
import { ATTACK_KINDS } from './feats.ts'

const nothing = {}
const points = (says: string) => z.int().min(1).max(99).describe(says)
const change = (says: string) => z.int().min(-99).max(99).describe(says)
const squares = (says: string) => z.int().min(1).max(1000).describe(says)
export const roundsSchema = z
  .int()
  .min(1)
  .max(1000)
  .optional()
  .describe('It ends with so many rounds, the present one counted; it lasts until removed if left out.')
export const againstSchema = z
  .array(z.string().min(1))
  .min(1)
  .optional()
  .describe('Types of damage, physical, or any: any if left out.')

const effect = <T extends string, S extends z.ZodRawShape>(name: T, says: string, shape: S) =>
  z.strictObject({ effect: z.literal(name).describe(says), ...shape })

const modified = Object.fromEntries(MODIFIED.map((key) => [key, change(`Added to its ${key}.`).optional()])) as Record<
  (typeof MODIFIED)[number],
  z.ZodOptional<z.ZodInt>
>

const wounds = ['any', ...AIMS] as const

/** One effect of a weapon's hit or of a spell, by the word under `effect`. */
const effectSchema = z
  .discriminatedUnion(
    'effect',
    [
      effect('damage', 'Damage of its own, without an attack.', {
        amount: diceSchema,
        type: z.string().optional().describe('The type of the damage.'),
      }),
      effect('heal', 'Gives hit points back.', {
        amount: diceSchema,
        revives: z.boolean().optional().describe('Brings the defeated back: no if left out.'),
      }),
      effect('condition', 'Puts a condition on the target.', {
        condition: z.string().describe('The id of the condition.'),
        rounds: roundsSchema,
      }),
      effect('end-condition', 'Ends a condition.', {
        condition: z.string().describe('The id of the condition, or any for all of them.'),
      }),
      effect('prone', 'The target falls prone.', nothing),
      effect('push', 'The target is pushed straight away from the doer.', { spaces: squares('How far.') }),
      effect('remove-wound', 'Removes a wound.', {
        aim: z.enum(wounds).optional().describe('Which kind of wound: any if left out.'),
      }),
      effect('disengage', 'Its movement causes no free hits for the rest of the round.', nothing),
      effect('disarm', 'A held weapon of the target falls to the ground.', nothing),
      effect('modify', 'Changes numbers.', { ...modified, rounds: roundsSchema }),
      effect('hide', 'No enemy detects the target.', nothing),
      effect('reveal', 'Every enemy detects the target.', nothing),
      effect('place', 'The target is placed on another square.', { spaces: squares('How far at most.') }),
      effect('restore-mp', 'Gives magic points back.', { amount: diceSchema }),
    ],
    {
      error:
        'should be damage, heal, condition, end-condition, prone, push, remove-wound, disengage, disarm, modify, hide, reveal, place or restore-mp',
    },
  )
  .meta({ id: 'effect', description: "What a weapon's hit or a spell does." })

export const effectsSchema = z.array(effectSchema)

const feat = <T extends string, S extends z.ZodRawShape>(name: T, says: string, shape: S) =>
  z.strictObject({ feat: z.literal(name).describe(says), ...shape })

const attacks = z
  .enum(ATTACK_KINDS as readonly [string, ...string[]])
  .optional()
  .describe('On which attacks: any if left out.')

const slow = MODES.slice(1) as unknown as [string, ...string[]]

/** One thing that a feat changes, by the word under `feat`. */
const featEffectSchema = z
  .discriminatedUnion(
    'feat',
    [
      feat('sneak-dice', 'More dice of sneak damage.', { amount: points('How many d4.') }),
      feat('summoning-slots', 'Controls more summoned units.', { amount: points('How many more.') }),
      feat('dodge-while-channeling', 'Channeling does not make it flat-footed.', nothing),
      feat('full-speed', 'Some ways of getting about do not slow it.', {
        modes: z.array(z.enum(slow)).min(1).describe('Which: sneaking, swimming, climbing, tumbling.'),
      }),
      feat('zone', 'A larger melee zone.', { spaces: points('Squares that its zone reaches.') }),
      feat('weapon-dice', 'More dice of damage with the chosen weapons.', {
        amount: z.int().min(1).max(MOST_FOCUS).describe('How many more dice.'),
      }),
      feat('movement', 'More movement.', { amount: change('Squares.') }),
      feat('free-attack', 'One more attack, which takes a free hit slot.', {
        when: z.enum(FEAT_MOMENTS).describe('When it comes.'),
        once: z
          .enum(['turn', 'round', 'never-limited'])
          .optional()
          .describe('Once a turn or a round; limited only by its slots if left out.'),
      }),
      feat('reduce', 'Lowers damage that is dealt to it.', { amount: diceSchema, against: againstSchema }),
      feat('slots', 'More free hit slots.', { amount: change('How many.') }),
      feat('accuracy', 'Added to attack rolls.', { amount: change('Added to the roll.'), when: attacks }),
      feat('damage', 'More damage.', { amount: diceSchema, when: attacks }),
      feat('disengage', 'Disengages for one Bonus Action.', {
        cost: z.enum(['bonus']).optional().describe('What it costs: bonus.'),
      }),
    ],
    {
      error:
        'should be sneak-dice, summoning-slots, dodge-while-channeling, full-speed, zone, weapon-dice, movement, free-attack, reduce, slots, accuracy, damage or disengage',
    },
  )
  .meta({ id: 'feat-effect', description: 'What a feat changes.' })

export const featEffectsSchema = z.array(featEffectSchema)
