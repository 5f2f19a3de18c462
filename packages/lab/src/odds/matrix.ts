import type { CombatantOdds } from './summary.ts'

/** Results for one command and one value of a parameter. Chances go from 0 to 1. */
export interface MatrixCell {
  /** The chance to hit; null if the command is not an attack. */
  readonly hit: number | null
  /** Average life that the target loses each time. */
  readonly damage: number
  /** The chance that the target goes down immediately. */
  readonly drops: number
  /** How often it must be done on average until the target goes down; null if that is unknown, or never happens. */
  readonly uses: number | null
  /** Whether all of it is exact; otherwise sampled. */
  readonly exact: boolean
}

/** Results of commands for the values of a parameter. */
export interface OddsMatrix {
  readonly title: string
  /** The varying parameter, as typed. */
  readonly parameter: string
  readonly values: readonly (string | number)[]
  readonly rows: readonly MatrixRow[]
}

/** One command with a cell for each value; null where the rules forbid it. */
export interface MatrixRow {
  readonly command: string
  readonly cells: readonly (MatrixCell | null)[]
  /** Why cells are null, in the rules' words; null if none is. */
  readonly refused: string | null
}

/** The words that all commands start with, and the rest of each: `Ann attack Orc` and `axe`, `bow`. */
export function sharedWords(rows: readonly MatrixRow[]): {
  readonly shared: string
  readonly labels: readonly string[]
} {
  const all = rows.map(({ command }) => command.match(/(?:[^\s"]|"[^"]*")+/g) ?? [])
  let same = 0
  if (all.length > 1) while (all.every((words) => words.length > same + 1 && words[same] === all[0]?.[same])) same++
  const labels = all.map((words) =>
    words
      .slice(same)
      .join(' ')
      .replace(/^"([^"]*)"$/, '$1'),
  )
  return { shared: (all[0] ?? []).slice(0, same).join(' '), labels }
}

/** Chances that differ by less count as equal. */
const SAME = 1e-9

/**
 * How often something must be done on average until someone with this much life goes down, if each time costs life as
 * this time would, and only life counts. Null if that does not apply, or never happens.
 */
export function usesToDrop({ amounts, falls }: Pick<CombatantOdds, 'amounts' | 'falls'>, life: number): number | null {
  if (life < 1 || !Number.isInteger(life) || amounts.some(([value]) => value < 0 || !Number.isInteger(value)))
    return null
  const atLeast = (least: number): number =>
    amounts.reduce((sum, [value, { value: chance }]) => (value >= least ? sum + chance : sum), 0)
  // Something other than life decides: a save, a wound, a last gasp.
  if (Math.abs(atLeast(life) - falls.value) > (falls.exact === null ? 0.02 : SAME)) return null
  const never = 1 - atLeast(1)
  if (never > 1 - SAME) return null
  const uses: number[] = [0]
  for (let left = 1; left <= life; left++) {
    let sum = 1
    for (const [value, { value: chance }] of amounts)
      if (value > 0 && value < left) sum += chance * (uses[left - value] ?? 0)
    uses.push(sum / (1 - never))
  }
  return uses[life] ?? null
}
