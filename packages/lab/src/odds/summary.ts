import type { Command } from '@fray/kernel'
import { averageOf, chanceOf, type Estimate, spreadOver } from './chance.ts'
import { type Happening, targetsOf } from './reading.ts'
import type { Odds } from './results.ts'

/** What odds say of one combatant. */
export interface CombatantOdds {
  /** The combatant's row. */
  readonly row: number
  /** That it goes down. */
  readonly falls: Estimate
  /** That it loses any life. */
  readonly hurt: Estimate
  /** Life lost on average, over all outcomes. */
  readonly damage: Estimate
  /** Every amount of life lost, with its chance. */
  readonly amounts: readonly (readonly [value: number, chance: Estimate])[]
  /** That it gets a wound or injury more. */
  readonly injured: Estimate
}

/** The odds of a command in figures. */
export interface OddsSummary {
  /** Null where nobody strikes a blow in any outcome. */
  readonly blow: {
    readonly hit: Estimate
    readonly critical: Estimate
    readonly fumble: Estimate
    /** The ruleset's own words for special results, with their chances. */
    readonly words: readonly (readonly [word: string, chance: Estimate])[]
  } | null
  /** The targets first, then whoever acts, then the others to whom anything can happen. */
  readonly combatants: readonly CombatantOdds[]
}

/** Sums odds up as people ask for them. */
export function summaryOf(odds: Odds<Happening>, command: Command): OddsSummary {
  const values = odds.outcomes.map(({ value }) => value)
  const changed = new Set(values.flatMap(({ changes }) => changes.map(({ row }) => row)))
  const rows = [...new Set([...targetsOf(command), command.actor, ...[...changed].sort((a, b) => a - b)])]
  return { blow: blowOdds(odds), combatants: rows.filter((row) => row >= 0).map((row) => oddsFor(odds, row)) }
}

function blowOdds(odds: Odds<Happening>): OddsSummary['blow'] {
  const blows = odds.outcomes.map(({ value }) => value.blow)
  if (blows.every((blow) => blow === null)) return null
  const words = [...new Set(blows.map((blow) => blow?.word ?? null))].filter((word) => word !== null)
  return {
    hit: chanceOf(odds, ({ blow }) => blow?.hit === true),
    critical: chanceOf(odds, ({ blow }) => blow?.critical === true),
    fumble: chanceOf(odds, ({ blow }) => blow?.fumble === true),
    words: words.map((word) => [word, chanceOf(odds, ({ blow }) => blow?.word === word)] as const),
  }
}

function oddsFor(odds: Odds<Happening>, row: number): CombatantOdds {
  const of = ({ changes }: Happening) => changes.find((change) => change.row === row)
  const lost = (value: Happening) => of(value)?.lost ?? 0
  return {
    row,
    falls: chanceOf(odds, (value) => of(value)?.falls === true),
    hurt: chanceOf(odds, (value) => lost(value) > 0),
    damage: averageOf(odds, lost),
    amounts: spreadOver(odds, lost),
    injured: chanceOf(odds, (value) => (of(value)?.injuries ?? 0) > 0),
  }
}
