import * as z from 'zod'
import { diceSchema } from '../../reading/schema.ts'
import { ADVANTAGE_TO } from '../model.ts'
import { LASTS_WORDS } from './duration.ts'
import { TYPE_WORDS } from './types.ts'

const flag = (says: string) => z.literal(true).optional().describe(says)

/** A word for a damage type. */
export const typeSchema = z.enum(TYPE_WORDS as [string, ...string[]])

/** One damage type, or several at once. */
export const typesSchema = z
  .union([typeSchema, z.array(typeSchema).min(1)], 'should be a damage type or a list of them')
  .optional()
  .describe('Of which types the damage is, all at once: weapon if left out.')

export const saveSchema = z
  .union([z.literal('ends'), z.int().min(3).max(30)], 'should be the number of a save')
  .optional()
  .describe('A save of this number at the end of a turn ends it; ends means 11.')
export const untilSchema = z
  .enum(['start', 'end'])
  .optional()
  .describe("Until the start or the end of somebody's next turn.")
export const lastsSchema = z
  .enum(LASTS_WORDS)
  .optional()
  .describe('How long it lasts: one-round is until the next turn of whoever made it.')

const lengthFields = {
  save: saveSchema,
  until: untilSchema,
  of: z.enum(['user', 'target']).optional().describe('Whose turn "until" means: that of the user if left out.'),
  lasts: lastsSchema,
}

/** One effect: one field says what it does, the others how. */
const effectSchema = z
  .strictObject({
    damage: diceSchema.optional().describe('Damage: dice or a number.'),
    per: z.literal('level').optional().describe("The dice are taken once for each of the user's Levels."),
    types: typesSchema,
    half: flag('Only half of it.'),
    instead: flag('Of a Crit: in place of what the hit deals, and nothing is doubled.'),
    heal: diceSchema.optional().describe('Heals without a Recovery: dice or a number.'),
    recovery: z.enum(['use', 'free']).optional().describe('Heals with a Recovery, or with one that costs nothing.'),
    plus: diceSchema.optional().describe('What the Recovery heals on top.'),
    condition: z.string().optional().describe('Puts this condition on it, by id.'),
    ongoing: z.int().min(1).max(100_000).optional().describe('Ongoing damage of this amount.'),
    type: typeSchema.optional().describe('The type of the ongoing damage: weapon if left out.'),
    ...lengthFields,
    popOff: z.enum(['one', 'all']).optional().describe('It pops off one enemy, or off all of them, without a check.'),
    freeMove: z
      .union([z.literal('nearby'), z.literal(true)], 'should be nearby')
      .optional()
      .describe('It moves one step without an action.'),
    advantage: z.int().min(-9).max(9).optional().describe('So much Advantage; negative for Disadvantage.'),
    to: z.enum(ADVANTAGE_TO).optional().describe('What the Advantage is for; against: attacks on it.'),
    lastGasp: z.string().optional().describe('It makes Last Gasp Saves against this outcome.'),
    grab: flag('The user grabs it.'),
    endCondition: z.string().optional().describe('Ends this condition on it, or any one.'),
    defense: z.int().min(-30).max(30).optional().describe('Added to the defense against the roll that it answers.'),
    cancel: flag('The action that it answers does nothing.'),
    note: z.string().optional().describe('Words for the table, without a rule.'),
    on: z.enum(['user', 'target', 'triggerer']).optional().describe('On whom: on the target if left out.'),
  })
  .meta({ id: 'effect', description: 'What an ability does: one field says what, the others how.' })

export const effectsSchema = z.array(effectSchema)
