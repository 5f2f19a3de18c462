import type { ValueOf } from '@fray/rulesets/kinds/field'
import { fieldsFor } from '@fray/rulesets/kinds/fields'
import { kindOf } from '@fray/rulesets/kinds/record'
import type { PeopleReader } from '@fray/rulesets/loading/people-encounter'
import type { BreathRule } from './catalogue/rule-ids.ts'

type Reader = PeopleReader<BreathRule>

const { number, word, text, dice, points } = fieldsFor<Reader, BreathRule>()

export const GUARDS = ['high', 'middle', 'low'] as const

/** A number from 0 to 9 that begins a column. */
const ability = (says: string, rule: BreathRule, visibility: 'all' | 'defenses' | 'abilities' = 'abilities') =>
  number(says, { rule, min: 0, max: 9, default: 0, column: { max: 9, visibility } })

export const fighterFields = {
  name: text('What people call it.'),
  life: points('Life: a number, or current/most.', {
    rule: 'down',
    needed: '{name} has no "life".',
    column: { min: 0, visibility: 'vital' },
    mostColumn: { init: 1, min: 1, visibility: 'vital' },
  }),
  breath: points('Breath: a number, or current/most.', {
    rule: 'breath',
    default: 6,
    column: { min: 0 },
    mostColumn: { min: 0 },
  }),
  wind: number('The Breath that comes back in a round.', {
    rule: 'wind',
    min: 1,
    max: 9,
    default: 3,
    column: { visibility: 'abilities' },
  }),
  nerve: ability('Settles who is first with equal Breath.', 'nerve', 'all'),
  skill: ability('Added to the roll of a cut.', 'skill'),
  aim: ability('Added to the roll of a throw.', 'aim'),
  defense: ability('Added to the 10 that an attack must come to.', 'defense', 'defenses'),
  padding: ability('Taken off the damage of each hit.', 'padding', 'defenses'),
  missiles: ability('How many things it has to throw.', 'missiles', 'all'),
  guard: word(GUARDS, 'The guard that it holds, which only its own seat knows.', {
    rule: 'guard',
    default: 1,
    column: { visibility: 'seat' },
  }),
  blade: dice('What its cuts take.', { rule: 'damage', default: '1d6' }),
  missile: dice('What its throws take.', { rule: 'damage', default: '1d4' }),
}

/** Anybody who fights. */
export const fighter = kindOf<Reader, BreathRule>()('fighter', 'Anybody who fights.', {
  fields: fighterFields,
})
export interface Fighter extends ValueOf<typeof fighter> {}
