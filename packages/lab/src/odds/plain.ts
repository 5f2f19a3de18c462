import { type AnyScene, nameOf } from '@fray/kernel'
import type { Estimate } from './chance.ts'
import type { Happening } from './reading.ts'
import type { Odds } from './results.ts'
import type { OddsSummary } from './summary.ts'

/** A number as plain data: a fraction if it is exact, with its 95% interval if it was sampled. */
export type PlainEstimate =
  | { readonly value: number; readonly exact: string }
  | { readonly value: number; readonly low: number; readonly high: number }

/** The odds of a command as plain data, with names instead of rows: the output of `fray odds --json`. */
export type PlainOdds = { readonly command: string } & (
  | { readonly kind: 'exact'; readonly branches: number }
  | { readonly kind: 'sampled'; readonly samples: number; readonly seed: string; readonly why: string }
) & {
    readonly blow: {
      readonly hit: PlainEstimate
      readonly critical: PlainEstimate
      readonly fumble: PlainEstimate
      readonly words: Readonly<Record<string, PlainEstimate>>
    } | null
    readonly checks: readonly {
      /** Null if the referee rolls. */
      readonly name: string | null
      readonly what: string
      readonly rule: string
      readonly made: PlainEstimate
      readonly passed: PlainEstimate
    }[]
    readonly combatants: readonly {
      readonly name: string
      readonly falls: PlainEstimate
      readonly hurt: PlainEstimate
      readonly injured: PlainEstimate
      readonly damage: PlainEstimate
      /** Every amount of life lost (below 0: gained) with its chance, ascending. */
      readonly amounts: readonly { readonly lost: number; readonly chance: PlainEstimate }[]
      readonly effects: Readonly<Record<string, PlainEstimate>>
    }[]
  }

const plainEstimate = ({ value, low, high, exact }: Estimate): PlainEstimate =>
  exact === null ? { value, low, high } : { value, exact: exact.toString() }

/** Odds as plain data, with names instead of rows; exact numbers as fractions, samples with their 95% intervals. */
export function plainOdds(scene: AnyScene, command: string, odds: Odds<Happening>, summary: OddsSummary): PlainOdds {
  const { blow, combatants, checks } = summary
  const how =
    odds.kind === 'exact'
      ? { kind: odds.kind, branches: odds.branches }
      : { kind: odds.kind, samples: odds.samples, seed: odds.seed, why: odds.why }
  return {
    command,
    ...how,
    blow:
      blow === null
        ? null
        : {
            hit: plainEstimate(blow.hit),
            critical: plainEstimate(blow.critical),
            fumble: plainEstimate(blow.fumble),
            words: Object.fromEntries(blow.words.map(([word, chance]) => [word, plainEstimate(chance)])),
          },
    checks: checks.map(({ who, what, rule, made, passed }) => ({
      name: who < 0 ? null : nameOf(scene, who),
      what,
      rule,
      made: plainEstimate(made),
      passed: plainEstimate(passed),
    })),
    combatants: combatants.map(({ row, falls, hurt, damage, amounts, injured, effects }) => ({
      name: nameOf(scene, row),
      falls: plainEstimate(falls),
      hurt: plainEstimate(hurt),
      injured: plainEstimate(injured),
      damage: plainEstimate(damage),
      amounts: amounts.map(([lost, chance]) => ({ lost, chance: plainEstimate(chance) })),
      effects: Object.fromEntries(effects.map(([words, chance]) => [words, plainEstimate(chance)])),
    })),
  }
}
