import { citing, defineTables, flag, int, refusing, Scene, type SpecsOf } from '@fray/kernel/rules'
import { columnsOf } from '@fray/rulesets/kinds/columns'
import type { ValueOf } from '@fray/rulesets/kinds/field'
import { fieldsFor } from '@fray/rulesets/kinds/fields'
import { kindOf } from '@fray/rulesets/kinds/record'
import type { PeopleReader, PeopleSetup } from '@fray/rulesets/loading/people-encounter'
import { lifeBy } from '@fray/rulesets/plain/fight'
import type { SkerryRule } from './catalogue/rule-ids.ts'
import { GEAR, WEAPON_NAMES } from './content.ts'

type Reader = PeopleReader<SkerryRule>
const { number, points, text, word } = fieldsFor<Reader, SkerryRule>()
const small = { min: 0, max: 9, default: 0 } as const

/** The highest ledge. */
export const TOP = 6
/** The highest ledge to which the water comes. */
export const HIGH_WATER = TOP - 1
/** How many stones one carries at most. */
export const MOST_STONES = 3

/** What a fighter is made of. */
export const fields = {
  name: text('What people call it.'),
  life: points('Life: a number, or current/most.', lifeBy('down')),
  skill: number('Added to strikes and throws.', { ...small, rule: 'strike', column: { visibility: 'abilities' } }),
  guard: number('Added to what a strike must come to.', {
    ...small,
    rule: 'strike',
    column: { visibility: 'defenses' },
  }),
  might: number('Added to shoves and to clambering.', { ...small, rule: 'shove', column: { visibility: 'abilities' } }),
  footing: number('Added to what a shove must come to.', {
    ...small,
    rule: 'shove',
    column: { visibility: 'defenses' },
  }),
  quick: number('Of several on a ledge who has more acts first.', { ...small, rule: 'quick', column: {} }),
  ledge: number('The ledge it begins on: 1 is the lowest, 6 the top.', {
    min: 1,
    max: TOP,
    default: 3,
    rule: 'ledges',
    column: { min: 1, max: TOP },
  }),
  grip: number('How often it can hold on.', { min: 0, max: 3, default: 1, rule: 'grip', column: { min: 0 } }),
  stones: number('How many stones it carries.', {
    min: 0,
    max: MOST_STONES,
    default: 0,
    rule: 'stones',
    column: { min: 0, max: MOST_STONES },
  }),
  weapon: word(WEAPON_NAMES, 'What it strikes with.', { default: 0, rule: 'weapon', column: {} }),
  gear: word(GEAR, 'What it wears or has with it.', { default: 0, rule: 'mail', column: {} }),
}
/** Anybody who fights. */
export const fighter = kindOf<Reader, SkerryRule>()('fighter', 'Anybody who fights.', { fields })
/** An encounter, as it has been read. */
export type FightSetup = PeopleSetup<ValueOf<typeof fighter>>

/** What changes in a fight: what people are and do, and the sea. */
export const tables = defineTables({
  fight: {
    /** The ledge at which the water stands; 0 is below all of them. */
    water: int({ min: 0, max: HIGH_WATER }),
    /** Whether it has been at the highest and falls. */
    ebbing: flag(),
  },
  combatant: { ...columnsOf(fields), acted: flag(), braced: flag() },
})
export const C = tables.columns.combatant
export const F = tables.columns.fight

/** Why something may not be, and which rule speaks where nothing else names it. */
export const refuse = refusing<SkerryRule>()
export const cite = citing<SkerryRule>()

/** A fight in progress. */
export class SkerryScene extends Scene<SpecsOf<typeof tables>, SkerryRule | 'override', FightSetup> {}
