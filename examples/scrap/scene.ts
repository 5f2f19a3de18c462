import { citing, defineTables, flag, refusing, Scene, type SpecsOf } from '@fray/kernel/rules'
import { columnsOf } from '@fray/rulesets/kinds/columns'
import type { ValueOf } from '@fray/rulesets/kinds/field'
import { fieldsFor } from '@fray/rulesets/kinds/fields'
import { kindOf } from '@fray/rulesets/kinds/record'
import type { PeopleReader, PeopleSetup } from '@fray/rulesets/loading/people-encounter'
import { lifeBy } from '@fray/rulesets/plain/fight'
import type { Rule } from './catalogue.ts'
import { WEAPON_NAMES } from './content.ts'

const { number, points, text, word } = fieldsFor<PeopleReader<Rule>, Rule>()
const small = { min: 0, max: 9, leftOut: 0 } as const

/** What a fighter is made of. Each `column` begins a number that changes in a fight; `visibility` is who may know it. */
export const fields = {
  name: text('What people call it.'),
  life: points('Life: a number, or current/most.', lifeBy('down')),
  skill: number('Added to a strike.', { ...small, rule: 'strike', column: { visibility: 'abilities' } }),
  guard: number('What a strike must come to.', { ...small, rule: 'strike', column: { visibility: 'defenses' } }),
  quick: number('Who has more of it acts earlier.', { ...small, rule: 'turns', column: {} }),
  weapon: word(WEAPON_NAMES, 'In its hand.', { leftOut: 0, rule: 'weapon', column: { visibility: 'abilities' } }),
}
export const fighter = kindOf<PeopleReader<Rule>, Rule>()('fighter', 'Anybody who fights.', { fields })
export type FightSetup = PeopleSetup<ValueOf<typeof fighter>>

/** What changes in a fight: the columns of the fields, and what comes up in play. */
export const tables = defineTables({ combatant: { ...columnsOf(fields), acted: flag(), covered: flag() } })
export const C = tables.columns.combatant

/** Why something may not be, and which rule speaks where nothing else names it. */
export const refuse = refusing<Rule>()
export const cite = citing<Rule>()

/** A fight in progress. */
export class FightScene extends Scene<SpecsOf<typeof tables>, Rule | 'override', FightSetup> {}
