import type { Command } from '@fray/kernel'
import { averageOf, chanceOf, type Estimate, spreadOver } from './chance.ts'
import type { CheckResult, Consequence } from './consequences.ts'
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
  /** What may be otherwise with it afterwards, in words; what its own act surely costs it left out. Empty where nobody has looked. */
  readonly effects: readonly (readonly [words: string, chance: Estimate, other: number])[]
}

/** A roll that may pass or fail and is no attack. */
export interface CheckOdds extends Omit<CheckResult, 'passed'> {
  /** That it is made, and that it is made and passed. */
  readonly made: Estimate
  readonly passed: Estimate
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
  /** The targets first, then the one who acts, then the others to whom anything can happen. */
  readonly combatants: readonly CombatantOdds[]
  /** In the order in which they are first made. Empty where nobody has listened. */
  readonly checks: readonly CheckOdds[]
  /** Who may strike at the one who acts, and that a blow of theirs hits. Empty where nobody has looked. */
  readonly strikes: readonly { readonly by: number; readonly lands: Estimate }[]
}

/** Sums odds up as people ask for them. */
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
