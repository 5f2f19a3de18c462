import { citing, defineTables, flag, int, refusing, Scene, type SpecsOf } from '@fray/kernel/rules'
import { columnsOf } from '@fray/rulesets/kinds/columns'
import type { PeopleSetup } from '@fray/rulesets/loading/people-encounter'
import type { BreathRule } from './catalogue/rule-ids.ts'
import { type Fighter, fighterFields } from './kinds.ts'

/** What changes in a fight. Round, turn, end, winner, sides and seats are there already. */
export const tables = defineTables({
  combatant: {
    ...columnsOf(fighterFields),
    /** Does nothing more in this round. */
    resting: flag(),
    /** Has ducked in this round. */
    ducked: flag(),
    yielded: flag(),
    /** Rounds for which it still bleeds. */
    bleeding: int({ min: 0, max: 3 }),
  },
})
export const C = tables.columns.combatant
export const F = tables.columns.fight

/** Why something may not be, by one of the rules. */
export const refuse = refusing<BreathRule>()

/** Names rules that say in what order something comes. */
export const cite = citing<BreathRule>()

/** A fight in progress. */
export class BreathScene extends Scene<SpecsOf<typeof tables>, BreathRule | 'override', PeopleSetup<Fighter>> {
  constructor(setup: PeopleSetup<Fighter>) {
    super(tables, { combatant: setup.roster.length }, setup)
  }

  fighter(row: number): Fighter {
    return this.sheets[row] as Fighter
  }
}
