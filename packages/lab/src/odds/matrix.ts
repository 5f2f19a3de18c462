import type { CombatantOdds } from './summary.ts'

/** What is told of one command against one value of a parameter. Chances go from 0 to 1. */
export interface MatrixCell {
  /** That its blow lands; null where it strikes none. */
  readonly hit: number | null
  /** Life that the target loses each time, on average. */
  readonly damage: number
  /** That the target goes down at once. */
  readonly drops: number
  /** How often it has to be done until the target goes down, on average; null where that cannot be said, or never happens. */
  readonly uses: number | null
  /** Whether all of it is exact; sampled otherwise. */
  readonly exact: boolean
}

/** Commands over the values of a parameter. */
export interface OddsMatrix {
  readonly title: string
  /** The parameter that varies, as it was typed. */
  readonly parameter: string
  readonly values: readonly (string | number)[]
  readonly rows: readonly MatrixRow[]
}

/** One command: as many cells as there are values; null where the rules forbid it there. */
export interface MatrixRow {
  readonly command: string
  readonly cells: readonly (MatrixCell | null)[]
  /** Why cells are null, in the rules' words; null where none is. */
  readonly refused: string | null
}

/** The words with which all commands begin, and what is left of each: `Ann attack Orc` and `axe`, `bow`. */
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

/** Chances closer than this are the same. */
const SAME = 1e-9

/**
 * How often something has to be done, on average, until somebody with so much life goes down: where each time costs life as this time
 * would, and life is all that counts. Null where it is not so, or where it never comes to that.
 */
export function usesToDrop({ amounts, falls }: Pick<CombatantOdds, 'amounts' | 'falls'>, life: number): number | null {
  if (life < 1 || !Number.isInteger(life) || amounts.some(([value]) => value < 0 || !Number.isInteger(value)))
    return null
  const atLeast = (least: number): number =>
    amounts.reduce((sum, [value, { value: chance }]) => (value >= least ? sum + chance : sum), 0)
  // Something else than life decides: a save, a wound, a last gasp.
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
