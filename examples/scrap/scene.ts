import { defineTables, flag, Scene, type SpecsOf } from '@fray/kernel/rules'
import { columnsOf } from '@fray/rulesets/kinds/columns'
import type { ValueOf } from '@fray/rulesets/kinds/field'
import type { PeopleSetup } from '@fray/rulesets/loading/people-encounter'
import { lifeBy } from '@fray/rulesets/plain/fight'
import { peopleOf } from '@fray/rulesets/plain/people'
import type { Rule } from './catalogue.ts'
import { WEAPON_NAMES } from './content.ts'

export const { number, points, text, word, kind, refuse, cite } = peopleOf<Rule>()
const small = { min: 0, max: 9, default: 0 } as const

/** What a fighter is made of. Each `column` begins a number that changes in a fight; `visibility` is who may know it. */
export const fields = {
  name: text('What people call it.'),
  life: points('Life: a number, or current/most.', lifeBy('down')),
  skill: number('Added to a strike.', { ...small, rule: 'strike', column: { visibility: 'abilities' } }),
  guard: number('What a strike must come to.', { ...small, rule: 'strike', column: { visibility: 'defenses' } }),
  quick: number('Who has more of it acts earlier.', { ...small, rule: 'turns', column: {} }),
  weapon: word(WEAPON_NAMES, 'In its hand.', { default: 0, rule: 'weapon', column: { visibility: 'abilities' } }),
}
export const fighter = kind('fighter', 'Anybody who fights.', { fields })
export type FightSetup = PeopleSetup<ValueOf<typeof fighter>>

/** What changes in a fight: the columns of the fields, and what comes up in play. */
export const tables = defineTables({ combatant: { ...columnsOf(fields), acted: flag(), covered: flag() } })
export const C = tables.columns.combatant

/** A fight in progress. */
export class FightScene extends Scene<SpecsOf<typeof tables>, Rule | 'override', FightSetup> {}
