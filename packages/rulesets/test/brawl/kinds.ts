import { compileDice } from '@fray/kernel/rules'
import type { ValueOf } from '../../kinds/field.ts'
import { fieldsFor } from '../../kinds/fields.ts'
import { kindOf } from '../../kinds/record.ts'
import type { Reader as AnyReader } from '../../reading/reader.ts'
import type { SeatOf } from '../../reading/seats.ts'

/** The rules by id; a full ruleset has its catalogue as a file, and these are generated from it. */
export const ruleTitles = {
  sides: 'Two sides',
  turns: 'Everybody in turn',
  'attack-roll': 'd20 plus Skill against 10 plus Skill',
  blow: 'What a hit takes',
  down: 'At 0 hit points it is down',
} as const
export type BrawlRule = keyof typeof ruleTitles

/** What reading hands to every field. */
export interface Reader extends AnyReader<BrawlRule, 'combatants'> {
  readonly seatOf: SeatOf
}

const { number, word, text, dice, points } = fieldsFor<Reader, BrawlRule>()

export const SIDES = ['heroes', 'foes'] as const

export const fighterFields = {
  name: text('What people call it.'),
  side: word(SIDES, 'Which side it is on.', { rule: 'sides', leftOut: 1 }),
  skill: number('What it adds to attacks, its own and those against it.', {
    rule: 'attack-roll',
    min: 0,
    max: 20,
    leftOut: 0,
    column: {},
  }),
  hp: points('Hit points: a number, or current/most.', {
    rule: 'down',
    needed: '{name} has no "hp".',
    column: { min: 0, sight: 'vital' },
    mostColumn: { init: 1, min: 1, sight: 'vital' },
  }),
  blow: dice('What its blows take: 1d4 if left out.', { rule: 'blow' }),
}

/** Anybody who fights. */
export const fighter = kindOf<Reader, BrawlRule>()('fighter', 'Anybody who fights.', {
  fields: fighterFields,
  settle: (value, _given, r) => ({
    ...value,
    blow: value.blow ?? compileDice('1d4'),
    seat: r.seatOf(value.name, value.side),
  }),
})
export interface Fighter extends ValueOf<typeof fighter> {}
