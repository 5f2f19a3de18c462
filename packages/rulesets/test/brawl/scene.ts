import { defineTables, refusing, Scene, type Setup, type TableSpecs, type Tables } from '@fray/kernel/rules'
import { columnsOf } from '../../kinds/columns.ts'
import { type BrawlRule, type Fighter, fighterFields } from './kinds.ts'

export interface BrawlSetup extends Setup {
  readonly roster: readonly Fighter[]
}

/** What changes in a fight. Round, turn, end, winner, sides and seats are there already. */
export const tables = defineTables({ combatant: columnsOf(fighterFields) })
export const C = tables.columns.combatant
export const F = tables.columns.fight

type BrawlTables = typeof tables extends Tables<infer T extends TableSpecs> ? T : never

/** Why something may not be, by one of the rules. */
export const refuse = refusing<BrawlRule>()

/** A fight in progress. */
export class BrawlScene extends Scene<BrawlTables, BrawlRule | 'override', BrawlSetup> {
  constructor(setup: BrawlSetup) {
    super(tables, { combatant: setup.roster.length }, setup)
  }

  fighter(row: number): Fighter {
    return this.sheets[row] as Fighter
  }
}
