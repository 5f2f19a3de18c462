import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { described } from '../../loading/declare.ts'
import { DAMAGE_TYPES } from '../words.ts'
import { choice, flag, list, neededDice, number, set, variants } from './fields.ts'
import { attributes } from './injuries.ts'
import { conditionNamed, rounds } from './named-conditions.ts'

const TYPE_LIST = new RegExp(`^\\s*(${DAMAGE_TYPES.join('|')})(\\s*/\\s*(${DAMAGE_TYPES.join('|')}))*\\s*$`)

/** Damage types as bits: one, several with strokes between them, or a list. */
export const types = set(DAMAGE_TYPES, 'Damage types.', {
  rule: 'wound-mark',
  schema: described(
    z.union(
      [
        z.array(z.enum(DAMAGE_TYPES)).check(z.minLength(1)),
        z.string().check(z.regex(TYPE_LIST, 'should be damage types, as in blunt/fire')),
      ],
      'should be damage types, as in slashing or [blunt, fire]',
    ),
    { examples: ['slashing', 'blunt/fire'] },
  ),
})

const amount = neededDice('How much: dice or a number.', { needed: 'Say how much: "amount", as in 2d6.' })

/** What a spell, an item or an ability does: the effects that the engine knows. */
export const effect = variants('effect', 'What it does.', 'effect', {
  damage: {
    says: 'Damage that is no attack.',
    fields: {
      amount,
      types,
      to: choice(['stress', 'wound-points'], 'Stress first, as usual, or straight to Wound Points.', {
        default: 'stress',
      }),
      armor: flag('Whether Armor reduces it: no by default.'),
    },
  },
  restore: {
    says: 'Gives back, never above the maximum.',
    fields: {
      pool: choice(['stress', 'wound-points', 'mana'], 'What.', {
        default: 'wound-points',
        needed: 'Say what: "pool" is stress, wound-points or mana.',
      }),
      amount,
    },
  },
  'remove-wounds': {
    says: 'Takes away wounds, the greatest first.',
    fields: { count: number('How many.', { min: 1, max: 100, default: 1 }) },
  },
  'heal-injuries': { says: 'All combat injuries heal, with the attribute damage that they did.', fields: {} },
  stabilize: { says: 'One who is down is Stabilized.', fields: {} },
  'attribute-damage': {
    says: 'Damage to attributes.',
    fields: { attributes: { ...attributes, needed: 'Say which "attributes".' }, amount },
  },
  'restore-attributes': { says: 'Attribute damage is gone.', fields: {} },
  condition: { says: 'A condition begins.', fields: { condition: conditionNamed, rounds } },
  'end-condition': { says: 'A condition ends.', fields: { condition: conditionNamed } },
  'base-initiative': {
    says: 'Base Initiative changes for the rest of the combat.',
    fields: { amount: number('What is added.', { min: -99, max: 99, needed: 'Say what is added: "amount".' }) },
  },
  push: {
    says: 'Moves it away, the nearest of the eight ways.',
    fields: { yards: number('How far.', { min: 0, max: 10_000, needed: 'Say how far: "yards".' }) },
  },
})
export type Effect = NonNullable<ValueOf<typeof effect>>

/** What using it does, one after the other. */
export const effects = list(effect, 'What it does.')
