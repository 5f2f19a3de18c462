import type { Command } from '@fray/kernel'
import { averageOf, chanceOf, type Estimate, spreadOver } from './chance.ts'
import type { CheckResult, Consequence } from './consequences.ts'
import { type Happening, targetsOf } from './reading.ts'
import type { Odds } from './results.ts'

/** The odds for one combatant. */
export interface CombatantOdds {
  /** The combatant's row. */
  readonly row: number
  /** The chance that it goes down. */
  readonly falls: Estimate
  /** The chance that it loses any life. */
  readonly hurt: Estimate
  /** Average life lost, over all outcomes. */
  readonly damage: Estimate
  /** Every amount of life lost, with its chance. */
  readonly amounts: readonly (readonly [value: number, chance: Estimate])[]
  /** The chance that it gets a further wound or injury. */
  readonly injured: Estimate
  /**
   * Other possible differences afterwards, in words, without the certain cost of its own action. Empty if effects
   * were not read.
   */
  readonly effects: readonly (readonly [words: string, chance: Estimate, other: number])[]
}

/** A roll that may pass or fail and is not an attack. */
export interface CheckOdds extends Omit<CheckResult, 'passed'> {
  /** The chances that it is made, and that it is made and passed. */
  readonly made: Estimate
  readonly passed: Estimate
}

/** The odds of a command in numbers. */
export interface OddsSummary {
  /** Null if no outcome has an attack. */
  readonly blow: {
    readonly hit: Estimate
    readonly critical: Estimate
    readonly fumble: Estimate
    /** The ruleset's names of special results, with their chances. */
    readonly words: readonly (readonly [word: string, chance: Estimate])[]
  } | null
  /** The targets first, then the actor, then everyone else who can be affected. */
  readonly combatants: readonly CombatantOdds[]
  /** In the order in which they are first made. Empty if rolls were not recorded. */
  readonly checks: readonly CheckOdds[]
  /** Who may attack the actor, and the chance that such an attack hits. Empty if it was not read. */
  readonly strikes: readonly { readonly by: number; readonly lands: Estimate }[]
}

/** Summarises odds. */
export function summaryOf(odds: Odds<Happening | Consequence>, command: Command): OddsSummary {
  const values = odds.outcomes.map(({ value }) => value)
  const changed = new Set(values.flatMap((value) => [...value.changes, ...effectsOf(value)].map(({ row }) => row)))
  const rows = [...new Set([...targetsOf(command), command.actor, ...[...changed].sort((a, b) => a - b)])]
  return {
    blow: blowOdds(odds),
    combatants: rows.filter((row) => row >= 0).map((row) => oddsFor(odds, row, command)),
    checks: checkOdds(odds),
    strikes: strikeOdds(odds),
  }
}

function blowOdds(odds: Odds<Happening | Consequence>): OddsSummary['blow'] {
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

function strikeOdds(odds: Odds<Happening | Consequence>): OddsSummary['strikes'] {
  const strikesOf = (value: Happening | Consequence) => ('strikes' in value ? value.strikes : [])
  const all = new Set(odds.outcomes.flatMap(({ value }) => strikesOf(value).map(({ by }) => by)))
  return [...all].map((row) => ({
    by: row,
    lands: chanceOf(odds, (value) => strikesOf(value).some(({ by, hit }) => by === row && hit)),
  }))
}

const effectsOf = (value: Happening | Consequence) => ('effects' in value ? value.effects : [])
const checksOf = (value: Happening | Consequence) => ('checks' in value ? value.checks : [])

function checkOdds(odds: Odds<Happening | Consequence>): CheckOdds[] {
  const found = new Map<string, CheckResult>()
  for (const { value } of odds.outcomes) {
    for (const check of checksOf(value)) found.set(`${check.who} ${check.what} ${check.rule}`, check)
  }
  return [...found.values()].map(({ who, what, rule }) => {
    const isIt = (check: CheckResult) => check.who === who && check.what === what && check.rule === rule
    return {
      ...{ who, what, rule },
      made: chanceOf(odds, (value) => checksOf(value).some(isIt)),
      passed: chanceOf(odds, (value) => checksOf(value).some((check) => isIt(check) && check.passed)),
    }
  })
}

function effectOdds(odds: Odds<Happening | Consequence>, row: number, isActor: boolean): CombatantOdds['effects'] {
  const all = new Map<string, number>()
  for (const { value } of odds.outcomes)
    for (const one of effectsOf(value)) if (one.row === row) all.set(one.words, one.other)
  return [...all]
    .map(([said, other]) => {
      const chance = chanceOf(odds, (value) => effectsOf(value).some((one) => one.row === row && one.words === said))
      return [said, chance, other] as const
    })
    .filter(([, { low }]) => !isActor || low < 1)
}

function oddsFor(odds: Odds<Happening | Consequence>, row: number, { actor }: Command): CombatantOdds {
  const of = ({ changes }: Happening) => changes.find((change) => change.row === row)
  const lost = (value: Happening) => of(value)?.lost ?? 0
  return {
    row,
    falls: chanceOf(odds, (value) => of(value)?.falls === true),
    hurt: chanceOf(odds, (value) => lost(value) > 0),
    damage: averageOf(odds, lost),
    amounts: spreadOver(odds, lost),
    injured: chanceOf(odds, (value) => (of(value)?.injuries ?? 0) > 0),
    effects: effectOdds(odds, row, row === actor),
  }
}
